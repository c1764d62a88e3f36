import { memo, useDeferredValue, useState, type ComponentProps, type ReactNode } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import { useSite } from '#app/site.tsx'
import { Breadcrumb } from '#app/ui/blocks/breadcrumb.tsx'
import { FaceSymbols } from '#app/ui/connector-face.tsx'
import { showFailure } from '#app/ui/toast.ts'
import { useIsHydrated } from '#app/ui/use-is-hydrated.ts'
import { imageIndexOf, type CatalogueProduct } from '#domain/catalogue/catalogue-product.ts'
import type { DataSheet } from '#domain/catalogue/data-sheet.ts'
import { visibleGroups, type Selection } from '#domain/catalogue/variants/selection.ts'
import { axisLabel, type VariantAxis } from '#domain/catalogue/variants/variant-axes.ts'
import { paths } from '#domain/pages/paths.ts'
import { DeliveryCalculator } from './delivery-calculator.tsx'
import { Gallery } from './gallery.tsx'
import { ProductAccordion, type ProductPaper, SheetPrint } from './product-accordion.tsx'
import { MissingChoice, ProductChoices, useSelection } from './product-choices.tsx'
import { CitedFor, KeyFacts, PriceAndCode, ProductHeader } from './product-header.tsx'
import { CompatibilityHelp, QuoteBar, LinkToChoices, EmailQuote, WhatsappQuote } from './quote-buttons.tsx'

/** The general benefits of buying here (spec §2 'Benefit strip'). */
const BenefitStrip = memo(function BenefitStrip() {
  const { benefits } = useSite().brand.offers
  if (benefits.length === 0) return null
  return (
    <ul className="no-print grid grid-cols-2 gap-x-6 border-y border-rule text-small lg:grid-cols-4">
      {benefits.map(({ title, text, note }) => (
        <li key={title} className="py-3">
          <span className="font-semibold">{title}</span>
          <span className="sr-only"> – </span>
          <span className="block text-muted">{text}</span>
          {note && <span className="block text-label text-muted">{note}</span>}
        </li>
      ))}
    </ul>
  )
})

interface ProductPageProps {
  product: CatalogueProduct
  sheet: DataSheet
  paper: ProductPaper
  renderCartButton: (choice: { selection: Selection; variantId?: string | undefined }) => ReactNode
  rating: ReactNode
  children: ReactNode
}

/** The page of a product (spec §2 'Product detail'); parts that do not depend on the choice are memoised. */
export function ProductPage({ product, sheet, paper, renderCartButton, rating, children }: ProductPageProps) {
  const variants = product.category === 'acessorios-componentes' ? product.variants : []
  const { selection, variant, toggle } = useSelection(variants)
  const [pickedImage, setPickedImage] = useState<{ index: number; variantId: string | undefined }>()
  /** Whether a quote was requested before the choice was complete: then the page marks what is missing. */
  const [isRefused, setIsRefused] = useState(false)
  const imageIndex =
    pickedImage && pickedImage.variantId === variant?.id ? pickedImage.index : imageIndexOf(product.images, variant?.id)
  const groups = visibleGroups(variants, selection)
  const choose = (axis: VariantAxis, value: string) => {
    // A choice replaces the picture that the visitor had picked (spec §2 'Choices').
    setPickedImage(undefined)
    toggle(axis, value)
  }
  const missingChoice = <MissingChoice groups={groups} selection={selection} onToggle={choose} />
  const isIncomplete = variants.length > 0 && !variant
  const refuseQuote = () => {
    setIsRefused(true)
    // The texts are those of spec §8; the marks at the questions show what is missing.
    showFailure('Seleção obrigatória', 'Por favor, selecione uma variação do produto.')
  }
  const quoteProps = { product, variant, isIncomplete, onRefused: refuseQuote }
  const keyFacts = <KeyFacts rows={sheet.rows} faces={paper.faces} />

  return (
    <div className="one-sheet page-width page-top print:p-0">
      <PrintHead />
      <Breadcrumb isAboveHeading crumbs={[{ label: 'Catálogo', to: paths.accessories }, { label: product.name }]} />
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] items-start gap-6 min-[46rem]:grid-cols-2 min-[46rem]:grid-rows-[auto_1fr] lg:gap-x-10 print:mt-0 print:grid-cols-[56mm_minmax(0,1fr)] print:gap-6">
        <Gallery
          images={product.images}
          index={imageIndex}
          onChange={(index) => setPickedImage({ index, variantId: variant?.id })}
        />
        <div className="contents min-[46rem]:row-span-2 min-[46rem]:grid min-[46rem]:gap-4 print:block">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 print:block print:space-y-1">
            <ProductHeader product={product} variant={variant} anvisa={sheet.sealText} />
            {variants.length > 0 && (
              <ProductChoices
                productId={product.id}
                variants={variants}
                groups={groups}
                isRefused={isRefused}
                selection={selection}
                sku={variant?.sku}
                onToggle={choose}
              />
            )}
            <PriceAndCode product={product} variant={variant} hasChoices={variants.length > 0} />
            <QuoteActions
              quoteProps={quoteProps}
              missingChoice={missingChoice}
              missingAxis={groups.find(({ axis }) => selection[axis] === undefined)?.axis}
            >
              {renderCartButton({ selection, variantId: variant?.id })}
            </QuoteActions>
            <CompatibilityHelp product={product} />
            <CitedFor models={sheet.models} />
            <FaceSymbols symbols={paper.symbols} />
            {variants.length === 0 && keyFacts}
          </div>
          <ServiceFacts>{rating}</ServiceFacts>
        </div>
        {/* Where choices make the right column long, the facts stand below the drawing that they explain. */}
        {variants.length > 0 && keyFacts}
      </div>
      <div className="mt-10 grid gap-8 print:mt-2 print:block print:space-y-1">
        <AfterFirstScreen>
          <BenefitStrip />
          <ProductAccordion product={product} sheet={sheet} />
          <SheetPrint faces={paper.faces} />
          {children}
        </AfterFirstScreen>
      </div>
      <QuoteBar>
        {missingChoice}
        {isIncomplete ? <LinkToChoices onPress={refuseQuote} /> : <WhatsappQuote {...quoteProps} />}
      </QuoteBar>
    </div>
  )
}

function ServiceFacts({ children }: { children: ReactNode }) {
  const { reply, delivery } = useSite().brand.offers
  return (
    <div className="no-print grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-rule pt-3 max-[46rem]:order-1">
      {children}
      {reply && <p className="text-label text-muted">{reply}</p>}
      {delivery && <DeliveryCalculator delivery={delivery} />}
    </div>
  )
}

/** The part below the first screen: at once if served, or by Back, whose scroll needs it; else a step later. */
function AfterFirstScreen({ children }: { children: ReactNode }) {
  const isServed = !useIsHydrated()
  const isNew = useNavigationType() === NavigationType.Push && !isServed
  return useDeferredValue(true, !isNew) && children
}

/** Writes a question's name within a sentence: 'Vias de ECG' → 'vias de ECG'. */
const lowerFirst = (name: string): string => `${name.slice(0, 1).toLowerCase()}${name.slice(1)}`

interface QuoteActionsProps {
  quoteProps: ComponentProps<typeof WhatsappQuote>
  missingChoice: ReactNode
  missingAxis: VariantAxis | undefined
  children: ReactNode
}

function QuoteActions({ quoteProps, missingChoice, missingAxis, children }: QuoteActionsProps) {
  return (
    <>
      <div
        id="orcamento"
        className="bottom-bar no-print sticky bottom-0 z-10 -mx-4 -mb-3 flex gap-2 border-t border-rule bg-paper px-4 py-3 min-[46rem]:static min-[46rem]:mx-0 min-[46rem]:mb-0 min-[46rem]:border-0 min-[46rem]:p-0"
      >
        {missingChoice}
        <WhatsappQuote {...quoteProps} />
      </div>
      <div className="no-print flex flex-wrap gap-2">
        <EmailQuote {...quoteProps} missingName={missingAxis && lowerFirst(axisLabel[missingAxis])} />
        {children}
      </div>
    </>
  )
}

function PrintHead() {
  const { brand } = useSite()
  return (
    <p className="mb-4 hidden justify-between gap-4 border-b border-rule-strong pb-1 text-label print:flex">
      <strong>{brand.name} · Ficha técnica</strong>
      <span>
        {brand.phone} · {brand.email.sales}
      </span>
    </p>
  )
}
