import { CodeLabel } from '#app/ui/code-label.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { discountPercent, hasPrice, isOnSale } from '#domain/catalogue/price.ts'
import { formatBrl } from '#domain/money.ts'
import { labelCode } from '#domain/catalogue/product-summary.ts'
import { AvailabilityBadge } from './availability-badge.tsx'
import { CardReason, CardSize } from './card-facts.tsx'
import { CardLink, type CardProps } from './product-card.tsx'

/**
 * One of the nearest products, below a list where nothing was found: two lines beside a small picture. Availability is
 * shown only when it is not 'em estoque', a price only when there is one.
 */
export function ProductLine({ isPriority = false, ...found }: CardProps) {
  const { product, variantId, quantity, why } = found
  const code = product.variants.find(({ id }) => id === variantId)?.sku ?? labelCode(product)
  return (
    <article className="group relative grid min-h-17 grid-cols-[4rem_minmax(0,1fr)] items-center gap-x-3 gap-y-1 bg-sheet px-2 py-1.5 sm:h-17 sm:grid-cols-[4rem_minmax(0,1fr)_auto] sm:py-0">
      <Picture src={product.picture.src} alt="" isPriority={isPriority} />
      <div className="grid min-w-0 gap-0.5">
        <h3 className="text-small sm:line-clamp-2 leading-[1.15] font-medium">
          <CardLink {...found} />
        </h3>
        <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5 text-label text-muted sm:flex-nowrap">
          {quantity !== undefined && <span className="font-semibold text-ink">{quantity} ×</span>}
          {code && <CodeLabel code={code} />}
          <CardReason why={why} />
          {variantId !== undefined && <CardSize product={product} variantId={variantId} />}
          <span className="sm:truncate">{product.fits}</span>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-label max-sm:col-start-2 sm:grid sm:justify-items-end">
        {product.availability !== 'em-estoque' && <AvailabilityBadge availability={product.availability} />}
        {hasPrice(product) && (
          <span className="font-semibold whitespace-nowrap">
            {isOnSale(product) && <span className="text-signal">-{discountPercent(product)}% </span>}
            {formatBrl(product.currentPrice)}
          </span>
        )}
      </div>
    </article>
  )
}
