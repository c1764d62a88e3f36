import { cartTotal, linesText } from '#domain/cart/totals.ts'
import { formatBrl } from '#domain/money.ts'
import { CartAsList } from './cart-as-list.tsx'
import { useCart } from './cart-provider.tsx'
import { CartSend } from './cart-send.tsx'
import { OnRequestToo } from './on-request-too.tsx'

/** The total of the cart, and the ways to send it. */
export function CartSummary() {
  const { cart } = useCart()
  const total = cartTotal(cart)
  return (
    <section
      aria-labelledby="cart-summary"
      className="grid gap-4 rounded border border-rule bg-sheet p-5 lg:sticky lg:top-24"
    >
      <h2 id="cart-summary" className="text-lead">
        Resumo do pedido
      </h2>
      <dl className="grid gap-2 text-small">
        <div className="flex justify-between gap-4">
          <dt className="text-muted">Itens</dt>
          <dd>{linesText(cart)}</dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt className="text-muted">Subtotal</dt>
          <dd>{total > 0 ? formatBrl(total) : 'Sob consulta'}</dd>
        </div>
        {total > 0 && (
          <div className="flex justify-between gap-4 border-t border-rule pt-2 text-body font-semibold">
            <dt>Total</dt>
            <dd className="text-right">
              {formatBrl(total)}
              <OnRequestToo cart={cart} />
            </dd>
          </div>
        )}
      </dl>
      <CartSend cart={cart} labels={{ whatsapp: 'Solicitar via WhatsApp', email: 'Solicitar via Email' }} hasBar />
      <CartAsList cart={cart} />
      <div className="border-t border-rule pt-4 text-small text-muted">
        <h3 className="font-semibold text-ink">Como funciona?</h3>
        <p>
          Ao solicitar, criamos uma mensagem personalizada com todos os produtos do carrinho. Você confere o texto,
          envia e recebe a proposta de um especialista.
        </p>
      </div>
    </section>
  )
}
