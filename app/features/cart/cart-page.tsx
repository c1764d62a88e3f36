import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useSite } from '#app/site.tsx'
import { PageHead } from '#app/ui/blocks/page-head.tsx'
import { TitledSection } from '#app/ui/blocks/titled-section.tsx'
import { Button, ButtonLink, MailButton, WhatsappButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { copyText, showToast } from '#app/ui/toast.ts'
import type { Cart } from '#domain/cart/cart.ts'
import { cartTotal, cartSizeText, pieceCount, pieceCountText } from '#domain/cart/totals.ts'
import { labelCode } from '#domain/catalogue/product-summary.ts'
import { maximumLines } from '#domain/order-list/limits.ts'
import { paths } from '#domain/pages/paths.ts'
import { cartLinks } from '#domain/quote/cart-message.ts'
import { cartFragment } from '#domain/quote/links.ts'
import { AddByCode } from './add-by-code.tsx'
import { CartLineItem } from './cart-line-item.tsx'
import { CartNotices, CartLoading, priceOrOnRequest, Total } from './cart-notices.tsx'
import { CartSend } from './cart-send.tsx'
import { useCart } from './cart-store.tsx'
import { PrintedCart } from './printed-cart.tsx'
import { fetchAndRenewCart } from './renew-cart.ts'
import { useAddToCart, type NewCartLine } from './use-add-to-cart.ts'

interface CartPageProps {
  emptyPicture: string
  /** The file of all codes; undefined for catalogues so large that the server looks codes up. */
  codesUrl: string | undefined
  /** The item of an 'Adicionar' that was pressed before the scripts had loaded. */
  requestedItem: NewCartLine | undefined
}

/** The whole cart on a page of its own (spec §2 'Cart page'). */
export function CartPage({ emptyPicture, codesUrl, requestedItem }: CartPageProps) {
  const { cart, isLoaded, store } = useCart()
  const count = pieceCount(cart)
  useEffect(() => void fetchAndRenewCart(store), [store])
  return (
    <div className="page-width page-top">
      <PageHead title="Carrinho de Compras">
        <p className="min-h-7 text-muted" aria-live="polite">
          {isLoaded && pieceCountText(count)}
        </p>
      </PageHead>
      <div className="mt-4">
        <CartNotices />
      </div>
      {requestedItem ? (
        <RequestedItem item={requestedItem} />
      ) : (
        <noscript>
          <p className="mt-4">
            O carrinho precisa de JavaScript. Peça o seu orçamento pelo WhatsApp ou por e-mail, no rodapé.
          </p>
        </noscript>
      )}
      <div className="flow-root min-h-dvh print:min-h-0">
        {!isLoaded && !requestedItem && <CartLoading />}
        {count > 0 && <FilledCart codesUrl={codesUrl} />}
        {count === 0 && isLoaded && !requestedItem && <EmptyCart picture={emptyPicture} />}
      </div>
    </div>
  )
}

function FilledCart({ codesUrl }: Pick<CartPageProps, 'codesUrl'>) {
  const { cart, store } = useCart()
  return (
    <>
      <PrintedCart />
      <div className="no-print grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-labelledby="cart-items" className="border-t border-rule pt-4">
          <div className="flex items-center justify-between gap-4">
            <h2 id="cart-items" className="text-lead">
              Itens selecionados
            </h2>
            <Button look="plain" size="inline" onClick={() => store.clear()}>
              Limpar tudo
            </Button>
          </div>
          <ul>
            {cart.items.map((line) => (
              <CartLineItem key={line.id} line={line} layout="page" />
            ))}
          </ul>
          <AddByCode codesUrl={codesUrl} />
        </section>
        <CartSummary />
      </div>
    </>
  )
}

/** The cart's total and the ways to send it; subtotal and total (spec §2) are one sum, as the site adds nothing. */
function CartSummary() {
  const { cart } = useCart()
  const total = cartTotal(cart)
  return (
    <TitledSection
      title="Resumo do pedido"
      headingClass="text-lead"
      className="grid gap-4 rounded border border-rule bg-sheet p-5 lg:sticky lg:top-24"
    >
      <dl className="grid gap-2 text-small">
        <div className="flex justify-between gap-4">
          <dt className="text-muted">Itens</dt>
          <dd>{cartSizeText(cart)}</dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt className="text-muted">Subtotal</dt>
          <dd>{priceOrOnRequest(total)}</dd>
        </div>
        {total > 0 && (
          <div className="flex justify-between gap-4 border-t border-rule pt-2 text-body font-semibold">
            <dt>Total</dt>
            <dd className="text-right">
              <Total cart={cart} />
            </dd>
          </div>
        )}
      </dl>
      <CartSend cart={cart} whatsappLabel="Solicitar via WhatsApp" mailLabel="Solicitar via Email" hasSendBar />
      <CartTools cart={cart} />
      <div className="border-t border-rule pt-4 text-small text-muted">
        <h3 className="font-semibold text-ink">Como funciona?</h3>
        <p>
          Ao solicitar, criamos uma mensagem personalizada com todos os produtos do carrinho. Você confere o texto,
          envia e recebe a proposta de um especialista.
        </p>
      </div>
    </TitledSection>
  )
}

function CartTools({ cart }: { cart: Cart }) {
  const { siteUrl } = useSite()

  async function copyLink() {
    const fragment = cartFragment(cart)
    if (fragment === undefined)
      showToast('Longo demais para um link', `Um link leva até ${maximumLines} linhas. Use a solicitação.`)
    else if (await copyText(`${siteUrl}${paths.list(fragment)}`)) showToast('Link da lista copiado')
  }

  return (
    <p className="flex flex-wrap justify-between gap-x-4">
      <ButtonLink look="plain" size="inline" to={paths.request}>
        Solicitação de orçamento
      </ButtonLink>
      <Button look="plain" size="inline" onClick={() => void copyLink()}>
        Copiar link
      </Button>
      <ButtonLink look="plain" size="inline" to={`${paths.lists}#salvar`}>
        Salvar lista
      </ButtonLink>
    </p>
  )
}

function EmptyCart({ picture }: { picture: string }) {
  const { menu } = useSite()
  return (
    <section className="mt-4 grid justify-items-start gap-4 border-t border-rule py-12">
      <img
        src={picture}
        alt=""
        width={480}
        height={300}
        className="w-full max-w-xs forced-colors:bg-[white] forced-colors:forced-color-adjust-none"
      />
      <EmptyState
        title="Seu carrinho está vazio"
        actions={
          <>
            {menu.some(({ to }) => to === paths.equipment) && (
              <ButtonLink look="primary" to={paths.equipment}>
                Ver Equipamentos
              </ButtonLink>
            )}
            <ButtonLink to={paths.accessories}>Ver Acessórios</ButtonLink>
          </>
        }
      >
        <p>Explore nossos produtos médicos e adicione itens ao seu carrinho para solicitar orçamentos.</p>
      </EmptyState>
    </section>
  )
}

/** Puts an item pressed before hydration into the cart; without scripts it says what was asked for and how to order. */
function RequestedItem({ item }: { item: NewCartLine }) {
  const { brand, siteUrl } = useSite()
  const navigate = useNavigate()
  const add = useAddToCart({ opensDrawer: false })
  // React's strict mode runs effects twice, and the item is to be added once.
  const isAdded = useRef(false)
  const addOnce = useEffectEvent(() => {
    add(item)
    void navigate(paths.cart, { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    if (isAdded.current) return
    isAdded.current = true
    addOnce()
  }, [])

  const { product, quantity, variantId } = item
  const code = labelCode(product, variantId)
  const { whatsapp, mail } = cartLinks({ items: [{ id: product.id, ...item }] }, brand, siteUrl)
  return (
    <TitledSection
      title={`${quantity} × ${product.name}${code && ` (${code})`}`}
      headingClass="text-lead"
      className="grid justify-items-start gap-3 border-t border-rule py-6"
    >
      <p className="max-w-prose">
        O carrinho fica salvo no navegador e precisa de JavaScript para receber este item. Sem JavaScript, peça o
        orçamento dele diretamente:
      </p>
      <p className="flex flex-wrap gap-3">
        <WhatsappButton href={whatsapp.url}>Pedir por WhatsApp</WhatsappButton>
        <MailButton href={mail.url}>Pedir por e-mail</MailButton>
        <ButtonLink to={paths.product(product.id, variantId)}>Voltar ao produto</ButtonLink>
      </p>
    </TitledSection>
  )
}
