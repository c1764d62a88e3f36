import { readSheet, type SheetRow } from '#server/sheet/csv-sheet.ts'
import type { ContentFault } from '#server/content-error.ts'
import { readHeading } from '#server/content/sheet/rows/column-names.ts'
import { headingAt, headingSignature } from './column-uses.ts'

/** The sheet of another system, as it stands in its file. */
export interface ForeignSheet {
  heading: readonly string[]
  rows: readonly SheetRow[]
  signature: string
}

/** Reads it from CSV in UTF-8 (csvBytes). What cannot be read is pushed to `faults`; cells beside the table are no fault here. */
export function readForeignSheet(
  { bytes, file }: { bytes: Buffer; file: string },
  faults: ContentFault[],
): ForeignSheet {
  const found: ContentFault[] = []
  const { heading, rows } = readSheet({ bytes, file, headingAt }, found)
  faults.push(...found.filter(({ code }) => code !== 'conteudo-coluna-sem-nome'))
  const named = [...new Set(heading.filter(Boolean))]
  return { heading: named, rows, signature: headingSignature(named) }
}

/** Whether a heading is that of the shop's own sheets, which are read as they are. */
export function isOwnHeading(heading: readonly string[]): boolean {
  let faults = 0
  readHeading(heading, () => (faults += 1))
  return faults === 0
}

/** What the rows say in a column with a certain use, each once; '' for rows that say nothing. */
export function saidIn(rows: readonly SheetRow[], column: string | undefined): string[] {
  return [...new Set(rows.map(({ cells }) => (column === undefined ? '' : (cells.get(column) ?? ''))))]
}
