import * as v from 'valibot'
import { field, group } from '#domain/field-words.ts'
import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import { daySchema, trimmedText } from '#domain/text/text-schemas.ts'
import { dayAfter, minuteMilliseconds } from '#domain/time.ts'

export const weekdays = ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado'] as const
export type Weekday = (typeof weekdays)[number]

/** Reads a period of a day, '08:00-18:00', as minutes since midnight. */
const periodSchema = v.pipe(
  v.string(),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d-(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'um trecho do dia como 08:00-18:00'),
  v.transform((text) => {
    const [from = 0, until = 0] = text.split('-').map(minutesOf)
    return { from, until }
  }),
  v.check(({ from, until }) => from < until, 'um trecho que começa antes de terminar'),
)

const periodsOf = (day: string) =>
  field(day, v.optional(v.array(periodSchema), []), 'Um trecho por linha, como 08:00-18:00. Vazio: não há expediente.')

/** content/desk/horario.yaml: the business hours, and the promise that tells whether an answer is late. */
export const businessHoursSchema = v.strictObject({
  promise: field('Promessa que vale para a resposta', v.optional(v.string()), {
    registry: 'promises',
    hint: 'Uma das de Marca, Promessas. Vazia: sem prazo.',
  }),
  /** The periods of each day, in order and apart: the loader of content checks that. */
  week: group('Semana, pelo relógio de Brasília', {
    domingo: periodsOf('Domingo'),
    segunda: periodsOf('Segunda'),
    terca: periodsOf('Terça'),
    quarta: periodsOf('Quarta'),
    quinta: periodsOf('Quinta'),
    sexta: periodsOf('Sexta'),
    sabado: periodsOf('Sábado'),
  }),
})
export type BusinessHours = v.InferOutput<typeof businessHoursSchema>

const holidaySchema = v.pipe(
  v.strictObject({
    name: field('Nome', trimmedText),
    date: field(
      'Todo ano no dia',
      v.optional(v.pipe(v.string(), v.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'mês e dia, como 12-25'))),
      'Mês e dia: 12-25. Preencha um só dos três.',
    ),
    easter: field(
      'Dias depois da Páscoa',
      v.optional(v.pipe(v.number(), v.integer(), v.minValue(-60), v.maxValue(70))),
      'Antes dela, com sinal de menos: -2 é a Sexta-feira Santa.',
    ),
    once: field('Uma só vez, no dia', v.optional(daySchema), { isDay: true }),
  }),
  v.check(
    ({ date, easter: fromEaster, once }) => [date, fromEaster, once].filter((day) => day !== undefined).length === 1,
    'um de: date ("12-25", mês e dia), easter (dias a partir da Páscoa) ou once ("2026-12-24")',
  ),
)
type Holiday = v.InferOutput<typeof holidaySchema>

export const holidaysSchema = v.strictObject({
  national: field('Nacionais', v.array(holidaySchema), { item: 'feriado' }),
  own: field('Do estado, da cidade e da loja', v.optional(v.array(holidaySchema), []), { item: 'dia' }),
})
export type Holidays = v.InferOutput<typeof holidaysSchema>

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** Easter Sunday of a year as a day (2026-04-05), by the anonymous Gregorian computus. */
export function easter(year: number): string {
  const cycle = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const correction = Math.floor((8 * century + 13) / 25)
  const epact = (19 * cycle + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7
  const late = Math.floor((cycle + 11 * epact + 19 * weekday) / 433)
  const month = Math.floor((epact + weekday - 7 * late + 90) / 25)
  const day = (epact + weekday - 7 * late + 33 * month + 19) % 32
  return isoDay(Date.UTC(year, month - 1, day))
}

const isoDay = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10)

/** The most days that a search for business hours covers: it would never end for a shop that never opens. */
const maximumDays = 3660

type OpenPeriod = { from: number; until: number }

/** Tells when a shop is open, in Brasília. Times are milliseconds since 1970, days 2026-11-26. */
export class BusinessCalendar {
  readonly #week: BusinessHours['week']
  readonly #isHoliday: (day: string) => boolean
  readonly #openingsByDay = new Map<string, OpenPeriod[]>()

  constructor({ week }: Pick<BusinessHours, 'week'>, holidays: Holidays) {
    this.#week = week
    this.#isHoliday = holidayTest(holidays)
  }

  isOpenOn(day: string): boolean {
    return this.#openings(day).length > 0
  }

  /** The minutes of business hours within a period. */
  minutesOpen(from: number, until: number): number {
    let openMilliseconds = 0
    for (const opening of this.#openPeriods(from, 'later')) {
      if (opening.from >= until) break
      openMilliseconds += Math.max(0, Math.min(opening.until, until) - Math.max(opening.from, from))
    }
    return openMilliseconds / minuteMilliseconds
  }

  /** The time at which the shop has been open for the given minutes since `moment`; undefined when it never opens. */
  momentAfter(moment: number, minutes: number): number | undefined {
    let remaining = minutes * minuteMilliseconds
    for (const { from, until } of this.#openPeriods(moment, 'later')) {
      const start = Math.max(from, moment)
      if (start >= until) continue
      if (start + remaining <= until) return start + remaining
      remaining -= until - start
    }
    return undefined
  }

  /** The time since which the shop has been open for the given minutes until `moment`; undefined if it never opens. */
  momentBefore(moment: number, minutes: number): number | undefined {
    let remaining = minutes * minuteMilliseconds
    for (const { from, until } of this.#openPeriods(moment, 'earlier')) {
      const end = Math.min(until, moment)
      if (end <= from) continue
      if (end - remaining >= from) return end - remaining
      remaining -= end - from
    }
    return undefined
  }

  /** The first day, from the given one on, on which the shop is open; the given day when it never opens. */
  openDayFrom(day: string): string {
    for (let count = 0; count < maximumDays; count += 1) {
      const candidate = dayAfter(day, count)
      if (this.isOpenOn(candidate)) return candidate
    }
    return day
  }

  /** The open periods from a moment's day on, in the order in which time passes or against it. */
  *#openPeriods(moment: number, direction: 'later' | 'earlier'): Generator<OpenPeriod> {
    let day = dayOf(moment)
    for (let count = 0; count < maximumDays; count += 1) {
      const openings = this.#openings(day)
      yield* direction === 'later' ? openings : openings.toReversed()
      day = dayAfter(day, direction === 'later' ? 1 : -1)
    }
  }

  #openings(day: string): OpenPeriod[] {
    const openings = this.#openingsByDay.get(day) ?? this.#openingsOf(day)
    this.#openingsByDay.set(day, openings)
    return openings
  }

  #openingsOf(day: string): OpenPeriod[] {
    const weekday = weekdays[new Date(day).getUTCDay()]
    if (weekday === undefined || this.#isHoliday(day)) return []
    const midnight = midnightOf(day)
    return this.#week[weekday].map(({ from, until }) => ({
      from: midnight + from * minuteMilliseconds,
      until: midnight + until * minuteMilliseconds,
    }))
  }
}

function holidayTest({ national, own }: Holidays): (day: string) => boolean {
  const years = new Map<string, Set<string>>()
  return (day) => {
    const year = day.slice(0, 4)
    const days = years.get(year) ?? new Set([...national, ...own].map((holiday) => dayIn(year, holiday)))
    years.set(year, days)
    return days.has(day)
  }
}

function dayIn(year: string, { date, easter: fromEaster, once }: Holiday): string {
  if (date !== undefined) return `${year}-${date}`
  return fromEaster === undefined ? (once ?? '') : dayAfter(easter(Number(year)), fromEaster)
}

const dayOf = (moment: number) => brasiliaDay(new Date(moment).toISOString())

/** Midnight of a day in Brasília: UTC-3, or UTC-2 in the summers that had daylight saving time. */
function midnightOf(day: string): number {
  const standardMidnight = Date.parse(`${day}T03:00:00.000Z`)
  const isSummer = dayOf(standardMidnight - minuteMilliseconds) === day
  return isSummer ? standardMidnight - 60 * minuteMilliseconds : standardMidnight
}
