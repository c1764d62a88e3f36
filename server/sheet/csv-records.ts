import { stringify } from 'csv-stringify/sync'
import { sheetText } from './csv-sheet.ts'

/**
 * CSV for programs, by RFC 4180 with commas: without a byte order mark, and without the apostrophe before formulas,
 * which a program would take for text. sheetText writes CSV for people.
 */
export function commaText(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  return stringify(
    [heading, ...rows].map((cells) => [...cells]),
    { record_delimiter: '\r\n', quoted_match: /[\r\n]/ },
  )
}

/** Rows as CSV that spreadsheets treat as text, whatever visitors wrote. */
export function toCsv(
  columns: readonly string[],
  rows: readonly Record<string, string | number | boolean | null>[],
): string {
  return sheetText(
    columns,
    rows.map((row) => columns.map((column) => String(row[column] ?? ''))),
  )
}
