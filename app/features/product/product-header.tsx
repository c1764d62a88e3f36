import { Badge } from '#app/ui/badge.tsx'
import { discountPercent, isOnSale } from '#domain/catalogue/price.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { availabilityDetailLabel, equipmentBrandLabel } from '#domain/catalogue/vocabulary.ts'

/** Name, reference, brand and badges (spec §2 'Product detail'). */
export function ProductHeader({ product }: { product: Product }) {
  const brand = product.category === 'equipamentos' ? product.brand : product.equipmentBrand
  return (
    <header className="grid gap-2">
      <p className="flex flex-wrap gap-x-4 text-small text-muted">
        <span>Ref: {product.id.padStart(3, '0')}</span>
        <span>{equipmentBrandLabel[brand]}</span>
      </p>
      <h1 className="text-title lg:text-head">{product.name}</h1>
      <p className="flex flex-wrap gap-2">
        {product.isNew && <Badge tone="signal">Produto Novo</Badge>}
        {product.isCertified && <Badge tone="brand">Certificado ANVISA</Badge>}
        <Badge tone={product.availability === 'em-estoque' ? 'good' : 'neutral'}>
          {availabilityDetailLabel[product.availability]}
        </Badge>
        {isOnSale(product) && <Badge tone="signal">{discountPercent(product)}% OFF</Badge>}
      </p>
    </header>
  )
}
