import { buyerLineOf, type BuyerLine } from '#domain/buyer/buyer-line.ts'
import { cleanLine } from './lines/clean-line.ts'
import type { ColumnRole } from './sheet/column-role.ts'
import { readSheet, type ColumnMemory, type Sheet, type SheetRow } from './sheet/read-sheet.ts'

/** One row of a pasted list. */
export interface OrderRow {
  /** From 1, as the visitor counts the lines of the text, headings included. */
  number: number
  /** As typed, without what messengers add. */
  text: string
  /** What the columns say, for a row of a table. A row without them is read as free text. */
  cells?: RowCells
  /** A title of the table, or of a lot in it: orders nothing. */
  isTitle?: boolean
}

/** What the columns of a table say in one row. */
export interface RowCells {
  code: string
  quantity: string
  /** The columns for options and note; undefined in a sheet without them. */
  options?: string | undefined
  note?: string | undefined
  /** The description; in a table without descriptions, the cells of the unused columns. */
  rest: string
  /** What the buyer's own list says of the line. */
  theirs?: BuyerLine | undefined
}

/** A text cut in rows, and how its columns were read where it is a table. */
export interface ReadRows {
  rows: OrderRow[]
  sheet?: Sheet
}

/**
 * Cuts a pasted text in rows: a table by its columns, everything else line by line. In: whether a cell is a code of the
 * catalogue, and the columns that the visitor corrected before.
 */
export function readRows(text: string, isCode: (cell: string) => boolean, remembered?: ColumnMemory): ReadRows {
  const plain = text.replaceAll(/\r\n?/g, '\n').replaceAll(/[\u00A0\u2000-\u200A\u202F]/g, ' ')
  const read = readSheet(plain, isCode, remembered)
  if (!read) return { rows: plain.split('\n').flatMap((line, place) => freeRow(line, place + 1)) }
  const { sheet, rows } = read
  let lot: string | undefined
  return {
    sheet,
    rows: rows.flatMap((row) => {
      const named = lotOf(row, sheet.columns)
      lot = named ?? lot
      if (row.kind === 'title' || named !== undefined) return titleRow(row)
      if (row.kind === 'around') return freeRow(row.text, row.number)
      return [asRow(row, sheet.columns, lot)]
    }),
  }
}

function freeRow(line: string, number: number): OrderRow[] {
  const text = cleanLine(line)
  return text === '' ? [] : [{ number, text }]
}

function titleRow({ number, cells }: SheetRow): OrderRow[] {
  const text = cells.join(' ').trim()
  return text === '' ? [] : [{ number, text, isTitle: true }]
}

/** 'Lote 2', 'LOTE nº 03 - Cabos', 'Lote B', 'Lote único: …'; in 'Lote com entrega parcelada' no lot is named. */
const lotName =
  /^\s*[Ll](?:ote|OTE)\s+(?:[Nn]\S{0,2}\s+)?([A-Za-z.]{0,3}\d[\w.]{0,10}(?!\S)|(?:[A-Z]|[IVXLC]{1,5}|[UuÚú]nico|[UÚ]NICO)(?=\s*(?:$|[-–—:(])))/

/** The lot that a row opens: '2' if it says only 'LOTE 2 - CABOS'. Undefined in a table with a column for lots. */
function lotOf({ cells }: SheetRow, columns: readonly ColumnRole[]): string | undefined {
  if (columns.includes('lot')) return undefined
  const [only = '', ...others] = cells.filter((cell) => cell.trim() !== '')
  return others.length > 0 ? undefined : lotName.exec(only)?.[1]
}

function asRow({ number, text, cells }: SheetRow, columns: readonly ColumnRole[], lot: string | undefined): OrderRow {
  const cell = (role: ColumnRole) => {
    const said = cells.flatMap((one, place) => (columns[place] === role ? [unquoted(one.trim())] : []))
    return said.length === 0 ? undefined : said.filter((one) => one !== '').join(' ')
  }
  const isUnnamed = !columns.includes('text')
  const words = cell('text')
  return {
    number,
    text: text.trim(),
    cells: {
      code: cell('code')?.normalize('NFKC') ?? '',
      quantity: cell('quantity')?.normalize('NFKC') ?? '',
      options: cell('options'),
      note: cell('note'),
      rest: (isUnnamed ? cell('none') : words) ?? '',
      theirs: buyerLineOf({
        lot: cell('lot') ?? lot,
        item: cell('item'),
        code: cell('buyerCode'),
        catmat: cell('catmat'),
        text: words,
        unit: cell('unit'),
        brand: cell('brand'),
      }),
    },
  }
}

/** A text without the apostrophe that keeps a spreadsheet from reading it as a formula. */
function unquoted(text: string): string {
  return text.replace(/^'(?='*[=+\-@])/, '')
}
