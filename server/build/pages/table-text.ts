import type { TableLine } from './page-messages.ts'

/** The server's table as text, independent of the order of its entries. Throws when two files have the same path. */
export function tableText(lines: readonly TableLine[]): string {
  const sorted = lines.toSorted(([, { file: a }], [, { file: b }]) => (a < b ? -1 : 1))
  const table = Object.fromEntries(sorted)
  if (Object.keys(table).length < lines.length) throw new Error('build: two files of the release have the same address')
  return JSON.stringify(table)
}
