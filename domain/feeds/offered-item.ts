import { equipmentFamilyLabel } from '#domain/catalogue/equipment-families.ts'
import { hasPrice } from '#domain/catalogue/price.ts'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { isReservedBrand } from '#domain/catalogue/registry/equipment-brand.ts'
import { variantLabel } from '#domain/catalogue/variants/selection.ts'
import { productCategoryLabel, type Availability } from '#domain/catalogue/vocabulary.ts'
import { type Cents, reaisOf } from '#domain/money.ts'
import { paths } from '#domain/pages/paths.ts'

/** A product or one of its variants under its code, as it is described to other programs. */
export interface OfferedItem {
  /** The shop's own code; the product's id where it has none. */
  code: string
  productId: string
  variantId?: string
  name: string
  /** The label that distinguishes a variant from the others: '5 vias'; '' for a product without variants. */
  label: string
  description: string
  /** The price in cents; 0 or less means 'sob consulta'. */
  price: Cents
  availability: Availability
  /** The maker of a machine, where known; the data do not name the makers of parts. */
  maker?: string
  ncm?: string
  kind: readonly [category: string, type: string]
  path: string
}

/** The items of a product: its variants, or the product itself where it has none. */
export function offeredItems(product: Product): OfferedItem[] {
  const { id, name, description, sku, currentPrice, availability, ncm } = product
  const shared = { productId: id, name, description, kind: kindOf(product), ...makerOf(product), ...(ncm && { ncm }) }
  const variants = product.category === 'acessorios-componentes' ? product.variants : []
  if (variants.length === 0)
    return [{ ...shared, code: sku ?? id, label: '', price: currentPrice, availability, path: paths.product(id) }]
  return variants.map((variant) => ({
    ...shared,
    code: variant.sku,
    variantId: variant.id,
    label: variantLabel(variant),
    price: variant.currentPrice ?? currentPrice,
    availability: variant.availability ?? availability,
    path: paths.product(id, variant.id),
  }))
}

/** The items for shopping feeds, whose receivers refuse an offer without a price. */
export function pricedItems(products: readonly Product[]): OfferedItem[] {
  return products.flatMap(offeredItems).filter(({ price }) => hasPrice({ currentPrice: price }))
}

function kindOf(product: Product): OfferedItem['kind'] {
  const type =
    product.category === 'equipamentos' ? equipmentFamilyLabel[product.family] : productTypeLabel[product.productType]
  return [productCategoryLabel[product.category], type]
}

function makerOf(product: Product): { maker?: string } {
  if (product.category !== 'equipamentos' || isReservedBrand(product.brand)) return {}
  return { maker: product.brands[0].label }
}

export interface FeedItem extends OfferedItem {
  link: string
  /** The full address of a raster picture: receivers refuse drawings (SVG). */
  picture: string
}

/** The condition of every product: the catalogue has no used or refurbished ones. */
export const itemCondition = 'new'

/** An amount in the notation of feeds: '1149.00 BRL'. */
export function priceText(amount: Cents): string {
  return `${reaisOf(amount).toFixed(2)} BRL`
}
