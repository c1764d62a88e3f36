import * as v from 'valibot'
import { dayText, trimmedText } from '#domain/text/text-schemas.ts'

/** Days of the week as content names them, from Sunday, as JavaScript counts them. */
export const weekdays = ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado'] as const
export type Weekday = (typeof weekdays)[number]

/** A period of a day: '08:00-18:00'. Out: minutes since midnight. */
const stretch = v.pipe(
  v.string(),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d-(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'um trecho do dia como 08:00-18:00'),
  v.transform((text) => {
    const [from = 0, until = 0] = text.split('-').map(minutesOf)
    return { from, until }
  }),
  v.check(({ from, until }) => from < until, 'um trecho que começa antes de terminar'),
)

/** content/desk/horario.yaml: the business hours, and the promise by which answers are measured. */
export const businessHoursSchema = v.strictObject({
  /** The key of the promise in content/brand.yaml: `reply`. Undefined where the shop promises nothing. */
  promise: v.optional(v.string()),
  week: v.strictObject({
    ...v.entriesFromList(weekdays, v.optional(v.array(stretch), [])),
  }),
})
export type BusinessHours = v.InferOutput<typeof businessHoursSchema>

/** A holiday: on the same date each year, a number of days from Easter, or once. */
const holidaySchema = v.union(
  [
    v.strictObject({ name: trimmedText, date: v.pipe(v.string(), v.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)) }),
    v.strictObject({ name: trimmedText, easter: v.pipe(v.number(), v.integer(), v.minValue(-60), v.maxValue(70)) }),
    v.strictObject({ name: trimmedText, once: dayText }),
  ],
  'name e um de: date ("12-25", mês e dia), easter (dias a partir da Páscoa) ou once ("2026-12-24")',
)
export type Holiday = v.InferOutput<typeof holidaySchema>

/** content/desk/feriados.yaml: days on which the shop is closed. */
export const holidaysSchema = v.strictObject({
  national: v.array(holidaySchema),
  own: v.optional(v.array(holidaySchema), []),
})
export type Holidays = v.InferOutput<typeof holidaysSchema>

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}
