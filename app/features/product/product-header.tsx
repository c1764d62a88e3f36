import { Badge } from '#app/ui/badge.tsx'
import { discountPercent, isOnSale } from '#domain/catalogue/price.ts'
import { CodeLabel } from '#app/ui/code-label.tsx'
import type { Product } from '#domain/catalogue/product.ts'
import type { Variant } from '#domain/catalogue/variants/variant.ts'
import { availabilityDetailLabel } from '#domain/catalogue/vocabulary.ts'

interface ProductHeaderProps {
  product: Product
  /** The chosen variant, whose code and availability are shown. */
  variant: Variant | undefined
  /** Text beside the ANVISA seal. */
  anvisa: string
}

/**
 * Code, brand, reference, name and badges (spec §2 'Product detail'). The code comes first because buyers order by it;
 * the reference is the product's, the same for all its variants.
 */
export function ProductHeader({ product, variant, anvisa }: ProductHeaderProps) {
  const sku = variant?.sku ?? product.sku
  const availability = variant?.availability ?? product.availability
  return (
    <header className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-4 text-small text-muted">
        {sku && <CodeLabel code={sku} />}
        <span>{product.brands[0].label}</span>
        <span className="text-label">Ref: {product.id.padStart(3, '0')}</span>
      </p>
      <h1 className="text-title lg:text-head">{product.name}</h1>
      <p className="flex flex-wrap gap-2">
        {product.isNew && <Badge tone="signal">Produto Novo</Badge>}
        {product.isCertified && (
          <span className="flex flex-wrap items-center gap-x-2 text-label text-muted">
            <Badge tone="brand">Certificado ANVISA</Badge> {anvisa}
          </span>
        )}
        <Badge tone={availability === 'em-estoque' ? 'good' : 'neutral'}>{availabilityDetailLabel[availability]}</Badge>
        {isOnSale(product) && <Badge tone="signal">{discountPercent(product)}% OFF</Badge>}
      </p>
    </header>
  )
}
