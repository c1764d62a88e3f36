import * as v from 'valibot'
import { messageAmount, maximumCents, readCents, shareOf, type Cents } from '#domain/money.ts'
import { numberText } from '#domain/text/number-text.ts'
import { wholeNumber } from '#domain/text/text-schemas.ts'

export const discountSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('percent'), hundredths: wholeNumber(1, 10_000) }),
  v.strictObject({ kind: v.literal('amount'), cents: wholeNumber(1, maximumCents) }),
])
export type Discount = v.InferOutput<typeof discountSchema>

/** The amount of a discount in cents; never more than the amount from which it is taken. */
export function discountOf(cents: Cents, discount: Discount | undefined): Cents {
  if (!discount) return 0
  return Math.min(cents, discount.kind === 'percent' ? shareOf(cents, discount.hundredths) : discount.cents)
}

/** A discount as text: '5%', '7,5%' or 'R$ 20,00'. */
export function discountText(discount: Discount): string {
  if (discount.kind === 'amount') return messageAmount(discount.cents)
  return `${numberText(discount.hundredths / 100, 2).replace(/,?0+$/, '')}%`
}

/** Reads a typed discount: '5%', '7,5 %', '20,00'; undefined for nothing and 0, 'unreadable' for any other text. */
export function readDiscount(typed: string): Discount | undefined | 'unreadable' {
  const text = typed.trim()
  if (text === '') return undefined
  const isPercent = text.endsWith('%')
  const amount = readCents(isPercent ? text.slice(0, -1) : text)
  if (amount === undefined || (isPercent && amount > 10_000)) return 'unreadable'
  if (amount === 0) return undefined
  return isPercent ? { kind: 'percent', hundredths: amount } : { kind: 'amount', cents: amount }
}
