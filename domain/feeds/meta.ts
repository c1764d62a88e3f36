import type { Availability } from '#domain/catalogue/vocabulary.ts'
import { clipped, clippedId, titleOf } from './clipped.ts'
import { condition, priceText, type PlacedItem } from './placed-item.ts'

/** The columns of a Meta catalogue that are filled: the required ones, then two optional ones. */
export const metaColumns = [
  'id',
  'title',
  'description',
  'availability',
  'condition',
  'price',
  'link',
  'image_link',
  'brand',
  'item_group_id',
  'product_type',
] as const
type MetaColumn = (typeof metaColumns)[number]

/** The most characters of each field, as Meta publishes them. */
export const metaLimits = { id: 100, title: 200, description: 9999, maker: 100, kind: 750 } as const

const availability: Record<Availability, string> = {
  'em-estoque': 'in stock',
  'sob-consulta': 'available for order',
  'em-breve': 'out of stock',
}

/** Meta requires a brand, and the shop does not invent one. */
const unknownMaker = 'Sem marca informada'

/** An item's cells in the order of the columns. In: an item with a price. */
export function metaRow(item: PlacedItem): string[] {
  const cells: Record<MetaColumn, string> = {
    id: clippedId(item.code, metaLimits.id),
    title: titleOf(item, metaLimits.title),
    description: clipped(item.description, metaLimits.description),
    availability: availability[item.availability],
    condition,
    price: priceText(item.price),
    link: item.link,
    image_link: item.picture,
    brand: clipped(item.maker ?? unknownMaker, metaLimits.maker),
    item_group_id: item.variantId === undefined ? '' : clippedId(item.productId, metaLimits.id),
    product_type: clipped(item.kind.join(' > '), metaLimits.kind),
  }
  return metaColumns.map((column) => cells[column])
}
