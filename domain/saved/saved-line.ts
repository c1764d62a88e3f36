import type { CartLine } from '#domain/cart/cart.ts'
import { itemFor } from '#domain/order-list/order-item.ts'
import type { SavedLine } from './saved-lists.ts'

/** A cart line in the form that saved lists have. */
export function savedLine({ product, variantId, quantity, selectedOptions, note, buyerLine }: CartLine): SavedLine {
  const { code } = itemFor(product, variantId)
  return {
    productId: product.id,
    code,
    quantity,
    ...(variantId !== undefined && { variantId }),
    ...(selectedOptions && { options: selectedOptions }),
    ...(note !== undefined && { note }),
    ...(buyerLine && { buyerLine }),
  }
}
