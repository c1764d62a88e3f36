import { Picture } from '#app/ui/picture/picture.tsx'
import { AvailabilityBadge } from './availability-badge.tsx'
import { CardLabels, CardPrice, CardRating, CardReason, CardSize, CompareLink } from './card-facts.tsx'
import { CardLink, type CardProps } from './product-card.tsx'

/** One product of a list: a card in horizontal form. */
export function ProductRow({ action, rating, isPriority = false, ...found }: CardProps) {
  const { product } = found
  return (
    <article className="group relative grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-3 bg-sheet p-3 items-start sm:grid-cols-[9rem_minmax(0,1fr)_15rem] lg:grid-cols-[9rem_minmax(0,1fr)_6rem_7.5rem_11rem] print:grid-cols-[minmax(0,1fr)_15rem] print:py-1.5">
      <Picture {...product.picture} isPriority={isPriority} className="print:hidden" />
      <div className="grid content-start gap-1.5">
        <CardLabels {...found} />
        <h3 className="text-small leading-snug font-semibold sm:text-body">
          <CardLink {...found} />
        </h3>
        <CardReason {...found} />
        <CardSize {...found} />
        <p className="line-clamp-2 text-label text-muted sm:text-small">{product.fits}</p>
        <CardRating id={product.id} real={rating} />
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
