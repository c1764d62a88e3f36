import type { Availability } from '#domain/catalogue/vocabulary.ts'
import { type OfferedItem, itemCondition, priceText, type FeedItem } from './offered-item.ts'

/** A text of at most `maximum` characters, cut between words where possible and ended with '…'. */
export function clipped(text: string, maximum: number): string {
  const characters = Array.from(text)
  if (characters.length <= maximum) return text
  const lastBlank = characters
    .slice(0, maximum)
    .join('')
    .search(/\s\S*$/)
  const start = lastBlank > 0 ? text.slice(0, lastBlank) : characters.slice(0, Math.max(0, maximum - 1)).join('')
  return `${start.trimEnd()}…`
}

/** An item's name of at most `maximum` characters. The variant's label, which distinguishes it, is cut last. */
export function titleOf({ name, label }: Pick<OfferedItem, 'name' | 'label'>, maximum: number): string {
  if (label === '') return clipped(name, maximum)
  const end = `: ${label}`
  const room = maximum - Array.from(end).length
  return room > 0 ? clipped(name, room) + end : clipped(label, maximum)
}

/** An id of at most `maximum` characters. A longer id loses its beginning, because ids differ at the end. */
export function clippedId(id: string, maximum: number): string {
  return Array.from(id).slice(-maximum).join('')
}

/** The most characters that Google accepts in each field. */
export const googleLimits = { id: 50, title: 150, description: 5000, kind: 750, maker: 70 } as const

/** Google's words for an availability; 'preorder' and 'backorder' would need a delivery date, which nobody knows. */
const googleAvailability: Record<Availability, string> = {
  'em-estoque': 'in_stock',
  'sob-consulta': 'out_of_stock',
  'em-breve': 'out_of_stock',
}

/** The fields of Google's feed for a priced item, in order; without GTIN and MPN, because codes are the shop's own. */
export function googleFields(item: FeedItem): [name: string, value: string][] {
  const { code, productId, variantId, price, maker } = item
  const fields: [string, string][] = [
    ['id', clippedId(code, googleLimits.id)],
    ['title', titleOf(item, googleLimits.title)],
    ['description', clipped(item.description, googleLimits.description)],
    ['link', item.link],
    ['image_link', item.picture],
    ['availability', googleAvailability[item.availability]],
    ['price', priceText(price)],
    ['condition', itemCondition],
    ['product_type', clipped(item.kind.join(' > '), googleLimits.kind)],
    // An item of a known maker has a GTIN or MPN, although the catalogue does not know it.
    maker === undefined ? ['identifier_exists', 'no'] : ['brand', clipped(maker, googleLimits.maker)],
  ]
  if (variantId !== undefined) fields.push(['item_group_id', clippedId(productId, googleLimits.id)])
  return fields
}

export const metaLimits = { id: 100, title: 200, description: 9999, maker: 100, kind: 750 } as const

const metaAvailability: Record<Availability, string> = {
  'em-estoque': 'in stock',
  'sob-consulta': 'available for order',
  'em-breve': 'out of stock',
}

/** The brand of items without a known maker: Meta requires one, and the shop does not invent any. */
const unknownMaker = 'Sem marca informada'

/** The filled columns of a Meta catalogue: the required ones, then two optional ones. */
const metaCells: Readonly<Record<string, (item: FeedItem) => string>> = {
  id: ({ code }) => clippedId(code, metaLimits.id),
  title: (item) => titleOf(item, metaLimits.title),
  description: ({ description }) => clipped(description, metaLimits.description),
  availability: ({ availability }) => metaAvailability[availability],
  condition: () => itemCondition,
  price: ({ price }) => priceText(price),
  link: ({ link }) => link,
  image_link: ({ picture }) => picture,
  brand: ({ maker = unknownMaker }) => clipped(maker, metaLimits.maker),
  item_group_id: ({ variantId, productId }) => (variantId === undefined ? '' : clippedId(productId, metaLimits.id)),
  product_type: ({ kind }) => clipped(kind.join(' > '), metaLimits.kind),
}
export const metaColumns = Object.keys(metaCells)

/** The cells of a priced item in the order of `metaColumns`. */
export function metaRow(item: FeedItem): string[] {
  return Object.values(metaCells).map((cell) => cell(item))
}
