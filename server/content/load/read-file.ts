import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import { ContentError, type ContentFault } from '#server/content-error.ts'

/**
 * Reads YAML text and checks it by schema.
 * In: the text, its file's name for the faults, what the file's own name adds (its id), and what
 * replaces placeholders: in the parsed texts, so that no replacement can break the YAML.
 * Out: the parsed value, or undefined with every fault pushed to `faults`.
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
    faults.push({ file: source.file, path: '', problem: `not YAML: ${firstLine(error)}` })
    return undefined
  }
  const input = source.add && isRecord(data) ? { ...data, ...source.add } : data
  const result = v.safeParse(schema, input)
  if (result.success) return result.output
  for (const issue of result.issues)
    faults.push({ file: source.file, path: v.getDotPath(issue) ?? '', problem: describeIssue(issue) })
  return undefined
}

/**
 * Reads a content file as text; its name in the faults is relative to the content folder's parent.
 * Throws a ContentError when it cannot be read.
 */
export async function readContent(root: string, path: string): Promise<{ file: string; text: string }> {
  const file = relative(root, path)
  try {
    return { file, text: await readFile(path, 'utf8') }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error
    throw new ContentError([{ file, path: '', problem: `found no readable file (${String(code)}), expected this one` }])
  }
}

/** What is wrong, in the words of every content message. */
export function describeIssue(issue: v.BaseIssue<unknown>): string {
  if (issue.expected === 'never') return `unknown field; remove it or check its spelling`
  if (issue.received === 'undefined') return 'found nothing, expected this field'
  if (issue.type === 'non_empty') return 'found nothing in it, expected at least one character'
  const measure = issue.type.endsWith('_length') ? 'a length of ' : ''
  const hint = issue.message.startsWith('Invalid') ? '' : ` (${issue.message})`
  return `found ${measure}${issue.received}, expected ${issue.expected ?? 'another value'}${hint}`
}

function firstLine(error: unknown): string {
  return String(error instanceof Error ? error.message : error).split('\n')[0] ?? ''
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}
