import { Mail, MessageCircle } from 'lucide'
import { useSite } from '#app/site.tsx'
import { Button, ExternalButton } from '#app/ui/button.tsx'
import { useSingleFire } from '#app/ui/use-single-fire.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { Variant } from '#domain/catalogue/variants/variant.ts'
import { mailtoUrl, whatsappUrl } from '#domain/quote/links.ts'
import { productInterestText, productQuoteMail, productQuoteText } from '#domain/quote/product-quote.ts'
import { Icon } from '#app/ui/icon.tsx'

interface QuoteProps {
  product: Product
  variant: Variant | undefined
  /** A required choice is missing. */
  isIncomplete: boolean
  /** Called when the quote is requested although a choice is missing. */
  onRefused?: (() => void) | undefined
}

/** The quote by WhatsApp, the page's main action (spec §4 'Detail quote button'). */
export function WhatsappQuote({ product, variant, isIncomplete, onRefused }: QuoteProps) {
  const { brand } = useSite()
  const onClick = useSingleFire()
  const availability = variant?.availability ?? product.availability
  if (isIncomplete) {
    return (
      <>
        <div className="needs-script relative grid w-0 grow-4">
          <Button look="whatsapp" size="large" disabled className="max-[46rem]:px-3 max-[46rem]:text-small">
            Selecione as opções primeiro
          </Button>
          {/* A click on the disabled button leads to the missing choice. Keyboard users have passed that choice
              before the button. */}
          <a href="#opcoes" aria-hidden tabIndex={-1} onClick={onRefused} className="absolute inset-0" />
        </div>
        <noscript>
          <ExternalButton
            look="whatsapp"
            href={whatsappUrl(brand.whatsapp.main, productInterestText(product))}
            className="w-full"
          >
            Pedir orçamento via WhatsApp
          </ExternalButton>
        </noscript>
      </>
    )
  }
  return (
    <ExternalButton
      look="whatsapp"
      size="large"
      className="w-full"
      href={whatsappUrl(brand.whatsapp.main, productQuoteText({ product, variant }))}
      onClick={onClick}
    >
      <Icon node={MessageCircle} size={20} />
      {availability === 'sob-consulta' ? 'Consultar via WhatsApp' : 'Solicitar Orçamento via WhatsApp'}
    </ExternalButton>
  )
}

/** The quote by e-mail: the same request, as a draft in the visitor's mail program. */
export function EmailQuote({ product, variant, isIncomplete }: Omit<QuoteProps, 'onRefused'>) {
  const { brand } = useSite()
  const onClick = useSingleFire()
  const label = (
    <>
      <Icon node={Mail} size={17} />
      Solicitar por Email
    </>
  )
  const href = mailtoUrl(productQuoteMail({ product, variant }, brand.email.sales))
  if (!isIncomplete) {
    return (
      <ExternalButton href={href} onClick={onClick} className="grow">
        {label}
      </ExternalButton>
    )
  }
  return (
    <>
      <Button disabled className="needs-script grow">
        {label}
      </Button>
      <noscript>
        <ExternalButton href={href} className="grow">
          Solicitar por Email
        </ExternalButton>
      </noscript>
    </>
  )
}
