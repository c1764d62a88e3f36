import * as v from 'valibot'
import { parse } from 'yaml'
import type { ContentFault } from '#server/content-error.ts'
import { describeIssue } from './describe-issue.ts'
import { describeYamlError } from './describe-yaml-error.ts'

/** A YAML text to be parsed. */
export interface YamlSource {
  /** The file's name in faults. */
  file: string
  text: string
  /** What the file's name says of the value, such as its id. */
  add?: Record<string, unknown>
  /** Replaces placeholders. This happens in the parsed texts, so that no replacement can break the YAML. */
  fill?: (text: string) => string
}

/** Parses YAML text by a schema. Out: the value, or undefined with every fault pushed to `faults`. */
export function parseYaml<Schema extends v.GenericSchema>(
  source: YamlSource,
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

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}
