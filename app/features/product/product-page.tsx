import { useState, type ReactNode } from 'react'
import { paths } from '#app/paths.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { imageIndexOf, type CatalogueProduct } from '#domain/catalogue/catalogue-product.ts'
import { askedGroups, type Selection } from '#domain/catalogue/selection.ts'
import { BenefitStrip } from './benefit-strip.tsx'
import { CompatibilityHelp } from './compatibility-help.tsx'
import { DeliveryCalculator } from './delivery-calculator.tsx'
import { Gallery } from './gallery.tsx'
import { PriceBlock } from './price-block.tsx'
import { ProductAccordion } from './product-accordion.tsx'
import { ProductChoices } from './product-choices.tsx'
import { ProductHeader } from './product-header.tsx'
import { QuoteBar } from './quote-bar.tsx'
import { EmailQuote, WhatsappQuote } from './quote-buttons.tsx'
import { useSelection } from './use-selection.ts'

interface ProductPageProps {
  product: CatalogueProduct
  /** The add-to-cart button, told what was chosen. */
  cartButton: (selection: Selection) => ReactNode
  /** The rating and the way to leave a review. */
  rating: ReactNode
  /** What stands below the data sheet: reviews, related products. */
  children: ReactNode
}

/** Drawing on the left, decision on the right, data sheet below (spec §2 'Product detail'). */
export function ProductPage({ product, cartButton, rating, children }: ProductPageProps) {
  const variants = product.category === 'acessorios-componentes' ? product.variants : []
  const { selection, variant, toggle } = useSelection(variants)
  const [picked, setPicked] = useState<{ index: number; variantId: string | undefined }>()
  const imageIndex =
    picked && picked.variantId === variant?.id ? picked.index : imageIndexOf(product.images, variant?.id)
  const request = { product, variant, isIncomplete: variants.length > 0 && !variant }

  return (
    <div className="page-width py-6 lg:py-8">
      <Breadcrumb crumbs={[{ label: 'Catálogo', to: paths.accessories }, { label: product.name }]} />
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-12">
        <Gallery
          images={product.images}
          index={imageIndex}
          onChange={(index) => setPicked({ index, variantId: variant?.id })}
        />
        <div className="grid gap-5">
          <ProductHeader product={product} />
          {rating}
          <ProductChoices
            productId={product.id}
            variants={variants}
            groups={askedGroups(variants, selection)}
            selection={selection}
            sku={variant?.sku ?? product.sku}
            isVariant={variants.length > 0}
            onToggle={(axis, value) => {
              // A picture that was picked by hand gives way to what the choice shows, or to the first (spec §2 'Choices').
              setPicked(undefined)
              toggle(axis, value)
            }}
          />
          <PriceBlock
            currentPrice={variant?.currentPrice ?? product.currentPrice}
            originalPrice={product.originalPrice}
          />
          <div
            id="orcamento"
            className="no-print sticky bottom-0 z-10 -mx-4 -my-3 grid gap-2 bg-paper px-4 py-3 md:static md:m-0 md:p-0"
          >
            <WhatsappQuote {...request} />
          </div>
          <div className="no-print grid gap-2 sm:grid-cols-2">
            <EmailQuote {...request} />
            {cartButton(selection)}
          </div>
          <CompatibilityHelp product={product} />
          <p className="text-label text-muted">Resposta em até 30 minutos durante horário comercial</p>
          <DeliveryCalculator />
        </div>
      </div>
      <div className="mt-10 grid gap-8">
        <BenefitStrip />
        <ProductAccordion product={product} />
        {children}
      </div>
      <QuoteBar>
        <WhatsappQuote {...request} />
      </QuoteBar>
    </div>
  )
}
