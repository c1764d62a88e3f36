import { useEffect } from 'react'
import { retried } from '#app/ui/late/retried.ts'
import { Button } from '#app/ui/button.tsx'
import { cartCount, cartTotal, countText } from '#domain/cart/totals.ts'
import { formatBrl } from '#domain/catalogue/price.ts'
import { CartSheet } from './cart-sheet.tsx'
import { CartAsList } from './cart-as-list.tsx'
import { CartLineItem } from './cart-line-item.tsx'
import { CartNotices } from './cart-notices.tsx'
import { useCart } from './cart-provider.tsx'
import { CartSend } from './cart-send.tsx'
import type { CartStore } from './cart-store.ts'
import { UnreadCart } from './cart-unread.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { OnRequestToo } from './on-request-too.tsx'

/** The code that renews lines is loaded after the page, and only for a cart that has lines. */
async function renew(store: CartStore): Promise<void> {
  try {
    if ((await store.stored()).items.length === 0) return
    const { renewFromCatalogue } = await retried(() => import('./renew-cart.ts'))
    await renewFromCatalogue(store)
  } catch {
    // Without an answer the lines keep their former data.
  }
}

/** The whole cart on a page of its own (spec §2 'Cart page'). */
export function CartPage({ emptyPicture }: { emptyPicture: string }) {
  const { cart, reading, store } = useCart()
  const count = cartCount(cart)

  useEffect(() => {
    void renew(store)
  }, [store])

  return (
    <div className="page-width py-6 lg:py-8">
      <h1 className="text-head">Carrinho de Compras</h1>
      <p className="mt-1 min-h-7 text-muted" aria-live="polite">
        {reading === 'done' && countText(count)}
      </p>
      <div className="mt-4">
        <CartNotices />
      </div>
      <noscript>
        <p className="mt-4">
          O carrinho precisa de JavaScript. Peça o seu orçamento pelo WhatsApp ou por e-mail, no rodapé.
        </p>
      </noscript>
      <div className="flow-root min-h-dvh print:min-h-0">
        {reading !== 'done' && <UnreadCart />}
        {count > 0 ? <FilledCart /> : reading !== 'failed' && <EmptyCart picture={emptyPicture} />}
      </div>
    </div>
  )
}

function FilledCart() {
  const { cart, store } = useCart()
  return (
    <>
      <CartSheet />
      <div className="no-print grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-labelledby="cart-items" className="border-t border-rule pt-4">
          <div className="flex items-center justify-between gap-4">
            <h2 id="cart-items" className="text-lead">
              Itens selecionados
            </h2>
            <Button look="plain" size="inline" onClick={() => void store.clear()}>
              Limpar tudo
            </Button>
          </div>
          <ul>
            {cart.items.map((line) => (
              <CartLineItem key={line.id} line={line} isNoteEditable />
            ))}
          </ul>
        </section>
        <CartSummary />
      </div>
    </>
  )
}

function CartSummary() {
  const { cart } = useCart()
  const count = cartCount(cart)
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
          <dd>{countText(count)}</dd>
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
      <CartSend cart={cart} labels={{ whatsapp: 'Solicitar via WhatsApp', email: 'Solicitar via Email' }} />
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
