/** A row of CSV for a Brazilian Excel: ';' between cells, no line breaks; what would run as a formula is a text. */
export function csvRow(cells: readonly string[]): string {
  return cells.map(csvCell).join(';')
}

/** The text of a CSV file: CRLF between its rows, and a byte order mark, by which Excel knows UTF-8. */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map(csvRow).join('\r\n')}\r\n`
}

/** A column: its heading and the cell for an item; a heading alone for what the company's people fill in. */
export type SheetColumn<Row> = string | readonly [heading: string, cell: (row: Row) => string]

/** The rows of a sheet: the heading, then one for each item. */
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

/** The beginning of a formula; spreadsheets ignore blanks and invisible signs before it, and take full-width signs. */
const formulaStart = /^'*(?:[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠|%]|[\t\r\n])/u

/** Guards a cell: a leading `'` before what begins like a formula, so that a spreadsheet shows it and never runs it. */
export function guardFormula(cell: string): string {
  return formulaStart.test(cell) ? `'${cell}` : cell
}

/** Takes the `'` of `guardFormula` off a cell; any other cell stays. */
export function unguardFormula(cell: string): string {
  return cell.startsWith("'") && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell
}
