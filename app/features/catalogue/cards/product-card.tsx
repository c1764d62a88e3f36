import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { linkPrefetch } from '#app/browser/save-data.ts'
import { useSite } from '#app/site.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Stars } from '#app/ui/blocks/stars.tsx'
import { CodeLabel } from '#app/ui/code-label.tsx'
import { MarkedName } from '#app/ui/marked-name.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { cardRating, type DisplayRating } from '#domain/catalogue/display-rating.ts'
import { discountPercent, hasPrice, isOnSale } from '#domain/catalogue/price.ts'
import { labelCode, type ProductSummary } from '#domain/catalogue/product-summary.ts'
import { armAdvice } from '#domain/catalogue/variants/arm-size.ts'
import { availabilityLabel, type Availability } from '#domain/catalogue/vocabulary.ts'
import { pageAmount } from '#domain/money.ts'
import { paths } from '#domain/pages/paths.ts'
import { counted, numberText } from '#domain/text/number-text.ts'

export function AvailabilityBadge({ availability }: { availability: Availability }) {
  return <Badge tone={availability === 'em-estoque' ? 'good' : 'neutral'}>{availabilityLabel[availability]}</Badge>
}

/** Makes a product's button. In: the quantity in the search text; whether the button has to fit into a table's row. */
export type RenderAction = (
  product: ProductSummary,
  options: { quantity?: number | undefined; isCompact?: boolean },
) => ReactNode

export interface CardProps {
  product: ProductSummary
  /** The variant that the search found: the card shows its code and links to it. */
  variantId?: string | undefined
  quantity?: number | undefined
  /** The reason why the search found the product, where the name does not show it. */
  reason?: string | undefined
  /** Positions of the searched words in the name: '0,2'. */
  highlights?: string | undefined
  action?: ReactNode
  rating?: DisplayRating | undefined
  isPriority?: boolean
}

/** One product of a grid (spec §2 'Product card'). Its price and button align with those of the cards beside it. */
export function ProductCard({ action, rating, isPriority = false, ...card }: CardProps) {
  const { product } = card
  return (
    <article className="group relative grid min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto_auto] gap-3 bg-sheet p-2 sm:p-3 print:grid-cols-[minmax(0,1fr)_8rem] print:grid-rows-[auto] print:gap-y-0 print:py-1">
      <Picture {...product.picture} isPriority={isPriority} className="print:hidden" />
      <div className="grid content-start gap-1.5 print:gap-0.5">
        <CardLabels {...card} />
        <h3 className="text-small leading-snug font-semibold">
          <CardLink {...card} />
        </h3>
        <CardReason {...card} />
        <CardArmSize {...card} />
        <p className="line-clamp-2 text-label text-muted">{product.fits}</p>
      </div>
      <div className="grid content-end gap-1.5 print:gap-0.5">
        <CardRating id={product.id} reviewRating={rating} />
        <div className="grid justify-items-start gap-1.5 print:gap-0.5">
          <CardPrice product={product} />
          <div className="flex w-full flex-wrap items-center justify-between gap-x-1.5 gap-y-2.5">
            <AvailabilityBadge availability={product.availability} />
            <CompareLink product={product} />
          </div>
        </div>
      </div>
      <div className="card-action relative z-10 grid">{action}</div>
    </article>
  )
}

/** The product's name as a link whose area is the whole card. */
export function CardLink({ product, variantId, highlights }: Pick<CardProps, 'product' | 'variantId' | 'highlights'>) {
  return (
    <Link
      to={paths.product(product.id, variantId)}
      prefetch={linkPrefetch}
      className="outline-none after:absolute after:inset-0 group-hover:text-brand-deep group-hover:underline focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
    >
      {highlights ? <MarkedName name={product.name} highlights={highlights} /> : product.name}
    </Link>
  )
}

export function ProductRow({ action, rating, isPriority = false, ...card }: CardProps) {
  const { product } = card
  return (
    <article className="group relative grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-3 bg-sheet p-3 items-start sm:grid-cols-[9rem_minmax(0,1fr)_15rem] lg:grid-cols-[9rem_minmax(0,1fr)_6rem_7.5rem_11rem] print:grid-cols-[minmax(0,1fr)_15rem] print:gap-y-0 print:py-1.5">
      <Picture {...product.picture} isPriority={isPriority} className="print:hidden" />
      <div className="grid content-start gap-1.5 print:gap-0.5">
        <CardLabels {...card} />
        <h3 className="text-small leading-snug font-semibold sm:text-body">
          <CardLink {...card} />
        </h3>
        <CardReason {...card} />
        <CardArmSize {...card} />
        <p className="line-clamp-2 text-label text-muted sm:text-small">{product.fits}</p>
        <CardRating id={product.id} reviewRating={rating} />
      </div>
      <div className="max-sm:col-span-2 grid grid-cols-[6.5rem_minmax(0,1fr)] items-start gap-2 lg:contents">
        <div className="grid justify-items-start gap-3">
          <AvailabilityBadge availability={product.availability} />
          <CompareLink product={product} />
        </div>
        <CardPrice product={product} />
        <div className="card-action relative z-10 max-lg:col-span-2 grid">{action}</div>
      </div>
    </article>
  )
}

function CompareLink({ product }: Pick<CardProps, 'product'>) {
  return (
    <Link
      to={paths.compare([product.id])}
      aria-label={`Comparar ${product.name}`}
      className="no-print relative z-10 -my-2.5 inline-flex min-h-11 items-center text-label max-sm:text-[0.75rem] text-muted underline decoration-rule-strong underline-offset-4 hover:text-brand-deep"
    >
      Comparar
    </Link>
  )
}

function CardLabels({ product, variantId, quantity }: Pick<CardProps, 'product' | 'variantId' | 'quantity'>) {
  const code = labelCode(product, variantId)
  return (
    <p className="flex min-h-6 flex-wrap items-center gap-1.5">
      {quantity !== undefined && <span className="text-small font-semibold">{quantity} ×</span>}
      {code && <CodeLabel code={code} isWrapping />}
      {product.isNew && <Badge tone="signal">Novo</Badge>}
      {isOnSale(product) && <Badge tone="signal">-{discountPercent(product)}%</Badge>}
    </p>
  )
}

export function CardArmSize({ product, variantId }: Pick<CardProps, 'product' | 'variantId'>) {
  const advice = armAdvice(product.variants, variantId)
  return advice ? <p className="text-label">{advice}</p> : null
}

export function CardReason({ reason }: Pick<CardProps, 'reason'>) {
  return reason ? <p className="text-label font-medium text-brand-deep">{reason}</p> : null
}

/** The price with the shop's terms, or 'Consultar preço' (spec §2 'Product card'). */
function CardPrice({ product }: Pick<CardProps, 'product'>) {
  const { pricedNote } = useSite().brand.offers
  if (!hasPrice(product)) return <p className="text-small text-muted">Consultar preço</p>
  return (
    <p className="text-small leading-tight">
      {isOnSale(product) && product.originalPrice !== undefined && (
        <s className="block text-label text-muted">{pageAmount(product.originalPrice)}</s>
      )}
      <span className="block font-semibold">{pageAmount(product.currentPrice)}</span>
      {pricedNote && <span className="block text-label text-whatsapp-deep">{pricedNote}</span>}
    </p>
  )
}

/** The rating from reviews, else one derived from the id, if the brand turns that on (spec §2 'Product card'). */
function CardRating({ id, reviewRating }: { id: string; reviewRating: DisplayRating | undefined }) {
  const { brand } = useSite()
  const rating = reviewRating ?? (brand.derivedRatings ? cardRating(id) : undefined)
  if (!rating) return null
  const { score, count } = rating
  return (
    <p className="no-print flex items-center gap-1.5 text-label text-muted">
      <Stars score={score} size={14} />
      <span className="sr-only">{`${numberText(score, 1)} de 5, ${counted(count, 'avaliação', 'avaliações')}`}</span>
      <span aria-hidden>{`(${count})`}</span>
    </p>
  )
}
