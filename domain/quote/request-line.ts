import type { CartLine } from '#domain/cart/cart.ts'
import { optionTexts } from '#domain/cart/option-text.ts'
import { itemChoice, itemFor } from '#domain/order-list/order-item.ts'
import type { OrderedLine } from '#domain/order-list/ordered-item.ts'

/** A line of a request for quotes. */
export interface RequestLine extends OrderedLine {
  /** Variant and options in words, or ''. */
  choice: string
  note: string
}

/** A line of the cart as a request has it. */
export function lineOfCart({ id, product, variantId, quantity, selectedOptions, note }: CartLine): RequestLine {
  return lineOfList({ id, item: itemFor(product, variantId), quantity, options: selectedOptions, note })
}

/** A line of a list as a request has it. */
export function lineOfList(line: OrderedLine): RequestLine {
  const choice = [itemChoice(line.item), ...optionTexts({ selectedOptions: line.options })].filter(Boolean).join(' · ')
  return { ...line, choice, note: line.note ?? '' }
}
