import type { Availability } from '#domain/catalogue/vocabulary.ts'
import { clipped, clippedId, titleOf } from './clipped.ts'
import { condition, priceText, type PlacedItem } from './placed-item.ts'

/** The most characters that Google accepts for each attribute. */
export const googleLimits = { id: 50, title: 150, description: 5000, kind: 750, maker: 70 } as const

/**
 * What is not in stock is 'out_of_stock': Google's 'preorder' and 'backorder' require a delivery date, which the
 * catalogue does not know.
 */
const availability: Record<Availability, string> = {
  'em-estoque': 'in_stock',
  'sob-consulta': 'out_of_stock',
  'em-breve': 'out_of_stock',
}

/**
 * An item's attributes by Google's product data specification, in order. Without GTIN and MPN: the catalogue knows only
 * the shop's own codes, and an MPN is the manufacturer's. `identifier_exists: no` is stated only for items without a
 * known maker, because the others do have such numbers. In: an item with a price.
 */
export function googleFields(item: PlacedItem): [name: string, value: string][] {
  const { code, productId, variantId, price, maker } = item
  const fields: [string, string][] = [
    ['id', clippedId(code, googleLimits.id)],
    ['title', titleOf(item, googleLimits.title)],
    ['description', clipped(item.description, googleLimits.description)],
    ['link', item.link],
    ['image_link', item.picture],
    ['availability', availability[item.availability]],
    ['price', priceText(price)],
    ['condition', condition],
    ['product_type', clipped(item.kind.join(' > '), googleLimits.kind)],
    maker === undefined ? ['identifier_exists', 'no'] : ['brand', clipped(maker, googleLimits.maker)],
  ]
  if (variantId !== undefined) fields.push(['item_group_id', clippedId(productId, googleLimits.id)])
  return fields
}
