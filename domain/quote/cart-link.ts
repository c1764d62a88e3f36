import type { Cart, CartLine } from '#domain/cart/cart.ts'
import { mostLines } from '#domain/order-list/limits.ts'
import { encodeOrderList, linkLine } from '#domain/order-list/link/list-link.ts'
import { itemFor } from '#domain/order-list/order-item.ts'

/**
 * The cart as the fragment of a list link; undefined for more than the 200 lines that a link holds. In: a function that
 * makes a line of the link.
 */
export function cartFragment({ items }: Cart, toLine = linkLine): string | undefined {
  const written = ({ product, variantId, quantity, selectedOptions, note, theirs }: CartLine) =>
    toLine({ item: itemFor(product, variantId), quantity, options: selectedOptions, note, theirs })
  return items.length > mostLines ? undefined : encodeOrderList(items.map(written))
}
