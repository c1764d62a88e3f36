import { CodeLabel } from '#app/ui/code-label.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { discountPercent, formatBrl, hasPrice, isOnSale } from '#domain/catalogue/price.ts'
import { labelCode } from '#domain/catalogue/product-summary.ts'
import { AvailabilityBadge } from './availability-badge.tsx'
import { CardLink, type CardProps } from './product-card.tsx'

/** One product of the compact view: all that identifies it in two lines, so that twenty stand in view. */
export function ProductLine({ product, variantId, isPriority = false }: CardProps) {
  const code = product.variants.find(({ id }) => id === variantId)?.sku ?? labelCode(product)
  return (
    <article className="group relative grid h-17 grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-x-3 overflow-hidden bg-sheet px-2">
      <Picture src={product.picture.src} alt="" isPriority={isPriority} />
      <div className="grid min-w-0 gap-0.5">
        <h3 className="line-clamp-2 text-small leading-[1.15] font-medium">
          <CardLink product={product} variantId={variantId} />
        </h3>
        <p className="flex min-w-0 items-center gap-2 text-label text-muted">
          {code && <CodeLabel code={code} />}
          <span className="truncate">{product.fits}</span>
        </p>
      </div>
      <div className="grid justify-items-end gap-1 text-label">
        <AvailabilityBadge availability={product.availability} />
        {hasPrice(product) ? (
          <span className="font-semibold whitespace-nowrap">
            {isOnSale(product) && <span className="text-signal">-{discountPercent(product)}% </span>}
            {formatBrl(product.currentPrice)}
          </span>
        ) : (
          <span className="whitespace-nowrap text-muted">Consultar preço</span>
        )}
      </div>
    </article>
  )
}
