/**
 * A row of a sheet as a Brazilian Excel opens it: ';' between cells, quotes where needed, line breaks as spaces. What would run as a
 * formula is text.
 */
export function csvRow(cells: readonly string[]): string {
  return cells.map(csvCell).join(';')
}

/** Rows as a file: UTF-8 with its mark, CRLF. */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map(csvRow).join('\r\n')}\r\n`
}

function csvCell(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const safe = /^'*[=+\-@]/.test(line) ? `'${line}` : line
  return /[";]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
