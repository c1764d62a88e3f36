import { Button } from '#app/ui/button.tsx'
import { useFocusHandover } from '#app/ui/use-focus-handover.ts'
import type { Cart } from '#domain/cart/cart.ts'
import { cartTotal, hasLinesOnRequest } from '#domain/cart/totals.ts'
import { pageAmount, type Cents } from '#domain/money.ts'
import { useCart } from './cart-store.tsx'

/** The notice until the stored cart is read: before that, the cart must not be called empty. */
export function CartLoading() {
  return (
    <p role="status" className="needs-script py-4 text-muted">
      Carregando...
    </p>
  )
}

export const priceOrOnRequest = (price: Cents) => (price > 0 ? pageAmount(price) : 'Sob consulta')

/** A cart's total, with a note if lines without a price are missing from it. */
export function Total({ cart }: { cart: Cart }) {
  const total = cartTotal(cart)
  const isIncomplete = total > 0 && hasLinesOnRequest(cart)
  return (
    <>
      {`${priceOrOnRequest(total)} `}
      {isIncomplete && <span className="block text-label font-normal text-muted">+ itens sob consulta</span>}
    </>
  )
}

/** Notices of what no line shows: the cart was cleared, items left the catalogue, the device could not store it. */
export function CartNotices() {
  const { clearedCart, removedNames, isStored, store } = useCart()
  return (
    <div aria-live="polite" className="grid gap-2 empty:hidden">
      {!isStored && (
        <p className="rounded border border-signal bg-signal-tint px-3 py-2 text-small">
          O navegador está sem espaço ou não permite salvar dados: este carrinho vale até você fechar ou recarregar a
          página. Envie o pedido antes.
        </p>
      )}
      {clearedCart && <ClearedNotice onUndo={() => store.undoClear()} />}
      {removedNames.length > 0 && (
        <div className="rounded border border-signal bg-signal-tint px-3 py-2 text-small">
          <p>Saíram do catálogo ou mudaram de código, e foram retirados do carrinho: {removedNames.join('; ')}.</p>
          <Button look="plain" size="inline" onClick={() => store.dismissRemovedNames()}>
            Entendi
          </Button>
        </div>
      )}
    </div>
  )
}

/** The notice of a cleared cart: 'Desfazer' takes the focus, because the button that cleared the cart is gone. */
function ClearedNotice({ onUndo }: { onUndo: () => void }) {
  const ref = useFocusHandover<HTMLDivElement>()
  return (
    <div
      ref={ref}
      className="flex items-center justify-between gap-3 rounded border border-rule-strong px-3 py-2 text-small"
    >
      <p>Carrinho limpo.</p>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- where the focus would be lost otherwise */}
      <Button size="small" autoFocus onClick={onUndo}>
        Desfazer
      </Button>
    </div>
  )
}
