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
  const safe = guardFormula(text.replaceAll(/\s+/g, ' ').trim())
  return /[";]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Spreadsheets ignore blanks and what shows nothing before a formula, and accept full-width signs. */
const formulaStart = /^'*(?:[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠|%]|[\t\r\n])/u

/** A cell that a spreadsheet shows and never runs: a leading `'` is added to what begins like a formula. */
export function guardFormula(cell: string): string {
  return formulaStart.test(cell) ? `'${cell}` : cell
}

/** The reverse of guardFormula. */
export function unguardFormula(cell: string): string {
  return cell.startsWith("'") && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell
}
