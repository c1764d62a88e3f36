import type { DeskContext } from './environment.ts'

/** Answers with CSV to be kept as a file. In: the file's name, without its ending. */
export function csvAnswer(context: DeskContext, name: string, csv: string): Response {
  context.header('Content-Disposition', `attachment; filename="${name}.csv"`)
  return context.body(csv, 200, { 'Content-Type': 'text/csv; charset=utf-8' })
}
