import { normalize } from '#domain/text/normalize.ts'
import { piecesOf } from './lines/pieces.ts'
import { cleanLine } from './lines/read-lines.ts'
import { splitCells } from './split-cells.ts'

/** One row of a pasted list. */
export interface OrderRow {
  /** From 1, as the visitor counts the lines of the text. */
  number: number
  /** As typed, without what messengers add. */
  text: string
  /** Of a row in a table: what its columns say. A row without is read freely. */
  cells?: RowCells
}

/** What the columns of a table say in one row. */
export interface RowCells {
  code: string
  quantity: string
  /** Of the columns that the header names so; undefined without them. */
  options?: string | undefined
  note?: string | undefined
  rest: string
}

const codeWords =
  /^(?:cod|codigo|codigos|sku|ref|referencia|part number|pn|partnumber|cod produto|codigo do produto|item code|modelo sku)$/
const quantityWords = /^(?:qtd|qtde|qde|quant|quantidade|quantidades|qty|qnt|qtd solicitada|unidades|un)$/
const optionWords = /^(?:opcao|opcoes)$/
const noteWords = /^(?:obs|observacao|observacoes|nota|notas)$/
const separators = ['\t', ';', '|', ','] as const
/** Of the rows of a table, so many at the least have as many cells as most have. */
const tableShare = 0.6

/**
 * Cuts a pasted text in rows. Two rows or more with as many cells by tab, ';', '|' or ',' are a table when one column
 * holds codes; everything else is read line by line. In: whether a cell is a code of the catalogue.
 */
export function readRows(text: string, isCode: (cell: string) => boolean): OrderRow[] {
  const plain = text.replaceAll(/\r\n?|\u2028|\u2029/g, '\n').replaceAll(/[\u00A0\u2000-\u200A\u202F]/g, ' ')
  for (const separator of separators) {
    const rows = readTable(splitCells(plain, separator), isCode)
    if (rows) return rows
  }
  return plain.split('\n').flatMap((line, place) => freeRow(line, place + 1))
}

interface SplitRow {
  number: number
  text: string
  cells: string[]
}

function freeRow(line: string, number: number): OrderRow[] {
  const text = cleanLine(line)
  return text === '' ? [] : [{ number, text }]
}

interface Columns {
  code: number
  quantity: number | undefined
  options: number | undefined
  note: number | undefined
}

function readTable(rows: readonly SplitRow[], isCode: (cell: string) => boolean): OrderRow[] | undefined {
  const filled = rows.filter(({ text }) => text.trim() !== '')
  const width = commonWidth(filled)
  const table = filled.filter(({ cells }) => cells.length === width)
  if (width < 2 || table.length < 2 || table.length < filled.length * tableShare) return undefined
  const header = table[0] && headerOf(table[0])
  const body = header ? table.slice(1) : table
  const columns = columnsOf(body, { header, isCode, width })
  if (!columns) return undefined
  return filled.flatMap((row): OrderRow[] => {
    if (header && row === table[0]) return []
    if (row.cells.length !== width) return freeRow(row.text, row.number)
    return [asRow(row, columns)]
  })
}

function asRow({ number, text, cells }: SplitRow, { code, quantity, options, note }: Columns): OrderRow {
  const named = new Set([code, quantity, options, note])
  const cell = (place: number | undefined) => (place === undefined ? undefined : cells[place]?.trim())
  const rest = cells.filter((_, place) => !named.has(place)).join(' ')
  return {
    number,
    text: text.trim(),
    cells: {
      code: cell(code)?.normalize('NFKC') ?? '',
      quantity: cell(quantity)?.normalize('NFKC') ?? '',
      options: cell(options),
      note: cell(note),
      rest: rest.trim(),
    },
  }
}

function commonWidth(rows: readonly SplitRow[]): number {
  const tally = new Map<number, number>()
  for (const { cells } of rows) tally.set(cells.length, (tally.get(cells.length) ?? 0) + 1)
  return [...tally].toSorted(([a, times], [b, others]) => others - times || b - a)[0]?.[0] ?? 0
}

/** The columns that a header names. */
function headerOf({ cells }: SplitRow): NamedColumns | undefined {
  const words = cells.map((cell) =>
    normalize(cell)
      .replaceAll(/[^a-z ]/g, '')
      .trim(),
  )
  const placeOf = (named: RegExp) => {
    const place = words.findIndex((word) => named.test(word))
    return place < 0 ? undefined : place
  }
  const [code, quantity] = [placeOf(codeWords), placeOf(quantityWords)]
  if (code === undefined && quantity === undefined) return undefined
  return { code, quantity, options: placeOf(optionWords), note: placeOf(noteWords) }
}

type NamedColumns = Omit<Columns, 'code'> & { code: number | undefined }

interface TableFacts {
  header: NamedColumns | undefined
  isCode: (cell: string) => boolean
  width: number
}

function columnsOf(body: readonly SplitRow[], { header, isCode, width }: TableFacts): Columns | undefined {
  const places = Array.from({ length: width }, (_, place) => place)
  const known = places.map((place) => body.filter(({ cells }) => isCode(cells[place] ?? '')).length)
  const most = Math.max(...known)
  // Codes in two columns are a list of codes, not a table of them.
  if (header?.code === undefined && (most === 0 || known.filter((count) => count === most).length > 1)) return undefined
  const code = header?.code ?? known.indexOf(most)
  const named = header?.quantity
  const others = places.filter((place) => place !== code)
  const counting = others.filter((place) => isCounting(body.map(({ cells }) => cells[place]?.trim() ?? '')))
  // Several columns of numbers and no header: the text of each line is read instead.
  if (named === undefined && counting.length > 1) return undefined
  return { code, quantity: named ?? counting[0], options: header?.options, note: header?.note }
}

const figure = /^\d{1,4}(?:,0{1,2})?\s*(?:un|und|unid|pc|pç|pcs|pçs|x)?\.?$/i

/** 'Vinte', 'duas dúzias'. */
function isInWords(cell: string): boolean {
  const [count, ...others] = piecesOf(cell)
  return count?.kind === 'quantity' && others.length === 0
}

/** A column of quantities: whole numbers, some may be missing, and not 1, 2, 3 … down the page. */
function isCounting(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '').map((cell) => cell.normalize('NFKC'))
  const numbers = filled.filter((cell) => figure.test(cell) || isInWords(cell))
  if (numbers.length === 0 || numbers.length < filled.length * 0.8) return false
  return numbers.length < 2 || !numbers.every((cell, place) => Number.parseInt(cell, 10) === place + 1)
}
