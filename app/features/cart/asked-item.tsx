import { useEffect, useEffectEvent, useRef } from 'react'
import { Mail } from 'lucide'
import { useNavigate } from 'react-router'
import { useSite } from '#app/site.tsx'
import { ButtonLink, ExternalButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { WhatsappButton } from '#app/ui/whatsapp-button.tsx'
import { lineVariant } from '#domain/cart/cart.ts'
import { labelCode } from '#domain/catalogue/product-summary.ts'
import { paths } from '#domain/pages/paths.ts'
import { cartMail, cartWhatsapp } from '#domain/quote/cart-message.ts'
import { useAddToCart, type Addition } from './use-add-to-cart.ts'

/**
 * What 'Adicionar' has led to before the scripts were there (`/carrinho?adicionar=ID`). With scripts the item goes into
 * the cart, and the address becomes the cart's; without them the page says what was asked for and how to order it.
 */
export function AskedItem({ item }: { item: Addition }) {
  const { brand, siteUrl } = useSite()
  const navigate = useNavigate()
  const add = useAddToCart({ opensDrawer: false })
  const isTaken = useRef(false)
  const take = useEffectEvent(async () => {
    if (await add(item)) await navigate(paths.cart, { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    if (isTaken.current) return
    isTaken.current = true
    void take()
  }, [])

  const { product, quantity, variantId } = item
  const code = lineVariant(item)?.sku ?? labelCode(product)
  const cart = { items: [{ id: product.id, ...item }] }
  return (
    <section aria-labelledby="asked-item" className="grid justify-items-start gap-3 border-t border-rule py-6">
      <h2 id="asked-item" className="text-lead">
        {quantity} × {product.name}
        {code && ` (${code})`}
      </h2>
      <p className="max-w-prose">
        O carrinho fica guardado no navegador e precisa de JavaScript para receber este item. Sem JavaScript, peça o
        orçamento dele diretamente:
      </p>
      <p className="flex flex-wrap gap-3">
        <WhatsappButton href={cartWhatsapp(cart, brand.whatsapp.main, siteUrl).url}>Pedir por WhatsApp</WhatsappButton>
        <ExternalButton href={cartMail(cart, { to: brand.email.sales, brandName: brand.name, siteUrl }).url}>
          <Icon node={Mail} size={18} />
          Pedir por e-mail
        </ExternalButton>
        <ButtonLink to={paths.product(product.id, variantId)}>Voltar ao produto</ButtonLink>
      </p>
    </section>
  )
}
