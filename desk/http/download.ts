import type { DeskContext } from './environment.ts'

const types = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
} as const

/** Answers with a download. In: the file's name, whose ending gives the type, and its content. */
export function fileAnswer(
  context: DeskContext,
  name: `${string}.${keyof typeof types}`,
  content: string | Uint8Array<ArrayBuffer>,
): Response {
  const type = Object.entries(types).find(([ending]) => name.endsWith(`.${ending}`))?.[1] ?? types.txt
  context.header('Content-Disposition', `attachment; filename="${name}"`)
  return context.body(content, 200, { 'Content-Type': type })
}
