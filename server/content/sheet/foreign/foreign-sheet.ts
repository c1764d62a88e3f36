import { readSheet, type SheetRow } from '#server/sheet/csv-sheet.ts'
import type { ContentFault } from '#server/content-error.ts'
import { headingAt, headingSignature } from './column-uses.ts'

/** The sheet of another system, as in its file. */
export interface ForeignSheet {
  heading: readonly string[]
  rows: readonly SheetRow[]
  signature: string
}

/**
 * Reads the sheet from CSV in UTF-8 (csvBytes). Columns with the same heading are numbered, so that none hides another.
 * Faults are pushed to `faults`; cells in columns without a heading are ignored, not faults.
 */
export function readForeignSheet(
  { bytes, file }: { bytes: Buffer; file: string },
  faults: ContentFault[],
): ForeignSheet {
  const found: ContentFault[] = []
  const { heading, rows } = readSheet({ bytes, file, headingAt, isNumbered: true }, found)
  faults.push(...found.filter(({ code }) => code !== 'conteudo-coluna-sem-nome'))
  const named = heading.filter(Boolean)
  return { heading: named, rows, signature: headingSignature(named) }
}

/** The different values of a column in the rows; '' for an empty cell. */
export function differentValues(rows: readonly SheetRow[], column: string | undefined): string[] {
  return [...new Set(rows.map(({ cells }) => (column === undefined ? '' : (cells.get(column) ?? ''))))]
}
