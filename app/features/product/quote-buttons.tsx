import { Mail, MessageCircle } from 'lucide'
import { useEffect, useState, type ReactNode } from 'react'
import { useSite } from '#app/site.tsx'
import { ButtonLink, ExternalButton, buttonClass, Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useSingleFire } from '#app/ui/use-single-fire.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { Variant } from '#domain/catalogue/variants/variant.ts'
import { paths } from '#domain/pages/paths.ts'
import { tools } from '#domain/pages/tools.ts'
import { whatsappUrl, mailtoUrl } from '#domain/quote/links.ts'
import {
  compatibilityHelpText,
  productInterestText,
  productQuoteMail,
  productQuoteText,
} from '#domain/quote/product-quote.ts'

/** The red button on capnography accessories whose variants differ by brand (spec §2), and 'Não sei o código'. */
export function CompatibilityHelp({ product }: { product: Product }) {
  const { brand } = useSite()
  const isChosenByBrand =
    product.category === 'acessorios-componentes' &&
    product.productType === 'capnografia' &&
    product.variants.some((variant) => variant.brand)
  if (!isChosenByBrand) return null
  return (
    <>
      <ExternalButton look="danger" href={whatsappUrl(brand.whatsapp.main, compatibilityHelpText(product.name))}>
        Não encontrei minha marca
      </ExternalButton>
      <ButtonLink look="plain" to={paths.identifyWith({ peca: product.productType, busca: product.name })}>
        {tools.identify.name}
      </ButtonLink>
    </>
  )
}

/** A quote button at a phone's lower edge, from where the page's own has scrolled away until the footer. */
export function QuoteBar({ children }: { children: ReactNode }) {
  const [hasPassed, setHasPassed] = useState(false)

  useEffect(() => {
    const pageButtons = document.querySelector('#orcamento')
    if (!pageButtons) return undefined
    const observer = new IntersectionObserver((entries) =>
      setHasPassed(
        entries.some(({ isIntersecting, boundingClientRect }) => !isIntersecting && boundingClientRect.bottom < 0),
      ),
    )
    observer.observe(pageButtons)
    return () => observer.disconnect()
  }, [])

  return (
    <div
      className={classNames(
        'bottom-bar no-print sticky bottom-0 z-10 -mx-4 flex gap-2 border-t border-rule bg-paper px-4 py-3 md:hidden',
        !hasPassed && 'invisible',
      )}
    >
      {children}
    </div>
  )
}

/** The link to the questions, in place of the quote button while a choice is missing. */
export function LinkToChoices({ onPress }: { onPress: () => void }) {
  return (
    <a
      href="#opcoes"
      onClick={onPress}
      className={buttonClass({ look: 'primary', size: 'large' }, 'w-0 grow-4 max-[46rem]:px-3 max-[46rem]:text-small')}
    >
      Selecione as opções primeiro
    </a>
  )
}

interface QuoteProps {
  product: Product
  variant: Variant | undefined
  isIncomplete: boolean
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

/** The quote by a draft in the visitor's mail program; while a choice is missing, what is missing and a link there. */
export function EmailQuote(props: QuoteProps & { missingName: string | undefined }) {
  const { product, variant, isIncomplete, onRefused, missingName } = props
  const { brand } = useSite()
  const onClick = useSingleFire()
  const buttonContent = (
    <>
      <Icon node={Mail} size={17} />
      Solicitar por Email
    </>
  )
  const href = mailtoUrl(productQuoteMail({ product, variant }, brand.email.sales))
  if (!isIncomplete) {
    return (
      <ExternalButton href={href} onClick={onClick} className="grow">
        {buttonContent}
      </ExternalButton>
    )
  }
  return (
    <>
      <a href="#opcoes" onClick={onRefused} className={buttonClass({}, 'needs-script grow')}>
        Falta: {missingName}
      </a>
      <noscript>
        <ExternalButton href={href} className="grow">
          Solicitar por Email
        </ExternalButton>
      </noscript>
    </>
  )
}
