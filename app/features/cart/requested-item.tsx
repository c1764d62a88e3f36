import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useSite } from '#app/site.tsx'
import { TitledSection } from '#app/ui/blocks/titled-section.tsx'
import { ButtonLink, MailButton, WhatsappButton } from '#app/ui/button.tsx'
import { labelCode } from '#domain/catalogue/product-summary.ts'
import { paths } from '#domain/pages/paths.ts'
import { cartLinks } from '#domain/quote/cart-message.ts'
import { useAddToCart, type NewCartLine } from './use-add-to-cart.ts'

/** Puts an item pressed before hydration into the cart; without scripts it says what was asked for and how to order. */
export function RequestedItem({ item }: { item: NewCartLine }) {
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
