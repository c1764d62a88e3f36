import * as v from 'valibot'
import { numberText } from '#domain/text/number-text.ts'

/** An amount of R$ in whole cents, because sums and percentages of integers are exact. */
export type Cents = number

/** The largest price, R$ 10 million: 300 lines of 9,999 pieces at it still add up exactly in a float. */
export const maximumCents = 1_000_000_000

/** Reads R$ of content files, from 0, with two decimals at most (spec §9 'Prices: 2 decimals'), as cents. */
export const amountSchema = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(maximumCents / 100),
  v.check((reais) => reaisOf(centsOf(reais)) === reais, 'no máximo duas casas decimais'),
  v.transform(centsOf),
)

/** The cents of an amount in R$, as files and other programs state it. */
export function centsOf(reais: number): Cents {
  return Math.round(reais * 100)
}

/** The amount in R$ of cents, as files and other programs expect it. */
export function reaisOf(cents: Cents): number {
  return cents / 100
}

/** An amount as pages show it: 'R$ 1.234,56', with U+00A0 before the figure (spec §1). */
export function pageAmount(cents: Cents): string {
  return messageAmount(cents).replace('R$ ', 'R$\u00A0')
}

/** An amount as messages show it: 'R$ 1.234,56', with a plain space (spec §1); below 0 with a minus sign before it. */
export function messageAmount(cents: Cents): string {
  return `${cents < 0 ? '−' : ''}R$ ${numberText(reaisOf(Math.abs(cents)), 2)}`
}

/** An amount as spreadsheets and other systems read it: '1234,56'. */
export function plainAmount(cents: Cents): string {
  return reaisOf(cents).toFixed(2).replace('.', ',')
}

/** Reads a typed amount: '54,90', 'R$ 1.234,5', '1234.56', '80', '12,-'; a dot before three digits means thousands. */
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

/** A share of an amount in basis points of 0 or more (hundredths of a percent), rounded to the cent, halves upwards. */
export function shareOf(cents: Cents, basisPoints: number): Cents {
  // The product may exceed what a float holds exactly.
  return Number((BigInt(cents) * BigInt(basisPoints) + 5000n) / 10_000n)
}

/** Divides an amount into instalments (1 or more) that add up to it: the remaining cents go to the first ones. */
export function instalmentsOf(cents: Cents, count: number): Cents[] {
  const each = Math.floor(cents / count)
  const remainder = cents - each * count
  return Array.from({ length: count }, (_, index) => each + (index < remainder ? 1 : 0))
}
