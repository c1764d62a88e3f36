import { maximumNoteLength, maximumQuantity } from '#domain/cart/cart.ts'
import { buyerLineKey, type BuyerLine } from '#domain/buyer/buyer-line.ts'
import { itemKey, type OrderItem } from './order-item.ts'

/** An item with its quantity and the further data of a line in a cart or saved list. */
export interface OrderedItem {
  item: OrderItem
  quantity: number
  /** Option name to value, as carts have them. */
  options?: Record<string, string> | undefined
  note?: string | undefined
  /** What the buyer's own list says of the line. */
  buyerLine?: BuyerLine | undefined
}

/** A line of a list, with an id because two lines may be equal. */
export interface OrderedLine extends OrderedItem {
  id: string
}

/** Items as they go into the cart; equal ones are summed. */
export interface Summed extends OrderedLine {
  /** The number of lines that were summed. */
  lines: number
  /** The lines ask for more than the 999 that a cart line holds. */
  isCut: boolean
}

/**
 * Sums items of the same variant and options, in the order of their first ones, and joins their notes. Lines that the
 * buyer numbers separately stay separate. A sum above 999 is cut to 999 and marked as cut.
 */
export function summed(wanted: readonly OrderedItem[]): Summed[] {
  const sums = new Map<string, Summed>()
  for (const { item, quantity, options, note, buyerLine } of wanted) {
    const id = [itemKey(item), ...Object.entries(options ?? {}).flat(), buyerLineKey(buyerLine)].join(' ')
    const before = sums.get(id)
    const total = (before?.quantity ?? 0) + quantity
    const notes = joinedNotes(before?.note, note)
    sums.set(id, {
      id,
      item: before?.item ?? item,
      quantity: Math.min(maximumQuantity, total),
      ...(options && { options }),
      ...(notes !== undefined && { note: notes }),
      ...(buyerLine && { buyerLine }),
      lines: (before?.lines ?? 0) + 1,
      isCut: total > maximumQuantity || (before?.isCut ?? false),
    })
  }
  return [...sums.values()]
}

function joinedNotes(before: string | undefined, note: string | undefined): string | undefined {
  if (before === undefined || note === undefined || before.split(' / ').includes(note)) return before ?? note
  return `${before} / ${note}`.slice(0, maximumNoteLength)
}
