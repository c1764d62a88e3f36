import { numberText } from '#domain/text/number-text.ts'

/** A price of a product or of one of its variants, in R$. */
export interface Priced {
  currentPrice: number
  originalPrice?: number | undefined
}

/** Amount of 0 or more in R$ as pt-BR text with 2 decimals, `R$` and U+00A0 before the figure: for pages (spec §1). */
export function formatBrl(amount: number): string {
  return `R$\u00A0${numberText(inCents(amount) / 100, 2)}`
}

/** Amount in R$ as `formatBrl` writes it, but with a plain space after `R$`, for messages (spec §1). */
export function formatBrlPlain(amount: number): string {
  return formatBrl(amount).replaceAll('\u00A0', ' ')
}

/** Whether the product shows a price; 0 or less means 'sob consulta' (spec §1). */
export function hasPrice({ currentPrice }: Priced): boolean {
  return currentPrice > 0
}

/** Whether there is a current price and the original one is above it. */
export function isOnSale({ currentPrice, originalPrice = 0 }: Priced): boolean {
  return currentPrice > 0 && originalPrice > currentPrice
}

/** Rounded percentage off the original price, 0 when not on sale (spec §9). */
export function discountPercent(priced: Priced): number {
  if (!isOnSale(priced)) return 0
  const original = inCents(priced.originalPrice ?? 0)
  return Math.round(((original - inCents(priced.currentPrice)) * 100) / original)
}

/** The PIX price: the given percentage below the current one, to the cent (spec §9). */
export function pixPrice(currentPrice: number, discount: number): number {
  return Math.round((inCents(currentPrice) * (100 - discount)) / 100) / 100
}

/** The amount of one instalment, to the cent (spec §9). */
export function instalmentPrice(currentPrice: number, instalments: number): number {
  return Math.round(inCents(currentPrice) / instalments) / 100
}

/** Whether an amount in R$ has two decimals at most (spec §9 'Prices: 2 decimals'). */
export function isWholeCents(amount: number): boolean {
  return inCents(amount) / 100 === amount
}

/**
 * Rounds to whole cents. In cents, half a cent is exact and rounds up: 95 % of 2.30 is 2.185, but not as floating-point
 * reais.
 */
function inCents(amount: number): number {
  return Math.round(amount * 100)
}
