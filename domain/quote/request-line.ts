import type { CartLine } from '#domain/cart/cart.ts'
import { optionTexts } from '#domain/cart/option-text.ts'
import type { BuyerLine } from '#domain/buyer/buyer-line.ts'
import { itemChoice, itemFor } from '#domain/order-list/order-item.ts'
import type { OrderedLine } from '#domain/order-list/ordered-item.ts'

/** A line of a request for quotes. */
export interface RequestLine extends OrderedLine {
  /** Variant and options in words, or ''. */
  choice: string
  note: string
}

/** A line of the buyer's list that is not in the catalogue: it keeps its place and says so. */
export interface UnfoundLine {
  id: string
  item?: undefined
  quantity: number
  theirs: BuyerLine
  note?: string | undefined
}

/** A row of a request, in the buyer's order. */
export type RequestRow = RequestLine | UnfoundLine

/** The rows whose item is in the catalogue. */
export function requestLines(rows: readonly RequestRow[]): RequestLine[] {
  return rows.filter((row) => row.item !== undefined)
}

/** A line of the cart as a line of a request. */
export function lineOfCart({ id, product, variantId, quantity, selectedOptions, note, theirs }: CartLine): RequestLine {
  return lineOfList({ id, item: itemFor(product, variantId), quantity, options: selectedOptions, note, theirs })
}

/** A line of a list as a line of a request. */
export function lineOfList(line: OrderedLine): RequestLine {
  const choice = [itemChoice(line.item), ...optionTexts({ selectedOptions: line.options })].filter(Boolean).join(' · ')
  return { ...line, choice, note: line.note ?? '' }
}
