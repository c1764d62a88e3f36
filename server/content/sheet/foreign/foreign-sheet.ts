import { readSheet, type SheetRow } from '#server/sheet/csv-sheet.ts'
import type { ContentFault } from '#server/content-error.ts'
import { readHeading } from '#server/content/sheet/rows/column-names.ts'
import { headingAt, headingSignature } from './column-uses.ts'

/** The sheet of another system, as in its file. */
export interface ForeignSheet {
  heading: readonly string[]
  rows: readonly SheetRow[]
  signature: string
}

/**
 * Reads the sheet from CSV in UTF-8 (csvBytes). Faults are pushed to `faults`; cells in columns without a heading are
 * ignored, not faults.
 */
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

/** Whether a heading is that of the shop's own sheets, which have their own import. */
export function isOwnHeading(heading: readonly string[]): boolean {
  let faults = 0
  readHeading(heading, () => (faults += 1))
  return faults === 0
}

/** The different values of a column in the rows; '' for an empty cell. */
export function differentValues(rows: readonly SheetRow[], column: string | undefined): string[] {
  return [...new Set(rows.map(({ cells }) => (column === undefined ? '' : (cells.get(column) ?? ''))))]
}
