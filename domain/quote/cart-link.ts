import type { Cart } from '#domain/cart/cart.ts'
import { mostLines } from '#domain/order-list/limits.ts'
import { encodeOrderList, linkLine } from '#domain/order-list/list-link.ts'
import { itemFor } from '#domain/order-list/order-item.ts'

/** The cart as the fragment of a list link; undefined for more than the 200 lines that a link holds. */
export function cartFragment({ items }: Cart): string | undefined {
  if (items.length > mostLines) return undefined
  return encodeOrderList(
    items.map(({ product, variantId, quantity, theirs }) =>
      linkLine({ item: itemFor(product, variantId), quantity, theirs }),
    ),
  )
}
