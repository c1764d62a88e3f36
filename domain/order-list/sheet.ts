import { isCountable, piecesOf } from '#domain/words/pieces.ts'
import { headingWords, roleOfHeading, type ColumnRole } from './column-role.ts'
import { columnsOf, isHeading } from './columns.ts'
import { itemsOverLines } from './items-over-lines.ts'

/** A row cut in cells: its text, and where it begins. */
interface CellRow {
  /** The number of the row's first line, from 1. */
  number: number
  text: string
  cells: string[]
}

/** Cuts a text in rows and cells as spreadsheets write them; quotes that do not close are characters. */
function splitCells(text: string, separator: string): CellRow[] {
  const cell = new RegExp(`(?:"([^"]*(?:""[^"]*)*)"|([^${separator}\\n]*))(?:([${separator}])|\\n|$)`, 'gy')
  const rows: CellRow[] = []
  let row: CellRow = { number: 1, text: '', cells: [] }
  for (const [whole, quoted, bare = '', separatorFound] of text.matchAll(cell)) {
    row.cells.push(quoted?.replaceAll('""', '"') ?? bare)
    row.text += whole.replace(/\n$/, '')
    if (separatorFound !== undefined) continue
    rows.push(row)
    row = { number: row.number + row.text.split('\n').length, text: '', cells: [] }
  }
  return rows
}

/** A list that is a table. */
export interface Sheet {
  /** What each column holds. */
  columns: readonly ColumnRole[]
  /** The cells of the heading, as written; empty without one. */
  heading: readonly string[]
  /** The heading as it stands in the text: it goes back into the text box before the remaining lines. */
  headingText: string
  /** A key that sheets with the same heading share; '' without a heading. */
  signature: string
}

/** A row of a table, a line around the table, or a title above it. */
export interface TableRow extends CellRow {
  kind: 'row' | 'around' | 'title'
}

/** A run of spaces, by which the text of a PDF separates its columns. */
const gap = '  '
const separators = ['\t', ';', '|', ',', gap] as const
type Separator = (typeof separators)[number]
/** The least share of the rows that must have the same number of cells to be a table. */
const tableShare = 0.6
/** The rows within which a heading is looked for, because titles and the buyer's name may stand above it. */
const maximumHeadingRow = 20

/** Columns that a visitor corrected, by the sheet's signature; undefined where nothing is remembered. */
export type ColumnMemory = (signature: string) => readonly ColumnRole[] | undefined

/**
 * Reads a text as a table: items with labelled facts, or at least two rows with equally many cells, separated by tab,
 * ';', '|', ',' or wide gaps, and a heading or a column that shows what is ordered. Below a heading, text after the
 * last row is no part of the table. In: plain text, whether a cell is a code of the catalogue, and earlier corrections.
 * Out: undefined for any other text.
 */
export function readSheet(
  text: string,
  isCode: (cell: string) => boolean,
  rememberedColumns: ColumnMemory = () => undefined,
): { sheet: Sheet; rows: TableRow[] } | undefined {
  const items = readItems(text, isCode, rememberedColumns)
  if (items) return items
  for (const separator of separators) {
    const table = text.includes(separator) ? readSeparated(text, separator, isCode, rememberedColumns) : undefined
    if (table) return table
  }
  return undefined
}

/** Reads a text as rows of cells with one separator; undefined where too few rows are of one width, or tell nothing. */
function readSeparated(
  text: string,
  separator: Separator,
  isCode: (cell: string) => boolean,
  rememberedColumns: ColumnMemory,
): { sheet: Sheet; rows: TableRow[] } | undefined {
  const textRows = splitRows(text, separator)
  const wholeRows = separator === '\t' ? withBrokenRowsJoined(textRows, isCode) : textRows
  const usualWidth = commonWidth(wholeRows.map(({ cells }) => cells.length).filter((size) => size > 1))
  const rows = wholeRows.map((row) => withoutEmptyEnd(row, usualWidth))
  const headingRow = rows
    .filter(({ cells }) => cells.length === usualWidth || isWiderHeading(cells, usualWidth, rows))
    .slice(0, maximumHeadingRow)
    .find(({ cells }) => isHeading(cells))
  const table = rows.filter((row) => row === headingRow || row.cells.length === usualWidth)
  if (usualWidth < 2 || table.length < 2) return undefined
  if (table.length < spanOf(rows, headingRow, table, separator).length * tableShare) return undefined
  // 'CP01, CP02: meia dúzia de cada' is a sentence.
  const codeRows = table.filter(({ cells }) => cells.some(isCode))
  const mayBeSentences = separator === ',' && codeRows.length < table.length * tableShare
  if (!headingRow && (separator === gap || mayBeSentences)) return undefined
  // Below a heading, rows whose empty last cells were left out count as well.
  const leastWidth = headingRow && separator !== ',' && separator !== gap ? 2 : usualWidth
  const mostWidth = headingRow?.cells.length ?? usualWidth
  const body = rows
    .slice(headingRow ? rows.indexOf(headingRow) + 1 : 0)
    .filter(({ cells }) => cells.length >= leastWidth && cells.length <= mostWidth)
  const proposed = columnsOf({ heading: headingRow?.cells, body: body.map(({ cells }) => cells), isCode })
  if (!proposed) return undefined
  const sheet = sheetOf(headingRow, proposed, rememberedColumns)
  const tableRows = withRowKinds(rows, headingRow, new Set(body), isCode)
  return { sheet, rows: withContinuedText(tableRows, sheet.columns) }
}

/** Items over several lines, or with labelled facts, as a table; every other line stands around it. */
function readItems(
  text: string,
  isCode: (cell: string) => boolean,
  rememberedColumns: ColumnMemory,
): { sheet: Sheet; rows: TableRow[] } | undefined {
  const { labels, headingText, items } = itemsOverLines(text)
  const proposed = items.length > 0 && columnsOf({ heading: labels, body: items.map(({ cells }) => cells), isCode })
  if (!proposed) return undefined
  const rows = items.map((item): TableRow => ({ ...item, kind: 'row' }))
  const itemLines = new Set(rows.flatMap((row) => row.text.split('\n').map((_, index) => row.number + index)))
  const around = text.split('\n').flatMap((line, index): TableRow[] => {
    const isFree = line.trim() !== '' && !itemLines.has(index + 1)
    return isFree ? [{ number: index + 1, text: line, cells: [line], kind: 'around' }] : []
  })
  const sheet = sheetOf({ number: 1, text: headingText, cells: labels }, proposed, rememberedColumns)
  return { sheet, rows: [...rows, ...around].toSorted((a, b) => a.number - b.number) }
}

/** Joins rows with nothing but the rest of a description ('5 vias, snap') to the row above. */
function withContinuedText(rows: readonly TableRow[], columns: readonly ColumnRole[]): TableRow[] {
  const textColumn = columns.indexOf('text')
  const joined: TableRow[] = []
  for (const row of rows) {
    const above = joined.at(-1)
    const goesOn =
      above?.kind === 'row' &&
      row.kind === 'row' &&
      isContinuation(row.cells[textColumn] ?? '') &&
      row.cells.every((cell, index) => index === textColumn || cell.trim() === '')
    if (!goesOn) joined.push(row)
    else {
      const cells = above.cells.map((cell, index) =>
        index === textColumn ? `${cell} ${row.cells[textColumn]?.trim()}` : cell,
      )
      joined[joined.length - 1] = { ...above, text: `${above.text}\n${row.text}`, cells }
    }
  }
  return joined
}

function isContinuation(cell: string): boolean {
  const [first, second] = piecesOf(cell)
  return /^\s*[\p{Ll}(]/u.test(cell) || (first?.kind === 'measure' && !isCountable(second))
}

/** The rows with content, without the line that Markdown or a report draws below a heading. */
function splitRows(text: string, separator: Separator): CellRow[] {
  const isSpaced = separator === gap
  const spaced = isSpaced ? (cutAtRuler(text) ?? cutAtGaps(text)) : text
  const rows = splitCells(spaced, isSpaced ? '\t' : separator)
  return rows.filter(({ text: row }) => row.trim() !== '' && !(row.includes('---') && /^[\s|:-]*$/.test(row)))
}

/** The line of dashes with which a report rules its columns: '---- -------- -----------'. */
const ruler = /^[^\S\n]*-{2,}(?: +-{2,})+[^\S\n]*$/m

/** A report with a tab between the columns that its ruler shows. Undefined without a ruler. */
function cutAtRuler(text: string): string | undefined {
  const line = ruler.exec(text)?.[0]
  if (line === undefined) return undefined
  const starts = Array.from(line.matchAll(/-+/g), ({ index }) => index)
  return text
    .split('\n')
    .map((row) => {
      const keeps = starts.slice(1).every((start) => /^\s?$/.test(row.charAt(start - 1)))
      if (!keeps || row.length <= (starts.at(-1) ?? 0)) return row
      return starts.map((start, index) => row.slice(start, starts[index + 1]).trim()).join('\t')
    })
    .join('\n')
}

/** A report whose columns stand at wide gaps, with a tab for each; a cell may fill its column up to the next one. */
function cutAtGaps(text: string): string {
  const lines = text.split('\n')
  const cut = lines.map((line) => line.replaceAll(/(?<=\S) {2,}/g, '\t'))
  const sizes = cut.map((line) => line.split('\t').length)
  const width = commonWidth(sizes.filter((size) => size > 2))
  const whole = lines.filter((_, index) => sizes[index] === width)
  const filled = new Set(whole.flatMap((line) => Array.from(line.matchAll(/\S/g), ({ index }) => index)))
  return cut
    .map((line, index) => {
      if (sizes[index] !== width - 1) return line
      const cells = (lines[index] ?? '')
        .replaceAll(' ', (space, column: number) => (filled.has(column) ? space : '\t'))
        .split(/(?<=\S)[\t ]*\t[\t ]*/)
      return cells.length === width ? cells.join('\t') : line
    })
    .join('\n')
}

/** Joins rows that a line break within a cell has cut; only below a heading, which tells the width. */
function withBrokenRowsJoined(rows: readonly CellRow[], isCode: (cell: string) => boolean): CellRow[] {
  const headingRow = rows.slice(0, maximumHeadingRow).find(({ cells }) => isHeading(cells))
  const width = headingRow?.cells.length ?? 0
  const joined: CellRow[] = []
  let position = 0
  for (let row = rows[position]; row; row = rows[position]) {
    let whole = row
    let end = position + 1
    const isBegun = row !== headingRow && row.cells.length > 1 && /\p{L}/u.test(row.cells.at(-1) ?? '')
    for (let next = rows[end]; isBegun && next && continues(next, isCode); next = rows[end]) {
      const cells = [...whole.cells.slice(0, -1), `${whole.cells.at(-1)} ${next.cells[0]}`, ...next.cells.slice(1)]
      if (cells.length > width) break
      whole = { number: row.number, text: `${whole.text} ${next.text}`, cells }
      end += 1
    }
    const isWhole = whole.cells.length === width
    joined.push(isWhole ? whole : row)
    position = isWhole ? end : position + 1
  }
  return joined
}

/** Whether a row may continue the last cell of the row above: it begins with words, not with a number or a code. */
function continues({ cells: [first = ''] }: CellRow, isCode: (cell: string) => boolean): boolean {
  return /\p{L}/u.test(first) && !/^\s*\d+\s*$/.test(first) && !isCode(first)
}

/** The rows of which most must be of the table: from the heading to its last row; with commas, to the text's end. */
function spanOf(
  rows: readonly CellRow[],
  headingRow: CellRow | undefined,
  table: readonly CellRow[],
  separator: Separator,
): readonly CellRow[] {
  if (!headingRow) return rows
  const last = table.at(-1)
  return rows.slice(rows.indexOf(headingRow), separator === ',' || !last ? undefined : rows.indexOf(last) + 1)
}

/** A row without the empty cells beyond the width, with which some programs end each row but the heading. */
function withoutEmptyEnd(row: CellRow, width: number): CellRow {
  const isEmptyEnd = row.cells.slice(width).every((cell) => cell.trim() === '')
  return isEmptyEnd ? { ...row, cells: row.cells.slice(0, width) } : row
}

/** Whether a heading is wider than its rows by remarks or prices alone, and its quantities stand above numbers. */
function isWiderHeading(heading: readonly string[], width: number, rows: readonly CellRow[]): boolean {
  const quantity = heading.findIndex((cell) => roleOfHeading(cell) === 'quantity')
  const short = rows.filter(({ cells }) => cells.length === width)
  const counted = short.filter(({ cells }) => /^\s*\d/.test(cells[quantity] ?? ''))
  return (
    heading.length > width &&
    heading.slice(width).every((cell) => /^(?:note|none)$/.test(roleOfHeading(cell) ?? '')) &&
    counted.length > short.length * tableShare
  )
}

function sheetOf(
  headingRow: CellRow | undefined,
  proposed: readonly ColumnRole[],
  rememberedColumns: ColumnMemory,
): Sheet {
  const signature = headingRow ? headingRow.cells.map(headingWords).join('|') : ''
  const corrected = rememberedColumns(signature)
  return {
    columns: corrected?.length === proposed.length ? corrected : proposed,
    heading: headingRow?.cells ?? [],
    headingText: headingRow?.text ?? '',
    signature,
  }
}

/** Each row as one of the table, a title above or text around it; every repetition of the heading is left out. */
function withRowKinds(
  rows: readonly CellRow[],
  headingRow: CellRow | undefined,
  body: ReadonlySet<CellRow>,
  isCode: (cell: string) => boolean,
): TableRow[] {
  const start = headingRow ? rows.indexOf(headingRow) : 0
  return rows.flatMap((row, index): TableRow[] => {
    if (row.text.trim() === headingRow?.text.trim()) return []
    if (body.has(row)) return [{ ...row, kind: 'row' }]
    return [{ ...row, kind: index < start && !row.cells.some(isCode) ? 'title' : 'around' }]
  })
}

/** The most frequent of numbers of cells, the greater one first; 0 without any. */
function commonWidth(sizes: readonly number[]): number {
  const tally = new Map<number, number>()
  for (const size of sizes) tally.set(size, (tally.get(size) ?? 0) + 1)
  return [...tally].toSorted(([widthA, countA], [widthB, countB]) => countB - countA || widthB - widthA)[0]?.[0] ?? 0
}
