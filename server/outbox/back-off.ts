const first = 15
const longest = 6 * 60 * 60

/**
 * Seconds until the next try after `attempts` failed ones: 15 s, 30 s, 1 min … 6 h, then always 6 h. In: `random` from
 * 0 to 1 spreads the tries, so that a receiver that recovers does not get them all at once.
 */
export function backOff(attempts: number, random: number): number {
  const seconds = Math.min(first * 2 ** Math.max(0, attempts - 1), longest)
  return Math.round(seconds * (0.9 + 0.2 * random))
}
