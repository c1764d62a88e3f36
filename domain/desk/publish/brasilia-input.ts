/** Brasília has had no summer time since 2019 (Decreto nº 9.772/2019). */
const offset = '-03:00'

/** The moment (ISO 8601, UTC) of what a date and time field says by Brasília's clock: '2026-11-30T08:00'. Undefined for what is none. */
export function momentOfInput(text: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text)) return undefined
  const moment = new Date(`${text}:00${offset}`)
  return Number.isNaN(moment.getTime()) || inputOf(moment.toISOString()) !== text ? undefined : moment.toISOString()
}

/** What a date and time field shows of a moment. */
export function inputOf(moment: string): string {
  return new Date(Date.parse(moment) - 3 * 60 * 60 * 1000).toISOString().slice(0, 16)
}

/** The next Monday at eight after a moment, as a date and time field shows it. */
export function nextMondayInput(moment: string): string {
  const local = new Date(Date.parse(moment) - 3 * 60 * 60 * 1000)
  const days = (8 - local.getUTCDay()) % 7 || 7
  return `${new Date(local.getTime() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)}T08:00`
}
