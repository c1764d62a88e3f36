/** Matches the tags of rows and cells with their attributes; a quoted value may contain '>'. */
const tags = /<(?:\w+:)?(row|c)(?=[\s/>])((?:[^<>"']|"[^"]*"|'[^']*')*)/g
const place = /\sr\s*=\s*["']([^"']*)["']/

/**
 * The number of cells that a worksheet spans: the rectangle up to its last row and column, which the library fills. A
 * single cell at XFD1048576 spans 17 thousand million. A row or cell without a reference follows the one before. Throws
 * for an invalid reference.
 */
export function sheetSpan(xml: string): number {
  let row = 0
  let column = 0
  let rows = 0
  let columns = 0
  for (const [, tag, attributes = ''] of xml.matchAll(tags)) {
    const named = placeIn(attributes)
    if (tag === 'row') {
      row = named?.row ?? row + 1
      column = 0
    } else column = named?.column ?? column + 1
    rows = Math.max(rows, named?.row ?? row)
    columns = Math.max(columns, column)
  }
  return rows * columns
}

/** The position in a row's or cell's attributes. 'A' is column 1, 'XFD' is 16,384. */
function placeIn(attributes: string): { row: number; column: number } | undefined {
  const [, reference] = place.exec(attributes) ?? []
  if (reference === undefined) return undefined
  const [, letters = '', number] = /^([A-Z]{0,3})(\d{1,7})$/.exec(reference) ?? []
  if (number === undefined) throw new Error(`${reference} is no place in a sheet`)
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return { row: Number(number), column }
}
