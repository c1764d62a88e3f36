import type { TableLine } from './page-messages.ts'

/** The server's table as it is written: the same lines make the same text. Throws when two files have one address. */
export function tableText(lines: readonly TableLine[]): string {
  const sorted = lines.toSorted(([, { file: a }], [, { file: b }]) => (a < b ? -1 : 1))
  const table = Object.fromEntries(sorted)
  if (Object.keys(table).length < lines.length) throw new Error('build: two files of the release have the same address')
  return JSON.stringify(table)
}
