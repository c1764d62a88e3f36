import { equipmentFamilyLabel } from '#domain/catalogue/equipment-families.ts'
import { hasPrice } from '#domain/catalogue/price.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import { isReservedBrand } from '#domain/catalogue/registry/equipment-brand.ts'
import { variantLabel } from '#domain/catalogue/variants/selection.ts'
import { productCategoryLabel, type Availability } from '#domain/catalogue/vocabulary.ts'
import { paths } from '#domain/pages/paths.ts'

/** What can be ordered under one code: a product, or one of its variants, as other programs are told of it. */
export interface OfferedItem {
  /** The shop's own code; the product's id where it has none. */
  code: string
  productId: string
  /** Only of a variant: its product is the group. */
  variantId?: string
  name: string
  /** What tells a variant from its sisters: '5 vias'; '' for a product without variants. */
  label: string
  description: string
  /** In R$; 0 or less means 'sob consulta'. */
  price: number
  availability: Availability
  /** Who makes it, where the data say so: of a part they name only the machines that it fits. */
  maker?: string
  /** Its 8 digits of the customs nomenclature, where they are known. */
  ncm?: string
  /** From the wide to the narrow: 'Acessórios e componentes', 'Cabos de ECG'. */
  kind: readonly [category: string, type: string]
  /** Address of its page below the site, with the variant chosen. */
  path: string
}

/** Everything of a product that has a code of its own, in the order of its page. */
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

/** Those that shopping feeds may carry: receivers refuse an offer without a price. */
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
