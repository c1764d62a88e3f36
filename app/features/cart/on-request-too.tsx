import type { Cart } from '#domain/cart/cart.ts'
import { hasLinesOnRequest } from '#domain/cart/totals.ts'

/** Says below a total that it leaves out lines without a price. */
export function OnRequestToo({ cart }: { cart: Cart }) {
  if (!hasLinesOnRequest(cart)) return null
  return <span className="block text-label font-normal text-muted">+ itens sob consulta</span>
}
