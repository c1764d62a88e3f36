import { readFile, stat } from 'node:fs/promises'
import { relative } from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import { ContentError, type ContentFault } from '#server/content-error.ts'
import type { ValueCache } from '#server/value-cache.ts'
import { describeIssue } from './describe-issue.ts'
import { describeYamlError } from './describe-yaml-error.ts'

/**
 * Parses YAML text by a schema. In: the text, its file's name for faults, what the file's name adds (its id), and the
 * replacements of placeholders, made in the parsed texts, so that no replacement can break the YAML. Out: the value, or
 * undefined with every fault pushed to `faults`.
 */
export function parseYaml<Schema extends v.GenericSchema>(
  source: { file: string; text: string; add?: Record<string, unknown>; fill?: (text: string) => string },
  schema: Schema,
  faults: ContentFault[],
): v.InferOutput<Schema> | undefined {
  let data: unknown
  try {
    const { fill } = source
    data = parse(source.text, (_key, value: unknown) => (fill && typeof value === 'string' ? fill(value) : value))
  } catch (error) {
    faults.push({
      file: source.file,
      path: '',
      code: 'conteudo-nao-e-yaml',
      problem: `o arquivo não pôde ser lido como YAML: ${describeYamlError(error)}`,
    })
    return undefined
  }
  const input = source.add && isRecord(data) ? { ...data, ...source.add } : data
  const result = v.safeParse(schema, input)
  if (result.success) return result.output
  for (const issue of result.issues)
    faults.push({ file: source.file, path: v.getDotPath(issue) ?? '', ...describeIssue(issue) })
  return undefined
}

/** Like parseYaml, with a cache: a file is parsed again only when its text has changed. */
export function readYaml<Schema extends v.GenericSchema>(
  { cache, ...source }: { file: string; text: string; add?: Record<string, unknown>; cache: ValueCache },
  schema: Schema,
  faults: ContentFault[],
): Promise<v.InferOutput<Schema> | undefined> {
  const { file, text, add = {} } = source
  return cache.of(['content', file, JSON.stringify(add), text], () => parseYaml(source, schema, faults))
}

/**
 * The limits of a content file, in bytes and in parts (commas, colons, line ends): more than a registry of 20,000
 * models has. Parsing takes up to 1 kB of memory for each part.
 */
const most = { bytes: 2_000_000, parts: 300_000 }

/**
 * Reads a content file as text. Its name in faults is relative to the content folder's parent. Throws a ContentError
 * when it cannot be read or is too large for the memory.
 */
export async function readContent(root: string, path: string): Promise<{ file: string; text: string }> {
  const file = relative(root, path)
  try {
    const { size } = await stat(path)
    const text = size > most.bytes ? '' : await readFile(path, 'utf8')
    if (size > most.bytes || (text.match(/[,:\n]/g)?.length ?? 0) > most.parts) throw tooLarge(file)
    return { file, text }
  } catch (error) {
    if (error instanceof ContentError) throw error
    const code = error instanceof Error && 'code' in error ? error.code : error
    throw new ContentError([
      {
        file,
        path: '',
        code: 'conteudo-arquivo-que-falta',
        problem: `o arquivo não está aqui ou não se pode ler (${String(code)})`,
      },
    ])
  }
}

function tooLarge(file: string): ContentError {
  const problem = `tem mais de ${most.bytes / 1_000_000} MB, ou mais de ${most.parts / 1000} mil partes; divida-o`
  return new ContentError([{ file, path: '', code: 'conteudo-arquivo-grande', problem }])
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}
