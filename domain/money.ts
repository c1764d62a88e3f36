import { numberText } from '#domain/text/number-text.ts'

/** An amount of R$ in whole cents, because sums and percentages of integers are exact. */
export type Cents = number

/** R$ 10 million: 300 lines of 9,999 pieces at this price still add up exactly in a float. */
export const maximumCents = 1_000_000_000

/** An amount as text: 'R$ 1.234,56', with a plain space; below 0 with a minus sign before it. */
export function centsText(cents: Cents): string {
  return `${cents < 0 ? '−' : ''}R$ ${numberText(Math.abs(cents) / 100, 2)}`
}

/**
 * Reads a typed amount: '54,90', 'R$ 1.234,5', '1234.56', '80', '12,-'. A single dot before three digits separates thousands,
 * as in Brazil. Out: cents from 0 to 1,000,000,000; undefined for any other text.
 */
export function readCents(typed: string): Cents | undefined {
  const bare = typed
    .replace(/^\s*R\$/i, '')
    .replaceAll(/\s/g, '')
    .replace(/,-{1,2}$/, '')
  const parts = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/.exec(bare) ?? /^(\d+)\.(\d{1,2})$/.exec(bare)
  if (!parts) return undefined
  const [, whole = '', fraction = ''] = parts
  const cents = Number(whole.replaceAll('.', '')) * 100 + Number(fraction.padEnd(2, '0'))
  return cents <= maximumCents ? cents : undefined
}

/** The share of an amount given in hundredths of a percent (0 to 10,000), rounded to the cent, half a cent upwards. */
export function shareOf(cents: Cents, hundredths: number): Cents {
  // The product may exceed what a float holds exactly.
  return Number((BigInt(cents) * BigInt(hundredths) + 5000n) / 10_000n)
}

/** Divides an amount into instalments (1 or more) that add up to it: the remaining cents go to the first ones. */
export function instalmentsOf(cents: Cents, count: number): Cents[] {
  const each = Math.floor(cents / count)
  const left = cents - each * count
  return Array.from({ length: count }, (_, place) => each + (place < left ? 1 : 0))
}
