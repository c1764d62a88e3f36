/** A row cut in cells: its text, and where it begins. */
export interface CellRow {
  /** The number of its first line, from 1. */
  number: number
  text: string
  cells: string[]
}

/**
 * Cuts a text in rows and cells as spreadsheets write them: a cell in quotes may hold the separator, line breaks and
 * doubled quotes. Quotes that do not close are characters like others.
 */
export function splitCells(text: string, separator: string): CellRow[] {
  const rows: CellRow[] = []
  let row: CellRow = { number: 1, text: '', cells: [] }
  let place = 0
  let number = 1
  while (place <= text.length) {
    const { value, end } = readCell(text, place, separator)
    row.cells.push(value)
    row.text += text.slice(place, end)
    number += text.slice(place, end).split('\n').length - 1
    const next = text[end]
    place = end + 1
    if (next === separator) {
      row.text += separator
      continue
    }
    rows.push(row)
    number += 1
    row = { number, text: '', cells: [] }
  }
  return rows
}

/** The cell that begins at a place: its text, and the place of the separator or line break after it. */
function readCell(text: string, start: number, separator: string): { value: string; end: number } {
  const quoted = text[start] === '"' ? closingQuote(text, start) : -1
  const after = text[quoted + 1]
  if (quoted > 0 && (after === undefined || after === separator || after === '\n'))
    return { value: text.slice(start + 1, quoted).replaceAll('""', '"'), end: quoted + 1 }
  let end = start
  while (end < text.length && text[end] !== separator && text[end] !== '\n') end++
  return { value: text.slice(start, end), end }
}

function closingQuote(text: string, start: number): number {
  let place = start + 1
  while (place < text.length) {
    if (text[place] !== '"') place += 1
    else if (text[place + 1] === '"') place += 2
    else return place
  }
  return -1
}
