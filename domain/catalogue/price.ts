import type { Cents } from '#domain/money.ts'

export type Priced = { currentPrice: Cents; originalPrice?: Cents | undefined }

/** Whether a product shows a price; 0 or less means 'sob consulta' (spec §1). */
export function hasPrice({ currentPrice }: Priced): boolean {
  return currentPrice > 0
}

/** Whether there is a current price and the original price is above it. */
export function isOnSale({ currentPrice, originalPrice = 0 }: Priced): boolean {
  return currentPrice > 0 && originalPrice > currentPrice
}

/** The percentage off the original price, rounded; 0 when the product is not on sale (spec §9). */
export function discountPercent(priced: Priced): number {
  if (!isOnSale(priced)) return 0
  const original = priced.originalPrice ?? 0
  return Math.round(((original - priced.currentPrice) * 100) / original)
}

/** The PIX price: the given percentage below the current one, half a cent upwards (spec §9). */
export function pixPrice(currentPrice: Cents, discount: number): Cents {
  return Math.round((currentPrice * (100 - discount)) / 100)
}

/** The amount of one instalment, to the cent (spec §9). */
export function instalmentPrice(currentPrice: Cents, instalments: number): Cents {
  return Math.round(currentPrice / instalments)
}
