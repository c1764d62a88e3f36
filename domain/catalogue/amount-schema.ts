import * as v from 'valibot'
import { isWholeCents } from './price.ts'

/** An amount in R$, 0 or more, in whole cents (spec §9 'Prices: 2 decimals'). */
export const amountSchema = v.pipe(
  v.number(),
  v.finite(),
  v.minValue(0),
  v.check(isWholeCents, 'no máximo duas casas decimais'),
)
