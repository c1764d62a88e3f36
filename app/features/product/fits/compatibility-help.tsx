import { useSite } from '#app/site.tsx'
import { ButtonLink, ExternalButton } from '#app/ui/button.tsx'
import type { Product } from '#domain/catalogue/product.ts'
import { paths } from '#domain/pages/paths.ts'
import { whatsappUrl } from '#domain/quote/links.ts'
import { compatibilityHelpText } from '#domain/quote/product-quote.ts'

/**
 * The red button on capnography accessories whose variants differ by brand (spec §2), and a link to 'Identificar peça'.
 */
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
        Identificar peça
      </ButtonLink>
    </>
  )
}
