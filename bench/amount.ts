/** Whether a bench only shows that it still runs (SMOKE=1): its figures then say nothing, and a slow one is not WRONG. */
export const isSmoke = process.env.SMOKE === '1'

/** How many times, or how long, a bench does something. In: for figures, and for a smoke run. */
export function amount(full: number, few: number): number {
  return isSmoke ? few : full
}
