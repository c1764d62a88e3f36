import { sheetText } from './csv-sheet.ts'

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
