import { buyerLineOf } from '#domain/buyer/buyer-line.ts'
import { maximumQuantity } from '#domain/cart/cart.ts'
import { compactCode } from '#domain/codes/code.ts'
import type { OrderedItem } from '#domain/order-list/order-item.ts'
import type { OrderEntry, Outcome } from '#domain/order-list/outcome.ts'
import { lineOfList, type RequestRow } from '#domain/quote/request.ts'

export interface OrderTableRow {
  entry: OrderEntry
  /** The line as read with the code that the visitor typed into the row. */
  retypedReading?: OrderEntry
  chosenItem?: OrderedItem | undefined
  /** The quantity that the visitor typed, from 1 to 999. */
  quantity?: number | undefined
  /** Whether the visitor confirmed a code that was read otherwise than it is written. */
  isConfirmed?: boolean
  /** Whether the visitor removed the row; the text still has the row's line. */
  isRemoved?: boolean
}

/** The rows for a list that was read again: unchanged lines keep the visitor's decisions. */
export function rowsOf(entries: readonly OrderEntry[], previous: readonly OrderTableRow[]): OrderTableRow[] {
  const reusableRows = [...previous]
  return entries.filter(ordersSomething).map((entry) => {
    const index = reusableRows.findIndex((row) => row.entry.line === entry.line && isSameLine(row.entry, entry))
    const [row] = index < 0 ? [] : reusableRows.splice(index, 1)
    if (!row?.retypedReading) return { ...row, entry }
    return { ...row, entry, retypedReading: retypedAs(entry, row.retypedReading) }
  })
}

/** Whether a line asks for an item: greetings and titles do not, and get no row. */
export const ordersSomething = ({ outcome }: OrderEntry): boolean => outcome.kind !== 'remark'

const isSameLine = (one: OrderEntry, other: OrderEntry): boolean =>
  one.written === other.written && JSON.stringify(one.outcome) === JSON.stringify(other.outcome)

/** What the row's line was read as: with the code that the visitor typed into the row, else as the text has it. */
export const readingOf = ({ entry, retypedReading }: OrderTableRow): OrderEntry => retypedReading ?? entry

/** The item that a row orders; undefined while it has a question, or a code that waits to be confirmed. */
export function orderedItemOf(row: OrderTableRow): OrderedItem | undefined {
  return needsConfirmation(row) ? undefined : itemOnceConfirmed(row)
}

/** The item that a row would order once its reading is confirmed. */
export function itemOnceConfirmed(row: OrderTableRow): OrderedItem | undefined {
  const { chosenItem, quantity } = row
  const { outcome, options, note, buyerLine } = readingOf(row)
  const orderedItem = chosenItem ?? certainItem(outcome, quantity)
  return orderedItem && { ...orderedItem, quantity: quantity ?? orderedItem.quantity, options, note, buyerLine }
}

/** Whether only the confirmation is missing: 'TPNI5' was read as TPNI05. */
export function needsConfirmation(row: OrderTableRow): boolean {
  const isRead = readingOf(row).readAs !== undefined && row.chosenItem === undefined
  return isRead && row.isConfirmed !== true && itemOnceConfirmed(row) !== undefined
}

/** The item of a line that is certain, or becomes certain because the visitor typed the missing quantity. */
function certainItem(outcome: Outcome, quantity: number | undefined): OrderedItem | undefined {
  if (outcome.kind === 'certain') return { item: outcome.item, quantity: outcome.quantity }
  return outcome.kind === 'quantity' && quantity !== undefined ? { item: outcome.item, quantity } : undefined
}

/** Whether the visitor has yet to decide something, so that the row orders nothing; never for a quantity of 0. */
export function hasOpenQuestion(row: OrderTableRow): boolean {
  return readingOf(row).outcome.kind !== 'skipped' && orderedItemOf(row) === undefined
}

/** The quantity that a row asks for: typed by the visitor or read from the line, else 1. */
export function quantityOf(row: OrderTableRow): number {
  const { outcome } = readingOf(row)
  const firstReading = outcome.kind === 'confirm' ? outcome.readings[0] : undefined
  const readQuantity = 'quantity' in outcome ? outcome.quantity : 1
  return itemOnceConfirmed(row)?.quantity ?? row.quantity ?? firstReading?.quantity ?? readQuantity
}

/** A row with another quantity, a whole number; unchanged unless it is from 1 to 999. */
export function withQuantity(row: OrderTableRow, quantity: number): OrderTableRow {
  return quantity >= 1 && quantity <= maximumQuantity ? { ...row, quantity } : row
}

/** A row with an answer; where readings differ in quantity, it replaces a typed quantity. */
export function withChoice(row: OrderTableRow, chosenItem: OrderedItem | undefined): OrderTableRow {
  return { ...row, chosenItem, quantity: readingOf(row).outcome.kind === 'confirm' ? undefined : row.quantity }
}

/** The rows for a line whose one quantity is for each of its codes: a row for each code. */
export function rowPerCode({ entry, retypedReading }: OrderTableRow): OrderTableRow[] {
  const { outcome, ...reading } = retypedReading ?? entry
  if (outcome.kind !== 'confirm') return []
  return outcome.readings.map(({ item, quantity }, index) => ({
    entry: {
      ...reading,
      // The ids of entries are whole numbers: hundredths keep the rows of one line apart.
      id: entry.id + index / 100,
      outcome: { kind: 'certain', item, quantity, isAssumed: false },
    },
  }))
}

/** The words from which a line was read, to be shown beside what it orders; '' for a code and its number alone. */
export function sourceText({ written, buyerLine, outcome }: OrderEntry): string {
  if (buyerLine?.text) return buyerLine.text
  if (outcome.kind !== 'certain') return written
  const quantityOrUnit = new RegExp(
    `(?<![\\p{L}\\d])0*${outcome.quantity}(?![\\p{L}\\d])|(?<!\\p{L})(?:x|un|pç|pc)s?(?!\\p{L})`,
    'giu',
  )
  const remainder = compactCode(written.replaceAll(quantityOrUnit, ' '))
  return [written, remainder].some((text) => compactCode(text) === compactCode(outcome.item.code)) ? '' : written
}

/** The buyer's words for a line: the text read as its code, and the description, alone if that contains the text. */
export function buyerWordsOf({ written, buyerLine }: Pick<OrderEntry, 'written' | 'buyerLine'>): string {
  const readText = buyerLineOf({ text: written })?.text ?? ''
  const description = buyerLine?.text ?? ''
  return description.includes(readText) ? description : [readText, description].filter(Boolean).join(' ')
}

/** A row with a retyped code: place, words and quantity stay, unless a quantity was typed with the code. */
export function withRetypedCode(row: OrderTableRow, reading: OrderEntry): OrderTableRow {
  const { entry } = row
  const { outcome } = reading
  const quantityWithCode = outcome.kind === 'certain' && !outcome.isAssumed ? outcome.quantity : undefined
  return { entry, quantity: quantityWithCode ?? quantityOf(row), retypedReading: retypedAs(entry, reading) }
}

/** The reading of a retyped code; what the table's columns say of the line stays as in the text. */
function retypedAs(entry: OrderEntry, { written, outcome, readAs }: OrderEntry): OrderEntry {
  const { readAs: _readAsInText, ...lineFacts } = entry
  return { ...lineFacts, written, outcome, ...(readAs !== undefined && { readAs }) }
}

/** The rows for a request, without lines of quantity 0; a row with an open question keeps its written text. */
export function requestRowsOf(rows: readonly OrderTableRow[]): RequestRow[] {
  return rows.flatMap((row): RequestRow[] => {
    const orderedItem = orderedItemOf(row)
    const reading = readingOf(row)
    const id = String(row.entry.id)
    if (orderedItem) return [lineOfList({ ...orderedItem, id })]
    if (reading.outcome.kind === 'skipped') return []
    const buyerLine = buyerLineOf({ ...reading.buyerLine, text: buyerWordsOf(reading) })
    return [{ id, quantity: quantityOf(row), buyerLine: buyerLine ?? {}, note: reading.note }]
  })
}
