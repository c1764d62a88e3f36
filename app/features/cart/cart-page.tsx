import { useEffect } from 'react'
import { retry } from '#app/ui/late.tsx'
import { Button } from '#app/ui/button.tsx'
import { cartCount, countText } from '#domain/cart/totals.ts'
import { AddByCode } from './add-by-code.tsx'
import { AskedItem } from './asked-item.tsx'
import { CartSheet } from './cart-sheet.tsx'
import { CartLineItem } from './lines/cart-line-item.tsx'
import { CartNotices } from './cart-notices.tsx'
import { useCart } from './cart-provider.tsx'
import type { CartStore } from './cart-store.ts'
import { CartSummary } from './cart-summary.tsx'
import { UnreadCart } from './cart-unread.tsx'
import { EmptyCart } from './empty-cart.tsx'
import type { Addition } from './use-add-to-cart.ts'

/** The code that renews lines is loaded after the page, and only for a cart with lines. */
async function renew(store: CartStore): Promise<void> {
  try {
    if ((await store.stored()).items.length === 0) return
    const { renewFromCatalogue } = await retry(() => import('./renew-cart.ts'))
    await renewFromCatalogue(store)
  } catch {
    // Without an answer the lines stay as they were.
  }
}

interface CartPageProps {
  emptyPicture: string
  /** The file of all codes; undefined for catalogues so large that the server looks codes up. */
  codesUrl: string | undefined
  /** What 'Adicionar' has led here with, before the scripts were there. */
  asked?: Addition | undefined
}

/** The whole cart on a page of its own (spec §2 'Cart page'). */
export function CartPage({ emptyPicture, codesUrl, asked }: CartPageProps) {
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
      {asked ? (
        <AskedItem item={asked} />
      ) : (
        <noscript>
          <p className="mt-4">
            O carrinho precisa de JavaScript. Peça o seu orçamento pelo WhatsApp ou por e-mail, no rodapé.
          </p>
        </noscript>
      )}
      <div className="flow-root min-h-dvh print:min-h-0">
        {reading !== 'done' && !asked && <UnreadCart />}
        {count > 0 && <FilledCart codesUrl={codesUrl} />}
        {count === 0 && reading === 'done' && !asked && <EmptyCart picture={emptyPicture} />}
      </div>
    </div>
  )
}

function FilledCart({ codesUrl }: Pick<CartPageProps, 'codesUrl'>) {
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
          <AddByCode url={codesUrl} />
        </section>
        <CartSummary />
      </div>
    </>
  )
}
