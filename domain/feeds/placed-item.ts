import type { OfferedItem } from './offered-item.ts'

/** An item with where it stands in the world. */
export interface PlacedItem extends OfferedItem {
  /** The whole address of its page. */
  link: string
  /** The whole address of a picture made of pixels: no receiver takes drawings (SVG). */
  picture: string
}

/** The catalogue has no word for a used or a refurbished thing: its conditions are two kinds of new ones. */
export const condition = 'new'

/** An amount in R$ as receivers of feeds read it: '1149.00 BRL'. */
export function priceText(amount: number): string {
  return `${amount.toFixed(2)} BRL`
}
