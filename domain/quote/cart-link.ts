import type { Cart } from '#domain/cart/cart.ts'
import { mostLines } from '#domain/order-list/limits.ts'
import { encodeOrderList, linkLine } from '#domain/order-list/list-link.ts'
import { lineOfCart } from './request-line.ts'

/**
 * The cart as the fragment of a list link; undefined for more than the 200 lines that a link holds. In: how much of a
 * line the link says.
 */
export function cartFragment({ items }: Cart, toLine = linkLine): string | undefined {
  return items.length > mostLines ? undefined : encodeOrderList(items.map(lineOfCart).map((line) => toLine(line)))
}
