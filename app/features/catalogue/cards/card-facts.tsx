import { Link } from 'react-router'
import { paths } from '#domain/pages/paths.ts'
import { useSite } from '#app/site.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { CodeLabel } from '#app/ui/code-label.tsx'
import { Stars } from '#app/ui/blocks/stars.tsx'
import { armAdvice } from '#domain/catalogue/variants/arm-size.ts'
import { cardRating, type DisplayRating } from '#domain/catalogue/display-rating.ts'
import { discountPercent, hasPrice, isOnSale } from '#domain/catalogue/price.ts'
import { formatBrl } from '#domain/money.ts'
import { labelCode, type ProductSummary } from '#domain/catalogue/product-summary.ts'
import { numberText } from '#domain/text/number-text.ts'

interface FactProps {
  product: ProductSummary
  /** The variant that the search found, whose code the card then shows. */
  variantId?: string | undefined
  /** Quantity that the search text asks for. */
  quantity?: number | undefined
}

/** Begins a comparison with this product; the other products are chosen on that page. */
export function CompareLink({ product }: Pick<FactProps, 'product'>) {
  return (
    <Link
      to={paths.compare([product.id])}
      aria-label={`Comparar ${product.name}`}
      className="no-print relative z-10 -my-2.5 inline-flex min-h-11 items-center text-label max-sm:text-[0.75rem] text-muted underline decoration-rule-strong underline-offset-4 hover:text-petrol-deep"
    >
      Comparar
    </Link>
  )
}

/** The quantity that the search asks for, the code, and badges for a new or discounted product. */
export function CardLabels({ product, variantId, quantity }: FactProps) {
  const code = product.variants.find(({ id }) => id === variantId)?.sku ?? labelCode(product)
  return (
    <p className="flex min-h-6 flex-wrap items-center gap-1.5">
      {quantity !== undefined && <span className="text-small font-semibold">{quantity} ×</span>}
      {code && <CodeLabel code={code} isWrapping />}
      {product.isNew && <Badge tone="signal">Novo</Badge>}
      {isOnSale(product) && <Badge tone="signal">-{discountPercent(product)}%</Badge>}
    </p>
  )
}

/** A cuff's arm circumference, by which its size is chosen. */
export function CardSize({ product, variantId }: FactProps) {
  const advice = armAdvice(product.variants, variantId)
  return advice ? <p className="text-label">{advice}</p> : null
}

/** Why the search found the product, where the product's name does not show it. */
export function CardReason({ why }: { why?: string | undefined }) {
  return why ? <p className="text-label font-medium text-petrol-deep">{why}</p> : null
}

/** The price with the shop's terms, or 'Consultar preço' (spec §2 'Product card'). */
export function CardPrice({ product }: FactProps) {
  const { pricedNote } = useSite().brand.offers
  if (!hasPrice(product)) return <p className="text-small text-muted">Consultar preço</p>
  return (
    <p className="text-small leading-tight">
      {isOnSale(product) && product.originalPrice !== undefined && (
        <s className="block text-label text-muted">{formatBrl(product.originalPrice)}</s>
      )}
      <span className="block font-semibold">{formatBrl(product.currentPrice)}</span>
      {pricedNote && <span className="block text-label text-whatsapp-deep">{pricedNote}</span>}
    </p>
  )
}

/** The rating from reviews, else one derived from the id, if the brand turns that on (spec §2 'Product card'). */
export function CardRating({ id, reviewRating }: { id: string; reviewRating: DisplayRating | undefined }) {
  const { brand } = useSite()
  const rating = reviewRating ?? (brand.derivedRatings ? cardRating(id) : undefined)
  if (!rating) return null
  const { score, count } = rating
  const spoken = numberText(score, 1)
  return (
    <p className="flex items-center gap-1.5 text-label text-muted">
      <Stars score={score} size={14} />
      <span className="sr-only">{`${spoken} de 5, ${count === 1 ? '1 avaliação' : `${count} avaliações`}`}</span>
      <span aria-hidden>{`(${count})`}</span>
    </p>
  )
}
