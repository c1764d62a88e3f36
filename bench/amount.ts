/**
 * Whether a bench only proves that it still runs (SMOKE=1). Its figures then mean nothing, and slow ones are not WRONG.
 */
export const isSmoke = process.env.SMOKE === '1'

/** The number of repetitions, or the duration, of a bench. In: the amount for figures, and the one for a smoke run. */
export function amount(full: number, few: number): number {
  return isSmoke ? few : full
}
