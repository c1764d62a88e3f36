const dayMilliseconds = 24 * 60 * 60 * 1000

/** The day that lies a number of days before another one; both as 2026-11-24. */
export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * dayMilliseconds).toISOString().slice(0, 10)
}
