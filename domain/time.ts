/* Spans of time in milliseconds, and days as 2026-11-24. */

export const minuteMilliseconds = 60_000
export const hourMilliseconds = 60 * minuteMilliseconds
export const dayMilliseconds = 24 * hourMilliseconds

/** The day that lies a number of days after another one, both as 2026-11-24; before it if `days` is negative. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMilliseconds).toISOString().slice(0, 10)
}

/** The Monday of a day's week, both as 2026-11-24. */
export function mondayOf(day: string): string {
  return dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7))
}

/** The number of days from one day to another, both as 2026-11-24; negative if the second is the earlier one. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMilliseconds)
}
