import { Picture } from '#app/ui/picture/picture.tsx'
import { AvailabilityBadge } from './availability-badge.tsx'
import { CardLabels, CardPrice, CardRating, CardReason, CardSize } from './card-facts.tsx'
import { CardLink, type CardProps } from './product-card.tsx'

/** One product of a list: a card in horizontal form. */
export function ProductRow({ action, rating, isPriority = false, ...found }: CardProps) {
  const { product } = found
  return (
    <article className="group relative grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-3 bg-sheet p-3 sm:grid-cols-[10rem_minmax(0,1fr)_13rem] sm:gap-x-6">
      <Picture {...product.picture} isPriority={isPriority} className="self-start" />
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
      <div className="col-span-2 flex flex-wrap items-end justify-between gap-2 sm:col-span-1 sm:grid sm:content-between sm:justify-stretch">
        <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1.5 max-sm:w-full">
          <CardPrice product={product} />
          <AvailabilityBadge availability={product.availability} />
        </div>
        <div className="card-action relative z-10 grid max-sm:w-full">{action}</div>
      </div>
    </article>
  )
}
