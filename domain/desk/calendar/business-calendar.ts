import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import { dayAfter, easter } from './easter.ts'
import { weekdays, type BusinessHours, type Holiday, type Holidays } from './business-hours.ts'

const minute = 60_000
/** The most days that a search for business hours covers: it would never end for a shop that never opens. */
const maximumDays = 3660

/** A period in which the shop is open, in milliseconds since 1970. */
interface Opening {
  from: number
  until: number
}

/**
 * When a shop is open, in Brasília's time zone. Times go in and come out as milliseconds since 1970, days as
 * 2026-11-26.
 */
export class BusinessCalendar {
  readonly #week: BusinessHours['week']
  readonly #names: (day: string) => string | undefined
  readonly #known = new Map<string, Opening[]>()

  constructor({ week }: Pick<BusinessHours, 'week'>, holidays: Holidays) {
    this.#week = week
    this.#names = holidayNames(holidays)
  }

  /** The name of a day's holiday; undefined without one. */
  holidayOn(day: string): string | undefined {
    return this.#names(day)
  }

  isOpenOn(day: string): boolean {
    return this.#openings(day).length > 0
  }

  isOpenAt(moment: number): boolean {
    return this.#openings(dayOf(moment)).some(({ from, until }) => from <= moment && moment < until)
  }

  /** The minutes of business hours within a period. */
  minutesOpen(from: number, until: number): number {
    let sum = 0
    for (const opening of this.#walk(from, 1)) {
      if (opening.from >= until) break
      sum += Math.max(0, Math.min(opening.until, until) - Math.max(opening.from, from))
    }
    return sum / minute
  }

  /** The time at which the shop has been open for the given minutes since `moment`; undefined when it never opens. */
  after(moment: number, minutes: number): number | undefined {
    let left = minutes * minute
    for (const { from, until } of this.#walk(moment, 1)) {
      const start = Math.max(from, moment)
      if (start >= until) continue
      if (start + left <= until) return start + left
      left -= until - start
    }
    return undefined
  }

  /**
   * The time since which the shop has been open for the given minutes until `moment`; undefined when it never opens.
   */
  before(moment: number, minutes: number): number | undefined {
    let left = minutes * minute
    for (const { from, until } of this.#walk(moment, -1)) {
      const end = Math.min(until, moment)
      if (end <= from) continue
      if (end - left >= from) return end - left
      left -= end - from
    }
    return undefined
  }

  /** The first day from the given one on which the shop is open; the given day when it never opens. */
  openDayFrom(day: string): string {
    for (let count = 0; count < maximumDays; count += 1) {
      const candidate = dayAfter(day, count)
      if (this.isOpenOn(candidate)) return candidate
    }
    return day
  }

  /** The opening periods from the day of a moment, forwards or backwards. */
  *#walk(moment: number, step: 1 | -1): Generator<Opening> {
    let day = dayOf(moment)
    for (let count = 0; count < maximumDays; count += 1) {
      const all = this.#openings(day)
      yield* step === 1 ? all : all.toReversed()
      day = dayAfter(day, step)
    }
  }

  #openings(day: string): Opening[] {
    const found = this.#known.get(day) ?? this.#openingsOf(day)
    this.#known.set(day, found)
    return found
  }

  #openingsOf(day: string): Opening[] {
    const weekday = weekdays[new Date(day).getUTCDay()]
    if (weekday === undefined || this.#names(day) !== undefined) return []
    const midnight = midnightOf(day)
    return this.#week[weekday].map(({ from, until }) => ({
      from: midnight + from * minute,
      until: midnight + until * minute,
    }))
  }
}

function holidayNames({ national, own }: Holidays): (day: string) => string | undefined {
  const years = new Map<string, Map<string, string>>()
  return (day) => {
    const year = day.slice(0, 4)
    const found =
      years.get(year) ?? new Map([...national, ...own].map((holiday) => [dayIn(year, holiday), holiday.name]))
    years.set(year, found)
    return found.get(day)
  }
}

function dayIn(year: string, holiday: Holiday): string {
  if ('date' in holiday) return `${year}-${holiday.date}`
  return 'easter' in holiday ? dayAfter(easter(Number(year)), holiday.easter) : holiday.once
}

const dayOf = (moment: number) => brasiliaDay(new Date(moment).toISOString())

/** Midnight in Brasília: UTC-3, or UTC-2 in the summers with daylight saving time. */
function midnightOf(day: string): number {
  const guess = Date.parse(`${day}T03:00:00.000Z`)
  return dayOf(guess - minute) === day ? guess - 60 * minute : guess
}
