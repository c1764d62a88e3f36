import * as v from 'valibot'

/** An amount in R$, 0 or more, in whole cents (spec §9 'Prices: 2 decimals'). */
export const amountSchema = v.pipe(
  v.number(),
  v.finite(),
  v.minValue(0),
  v.check((amount) => Math.round(amount * 100) / 100 === amount, 'no máximo duas casas decimais'),
)
