/**
 * A row of CSV for a Brazilian Excel: ';' between cells, quotes where needed, spaces instead of line breaks. A cell
 * that would run as a formula is marked as text.
 */
export function csvRow(cells: readonly string[]): string {
  return cells.map(csvCell).join(';')
}

/** Rows as a file: UTF-8 with a byte order mark, CRLF. */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map(csvRow).join('\r\n')}\r\n`
}

function csvCell(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const safe = /^'*[=+\-@]/.test(line) ? `'${line}` : line
  return /[";]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
