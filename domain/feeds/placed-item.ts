import { reaisOf, type Cents } from '#domain/money.ts'
import type { OfferedItem } from './offered-item.ts'

/** An item with the full addresses of its page and picture. */
export interface PlacedItem extends OfferedItem {
  /** The full address of its page. */
  link: string
  /** The full address of a raster picture: receivers refuse drawings (SVG). */
  picture: string
}

/** All products are new: the catalogue has no used or refurbished ones. */
export const condition = 'new'

/** An amount in the notation of feeds: '1149.00 BRL'. */
export function priceText(amount: Cents): string {
  return `${reaisOf(amount).toFixed(2)} BRL`
}
