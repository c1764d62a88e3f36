import { splitCells, type CellRow } from './split-cells.ts'
import { headingWords, type ColumnRole } from './column-role.ts'
import { columnsOf, isHeading } from './sheet-columns.ts'

/** A list that is a table. */
export interface Sheet {
  /** What each column holds. */
  columns: readonly ColumnRole[]
  /** The cells of the heading, as written; empty without one. */
  heading: readonly string[]
  /** The heading as it stood in the text: goes back into the box before what is left of the list. */
  headingText: string
  /** Names sheets with the same heading; '' without one. */
  signature: string
}

/** A row of a table, of what stands around it, or a title above it. */
export interface SheetRow extends CellRow {
  kind: 'row' | 'around' | 'title'
}

/** The text of a PDF keeps its columns apart by spaces. */
const gap = '  '
const separators = ['\t', ';', '|', ',', gap] as const
type Separator = (typeof separators)[number]
/** Of the rows of a table, so many at the least have as many cells as most have. */
const tableShare = 0.6
/** Titles and the buyer's name stand above a heading. */
const mostTitles = 20

/** Columns that a visitor corrected, by the sheet's signature; undefined where nothing is remembered. */
export type ColumnMemory = (signature: string) => readonly ColumnRole[] | undefined

/**
 * Reads a text as a table: two rows or more with as many cells by tab, ';', '|', ',' or wide gaps, and a heading or a
 * column that tell what is ordered; below a heading, what follows the last row is no part of it. In: plain text, whether a cell is a code of the catalogue, and what was corrected before. Out:
 * undefined for everything else.
 */
export function readSheet(
  text: string,
  isCode: (cell: string) => boolean,
  remembered: ColumnMemory = () => undefined,
): { sheet: Sheet; rows: SheetRow[] } | undefined {
  for (const separator of separators) {
    const split = splitRows(text, separator)
    const width = commonWidth(separator === ',' ? split : split.filter(({ cells }) => cells.length > 1))
    const rows = split.map((row) => withoutEmptyEnd(row, width))
    const table = rows.filter(({ cells }) => cells.length === width)
    if (width < 2 || table.length < 2) continue
    const top = headingOf(table, isCode)
    if (table.length < spanOf(rows, { top, table, separator }).length * tableShare) continue
    // 'CP01, CP02: meia dúzia de cada' is a sentence.
    const coded = table.filter(({ cells }) => cells.some(isCode))
    if (!top && (separator === gap || (separator === ',' && coded.length < table.length * tableShare))) continue
    const body = bodyOf(rows, { top, width, isLoose: separator !== ',' && separator !== gap })
    const proposed = columnsOf({ heading: top?.cells, body: body.map(({ cells }) => cells), isCode })
    if (!proposed) continue
    const sheet = sheetOf(top, proposed, remembered)
    return { sheet, rows: partsOf(rows, { top, body: new Set(body), isCode }) }
  }
  return undefined
}

/** The rows that say something, without the line that Markdown draws below a heading. */
function splitRows(text: string, separator: Separator): CellRow[] {
  const isSpaced = separator === gap
  const rows = splitCells(isSpaced ? text.replaceAll(/(?<=\S) {2,}(?=\S)/g, '\t') : text, isSpaced ? '\t' : separator)
  return rows.filter(({ text: row }) => row.trim() !== '' && !/^[\s|:-]*-{3}[\s|:-]*$/.test(row))
}

/** Where the table has to be most of what stands there: neither titles above a heading nor greetings below its last row count. Commas stand in sentences too. */
function spanOf(
  rows: readonly CellRow[],
  { top, table, separator }: { top: CellRow | undefined; table: readonly CellRow[]; separator: Separator },
): readonly CellRow[] {
  if (!top) return rows
  const last = table.at(-1)
  return rows.slice(rows.indexOf(top), separator === ',' || !last ? undefined : rows.indexOf(last) + 1)
}

/** Some programs end each row, but not the heading, with a separator. */
function withoutEmptyEnd(row: CellRow, width: number): CellRow {
  const isEmptyEnd = row.cells.slice(width).every((cell) => cell.trim() === '')
  return isEmptyEnd ? { ...row, cells: row.cells.slice(0, width) } : row
}

/** The rows of the table itself. Below a heading, rows whose empty last cells were left out count as well. */
function bodyOf(
  rows: readonly CellRow[],
  { top, width, isLoose }: { top: CellRow | undefined; width: number; isLoose: boolean },
): CellRow[] {
  const below = top ? rows.slice(rows.indexOf(top) + 1) : rows
  const least = top && isLoose ? 2 : width
  return below.filter(({ cells }) => cells.length >= least && cells.length <= width)
}

function headingOf(table: readonly CellRow[], isCode: (cell: string) => boolean): CellRow | undefined {
  return table.slice(0, mostTitles).find(({ cells }) => isHeading(cells, isCode))
}

function sheetOf(top: CellRow | undefined, proposed: readonly ColumnRole[], remembered: ColumnMemory): Sheet {
  const signature = top ? top.cells.map(headingWords).join('|') : ''
  const kept = remembered(signature)
  return {
    columns: kept?.length === proposed.length ? kept : proposed,
    heading: top?.cells ?? [],
    headingText: top?.text ?? '',
    signature,
  }
}

interface Parts {
  top: CellRow | undefined
  body: ReadonlySet<CellRow>
  isCode: (cell: string) => boolean
}

/** Rows below the heading are the table's; the heading itself, where a page repeats it too, is none. */
function partsOf(rows: readonly CellRow[], { top, body, isCode }: Parts): SheetRow[] {
  const start = top ? rows.indexOf(top) : 0
  return rows.flatMap((row, place): SheetRow[] => {
    if (row.text.trim() === top?.text.trim()) return []
    if (body.has(row)) return [{ ...row, kind: 'row' }]
    return [{ ...row, kind: place < start && !row.cells.some(isCode) ? 'title' : 'around' }]
  })
}

function commonWidth(rows: readonly CellRow[]): number {
  const tally = new Map<number, number>()
  for (const { cells } of rows) tally.set(cells.length, (tally.get(cells.length) ?? 0) + 1)
  return [...tally].toSorted(([a, times], [b, others]) => others - times || b - a)[0]?.[0] ?? 0
}
