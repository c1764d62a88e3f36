import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { linkPrefetch } from '#app/browser/link-prefetch.ts'
import { paths } from '#domain/pages/paths.ts'
import { MarkedName } from '#app/ui/marked-name.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { DisplayRating } from '#domain/catalogue/display-rating.ts'
import type { ProductSummary } from '#domain/catalogue/product-summary.ts'
import { AvailabilityBadge } from './availability-badge.tsx'
import { CardLabels, CardPrice, CardRating, CardReason, CardSize, CompareLink } from './card-facts.tsx'

export interface CardProps {
  product: ProductSummary
  /** The variant that the search found: the card's link opens it. */
  variantId?: string | undefined
  quantity?: number | undefined
  why?: string | undefined
  marked?: string | undefined
  /** The card's button: add to cart. */
  action?: ReactNode
  /** The rating from reviews, once there are some. */
  rating?: DisplayRating | undefined
  isPriority?: boolean
}

/** One product of a grid (spec §2 'Product card'). Its price and button align with those of the cards beside it. */
export function ProductCard({ action, rating, isPriority = false, ...card }: CardProps) {
  const { product } = card
  return (
    <article className="group relative grid min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto_auto] gap-3 bg-sheet p-2 sm:p-3 print:grid-cols-[minmax(0,1fr)_8rem] print:grid-rows-[auto] print:py-1">
      <Picture {...product.picture} isPriority={isPriority} className="print:hidden" />
      <div className="grid content-start gap-1.5">
        <CardLabels {...card} />
        <h3 className="text-small leading-snug font-semibold">
          <CardLink {...card} />
        </h3>
        <CardReason {...card} />
        <CardSize {...card} />
        <p className="line-clamp-2 text-label text-muted">{product.fits}</p>
      </div>
      <div className="grid content-end gap-1.5">
        <CardRating id={product.id} reviewRating={rating} />
        <div className="grid justify-items-start gap-1.5">
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
export function CardLink({ product, variantId, marked }: Pick<CardProps, 'product' | 'variantId' | 'marked'>) {
  return (
    <Link
      to={paths.product(product.id, variantId)}
      prefetch={linkPrefetch}
      className="outline-none after:absolute after:inset-0 group-hover:text-petrol-deep group-hover:underline focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
    >
      {marked ? <MarkedName name={product.name} marked={marked} /> : product.name}
    </Link>
  )
}

/** One product of a list: a card in horizontal form. */
export function ProductRow({ action, rating, isPriority = false, ...card }: CardProps) {
  const { product } = card
  return (
    <article className="group relative grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-3 bg-sheet p-3 items-start sm:grid-cols-[9rem_minmax(0,1fr)_15rem] lg:grid-cols-[9rem_minmax(0,1fr)_6rem_7.5rem_11rem] print:grid-cols-[minmax(0,1fr)_15rem] print:py-1.5">
      <Picture {...product.picture} isPriority={isPriority} className="print:hidden" />
      <div className="grid content-start gap-1.5">
        <CardLabels {...card} />
        <h3 className="text-small leading-snug font-semibold sm:text-body">
          <CardLink {...card} />
        </h3>
        <CardReason {...card} />
        <CardSize {...card} />
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
