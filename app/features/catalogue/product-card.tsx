import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { Badge } from '#app/ui/badge.tsx'
import { CodeLabel } from '#app/ui/code-label.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { discountPercent, formatBrl, hasPrice, isOnSale } from '#domain/catalogue/price.ts'
import { labelCode } from '#domain/catalogue/product-summary.ts'
import type { ProductSummary } from '#domain/catalogue/product-summary-schema.ts'
import { AvailabilityBadge } from './availability-badge.tsx'

interface ProductCardProps {
  product: ProductSummary
  /** What can be done from the card: the add-to-cart button. */
  action?: ReactNode
  isPriority?: boolean
}

/** One product of a grid (spec §2 'Product card'). Its rows share lines with its neighbours'. */
export function ProductCard({ product, action, isPriority = false }: ProductCardProps) {
  const code = labelCode(product)
  return (
    <article className="relative row-span-4 grid grid-rows-subgrid gap-3 rounded border border-rule bg-sheet p-3 transition-colors focus-within:border-petrol hover:border-petrol">
      <Picture src={product.picture.src} alt={product.picture.alt} isPriority={isPriority} />
      <div className="grid content-start gap-1.5">
        <div className="flex flex-wrap items-center gap-1.5">
          {code && <CodeLabel code={code} />}
          {product.isNew && <Badge tone="signal">Novo</Badge>}
          {isOnSale(product) && <Badge tone="signal">-{discountPercent(product)}%</Badge>}
        </div>
        <h3 className="text-small leading-snug font-semibold">
          <Link
            to={paths.product(product.id)}
            prefetch="intent"
            className="outline-none after:absolute after:inset-0 hover:underline"
          >
            {product.name}
          </Link>
        </h3>
        <p className="line-clamp-2 text-label text-muted">{product.fits}</p>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-2 self-end">
        <CardPrice product={product} />
        <AvailabilityBadge availability={product.availability} />
      </div>
      <div className="relative z-10 grid">{action}</div>
    </article>
  )
}

function CardPrice({ product }: { product: ProductSummary }) {
  if (!hasPrice(product)) return <p className="text-small text-muted">Consultar preço</p>
  return (
    <p className="text-small">
      {isOnSale(product) && product.originalPrice !== undefined && (
        <s className="block text-label text-muted">{formatBrl(product.originalPrice)}</s>
      )}
      <span className="font-semibold">{formatBrl(product.currentPrice)}</span>
      <span className="block text-label text-whatsapp-deep">Frete grátis</span>
    </p>
  )
}
