import { buyerLineOf, type BuyerLine } from '#domain/buyer/buyer-line.ts'
import { unguardFormula } from '#domain/text/csv-row.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { withoutBullet } from '#domain/words/order-line.ts'
import type { ColumnRole } from './column-role.ts'
import { layoutOf, type TextLine, numberedLines, type ItemNumber } from './layout.ts'
import { readSheet, type ColumnMemory, type Sheet, type TableRow } from './sheet.ts'

/** One row of a pasted list. */
export interface OrderRow {
  /** The number of the row, from 1, as the visitor counts the lines of the text, headings included. */
  number: number
  /** The row as typed, without what mails and messengers add and without the number of its item. */
  text: string
  /** What the columns say, for a row of a table. A row without them is read as free text. */
  cells?: RowCells
  /** The number before a line of a numbered list. */
  numbered?: ItemNumber
  /** A title of a table or lot, a line around the order, or one that was struck out: orders nothing. */
  isAside?: boolean
  /** The lines below are its parts: '2. Monitor MX450 (4 un)' above '2.1 C5VG24'. Without a code it is their title. */
  hasParts?: boolean
  /** A dash or dot before the line sets it off as one of several. */
  isBulleted?: boolean
  /** A line of a signature, in which only whole codes are read. */
  isSignature?: boolean
}

/** What the columns of a table say in one row. */
export interface RowCells {
  code: string
  /** The cells of the column for quantities; several that differ where it is open which column is meant. */
  quantities: readonly string[]
  /** The columns for options and note; undefined in a sheet without them. */
  options?: string | undefined
  note?: string | undefined
  /** The description; in a table without descriptions, the cells of the unused columns. */
  rest: string
  /** The cells of the unused columns beside descriptions. */
  unused: string
  /** What the buyer's own list says of the line. */
  buyerLine?: BuyerLine | undefined
}

/** Cuts a text in rows, a table by its columns. In: whether older messages below the text are read as well. */
export function readRows(
  text: string,
  isCode: (cell: string) => boolean,
  rememberedColumns: ColumnMemory | undefined,
  olderMessages: 'aside' | 'read',
): { rows: OrderRow[]; sheet?: Sheet; hasOlder: boolean } {
  const plain = plainText(text.replaceAll(/\r\n?/g, '\n'), true)
  const linesOfText = layoutOf(plain)
  const hasOlder = linesOfText.some(({ aside }) => aside === 'older')
  const readsLine = ({ aside }: TextLine) => aside === 'older' && olderMessages === 'read'
  const lines = linesOfText.map((line) => (readsLine(line) ? { number: line.number, text: line.text } : line))
  // Cells keep their spaces and tabs; lines around the order are empty for the table.
  const tableText = plain.split('\n').map((rawLine, index) => {
    const line = linesOfText[index]
    if (line?.aside === undefined || line.aside === 'signature') return rawLine
    return readsLine(line) ? line.text : ''
  })
  const table = readSheet(tableText.join('\n'), isCode, rememberedColumns)
  if (!table) return { rows: freeRows(lines), hasOlder }
  const { sheet, rows } = table
  let lot: string | undefined
  const asideRows = lines.filter(isAroundOrder).map(asideRow)
  const tableRows = rows.flatMap((row) => {
    const openedLot = lotOf(row, sheet.columns)
    lot = openedLot ?? lot
    if (row.kind === 'title' || openedLot !== undefined) return titleRow(row)
    if (row.kind === 'around') return freeRows(lines.filter(({ number }) => number === row.number))
    return [tableRow(row, sheet.columns, lot)]
  })
  return { sheet, rows: [...tableRows, ...asideRows].toSorted((a, b) => a.number - b.number), hasOlder }
}

/** Whether a line has content that is none of the order's: an older message, the head of a mail, a notice. */
function isAroundOrder({ aside, text }: TextLine): boolean {
  return aside !== undefined && aside !== 'signature' && text !== ''
}

const asideRow = ({ number, text }: TextLine): OrderRow => ({ number, text, isAside: true })

/** The rows of lines of free text. */
function freeRows(lines: readonly TextLine[]): OrderRow[] {
  const orderLines = lines.filter((line) => !isAroundOrder(line))
  const itemNumbers = numberedLines(orderLines.map(({ text }) => text))
  const free = orderLines.flatMap(({ number, text, aside }, place): OrderRow[] => {
    const itemNumber = itemNumbers.get(place)
    const orderText = withoutBullet(itemNumber?.isMarked ? itemNumber.textBehind : text)
    if (orderText === '') return []
    return [
      {
        number,
        text: orderText,
        ...(itemNumber && { numbered: itemNumber }),
        ...(isNumberedAbove(text, orderLines[place + 1]?.text) && { hasParts: true }),
        ...(/^[•·*–—-]/.test(text) && { isBulleted: true }),
        ...(aside === 'signature' && { isSignature: true }),
      },
    ]
  })
  return [...free, ...lines.filter(isAroundOrder).map(asideRow)].toSorted((a, b) => a.number - b.number)
}

/** Whether the number of the next line begins with that of a line: '2. CABOS' above '2.1 C5VGA3'. */
function isNumberedAbove(text: string, next = ''): boolean {
  const number = /^\d{1,2}\b/.exec(text)?.[0]
  return number !== undefined && next.startsWith(`${number}.`) && /^\d+\.\d/.test(next)
}

function titleRow({ number, cells }: TableRow): OrderRow[] {
  const text = cells.join(' ').trim()
  return text === '' ? [] : [{ number, text, isAside: true }]
}

/** Matches the name of a lot: 'Lote 2', 'LOTE nº 03 - Cabos', 'Lote único: …'; not 'Lote com entrega parcelada'. */
const lotName =
  /^\s*[Ll](?:ote|OTE)\s+(?:[Nn]\S{0,2}\s+)?([A-Za-z.]{0,3}\d[\w.]{0,10}(?!\S)|(?:[A-Z]|[IVXLC]{1,5}|[UuÚú]nico|[UÚ]NICO)(?=\s*(?:$|[-–—:(])))/

/** The lot that a row opens: '2' if it says only 'LOTE 2 - CABOS'. Undefined in a table with a column for lots. */
function lotOf({ cells }: TableRow, columns: readonly ColumnRole[]): string | undefined {
  if (columns.includes('lot')) return undefined
  const [only = '', ...others] = cells.filter((cell) => cell.trim() !== '')
  return others.length > 0 ? undefined : lotName.exec(only)?.[1]
}

function tableRow(
  { number, text, cells }: TableRow,
  columns: readonly ColumnRole[],
  lot: string | undefined,
): OrderRow {
  const cell = (role: ColumnRole) => {
    const texts = cells.flatMap((one, index) => (columns[index] === role ? [unguardFormula(one.trim())] : []))
    return texts.length === 0 ? undefined : texts.filter((one) => one !== '').join(' ')
  }
  const isUnnamed = !columns.includes('text')
  const words = cell('text')
  return {
    number,
    text: text.trim(),
    cells: {
      code: cell('code') ?? '',
      quantities: [...new Set(cells.filter((_, index) => columns[index] === 'quantity').map((one) => one.trim()))],
      options: cell('options'),
      note: cell('note'),
      rest: (isUnnamed ? cell('none') : words) ?? '',
      unused: (isUnnamed ? undefined : cell('none')) ?? '',
      buyerLine: buyerLineOf({
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
