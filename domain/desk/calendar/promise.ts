import { brasiliaDay, brasiliaMoment } from '#domain/text/brasilia-moment.ts'
import type { BusinessCalendar } from './business-calendar.ts'

const units: readonly (readonly [RegExp, number])[] = [
  [/^min(uto)?s?$/, 1],
  [/^h(oras?)?$/, 60],
]

/** The minutes in a promise of content/brand.yaml: '30 minutos', '2 horas', '~5 min'; undefined for another text. */
export function promisedMinutes(value: string): number | undefined {
  const [, number, unit = ''] = /^~?\s*(\d{1,4})\s*([a-z]+)$/i.exec(value.trim()) ?? []
  const factor = units.find(([pattern]) => pattern.test(unit.toLowerCase()))?.[1]
  return number === undefined || factor === undefined ? undefined : Number(number) * factor
}

export type PromiseState = { isLate: boolean; text: string }

interface WaitingMessage {
  /** The time since which the message waits for the shop and, in `now`, the present time (ISO 8601). */
  since: string
  now: string
  promise: { minutes: number; calendar: BusinessCalendar }
}

/** Compares a waiting message with the promise; undefined where the shop is never open, and so promises nothing. */
export function promiseState({ since, now, promise: { minutes, calendar } }: WaitingMessage): PromiseState | undefined {
  const nowMilliseconds = Date.parse(now)
  const due = calendar.momentAfter(Date.parse(since), minutes)
  if (due === undefined) return undefined
  const isLate = nowMilliseconds > due
  const text = isLate ? `atrasada ${lateText(calendar.minutesOpen(due, nowMilliseconds))}` : dueText(due, now)
  return { isLate, text }
}

/** The time (ISO 8601) since which a message must have waited to be late now; undefined if the shop never opens. */
export function lateSince(now: string, { minutes, calendar }: WaitingMessage['promise']): string | undefined {
  const moment = calendar.momentBefore(Date.parse(now), minutes)
  return moment === undefined ? undefined : new Date(moment).toISOString()
}

function lateText(minutes: number): string {
  return minutes < 1 ? 'agora, fora do horário' : `${durationText(minutes)} de expediente`
}

function dueText(due: number, now: string): string {
  const dueAt = new Date(due).toISOString()
  const [day = '', clock = ''] = brasiliaMoment(dueAt).split(' ')
  const isToday = brasiliaDay(dueAt) === brasiliaDay(now)
  return `responder até ${isToday ? clock : `${day.slice(0, 5)}, ${clock}`}`
}

/** Minutes in everyday words: '25 min', '1 h 20 min', '30 h'. */
export function durationText(minutes: number): string {
  const whole = Math.floor(minutes)
  const [hours, restMinutes] = [Math.floor(whole / 60), whole % 60]
  return [hours > 0 && `${hours} h`, (restMinutes > 0 || hours === 0) && `${restMinutes} min`].filter(Boolean).join(' ')
}
