/** For a Brazilian Excel: ';' between cells, spaces instead of line breaks; what would run as a formula is a text. */
export function csvRow(cells: readonly string[]): string {
  return cells.map(csvCell).join(';')
}

/** UTF-8 with a byte order mark, CRLF. */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map(csvRow).join('\r\n')}\r\n`
}

/** A heading with the cell of a row; alone, of what the shop does not know: the company's people fill it in. */
export type SheetColumn<Row> = string | readonly [heading: string, cell: (row: Row) => string]

/** The heading, then a row for each item. */
export function sheetRows<Row>(columns: readonly SheetColumn<Row>[], items: readonly Row[]): string[][] {
  return [
    columns.map((column) => (typeof column === 'string' ? column : column[0])),
    ...items.map((item) => columns.map((column) => (typeof column === 'string' ? '' : column[1](item)))),
  ]
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
