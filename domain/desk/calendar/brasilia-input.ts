import { dayAfter, hourMilliseconds, mondayOf } from '#domain/time.ts'

/** Brasília's distance from UTC; there has been no summer time since 2019 (Decreto nº 9.772/2019). */
const offsetMilliseconds = 3 * hourMilliseconds

/** Reads a form's time in Brasília ('2026-11-30T08:00'). Out: ISO 8601, UTC; undefined for any other text. */
export function momentOfInput(text: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text)) return undefined
  const moment = new Date(Date.parse(`${text}:00Z`) + offsetMilliseconds)
  return Number.isNaN(moment.getTime()) || inputOf(moment.toISOString()) !== text ? undefined : moment.toISOString()
}

/** The value of a form's field for date and time. In: a time (ISO 8601). */
export function inputOf(moment: string): string {
  return new Date(Date.parse(moment) - offsetMilliseconds).toISOString().slice(0, 16)
}

/** The next Monday at eight as the value of a field; on a Monday that of the week after. In: a time (ISO 8601). */
export function nextMondayInput(moment: string): string {
  return `${dayAfter(mondayOf(inputOf(moment).slice(0, 10)), 7)}T08:00`
}
