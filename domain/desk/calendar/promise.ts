import { brasiliaDay, brasiliaMoment } from '#domain/text/brasilia-moment.ts'
import type { BusinessCalendar } from './business-calendar.ts'

const units: readonly (readonly [RegExp, number])[] = [
  [/^min(uto)?s?$/, 1],
  [/^h(oras?)?$/, 60],
]

/** The minutes of a promise as content/brand.yaml words it: '30 minutos', '2 horas', '~5 min'. Undefined when it is no such time. */
export function promisedMinutes(value: string): number | undefined {
  const [, number, unit = ''] = /^~?\s*(\d{1,4})\s*([a-z]+)$/i.exec(value.trim()) ?? []
  const factor = units.find(([form]) => form.test(unit.toLowerCase()))?.[1]
  return number === undefined || factor === undefined ? undefined : Number(number) * factor
}

/** How a message that waits for the shop stands against what the shop promised. */
export interface PromiseState {
  state: 'in-time' | 'soon' | 'late'
  /** Until when it is to be answered (ISO 8601). */
  dueAt: string
  /** Minutes of business hours that are left; below 0 when it is late. */
  minutesLeft: number
  /** For whoever reads the list: 'responder até 10:30', 'atrasada 1 h 20 min'. */
  text: string
}

interface Waiting {
  /** Since when it is the shop's turn, and the present moment (ISO 8601). */
  since: string
  now: string
  promise: { minutes: number; calendar: BusinessCalendar }
}

/** How a message that waits since a moment stands. Undefined where the shop is never open: then nothing was promised. */
export function promiseState({ since, now, promise: { minutes, calendar } }: Waiting): PromiseState | undefined {
  const [start, present] = [Date.parse(since), Date.parse(now)]
  const due = calendar.after(start, minutes)
  if (due === undefined) return undefined
  const dueAt = new Date(due).toISOString()
  if (present > due) {
    const late = calendar.minutesOpen(due, present)
    return { state: 'late', dueAt, minutesLeft: 0 - late, text: `atrasada ${lateText(late)}` }
  }
  const left = calendar.minutesOpen(present, due)
  return { state: left <= minutes / 2 ? 'soon' : 'in-time', dueAt, minutesLeft: left, text: dueText(dueAt, now) }
}

/**
 * The moment (ISO 8601) before which a message had to come to be late now. Undefined where the shop is never open. The list
 * of late messages asks for it once, instead of looking at each.
 */
export function lateSince(now: string, { minutes, calendar }: Waiting['promise']): string | undefined {
  const moment = calendar.before(Date.parse(now), minutes)
  return moment === undefined ? undefined : new Date(moment).toISOString()
}

function lateText(minutes: number): string {
  return minutes < 1 ? 'agora, fora do horário' : `${durationText(minutes)} de expediente`
}

function dueText(dueAt: string, now: string): string {
  const [day = '', clock = ''] = brasiliaMoment(dueAt).split(' ')
  return brasiliaDay(dueAt) === brasiliaDay(now)
    ? `responder até ${clock}`
    : `responder até ${day.slice(0, 5)}, ${clock}`
}

/** Minutes as people say them: '25 min', '1 h 20 min', '30 h'. */
export function durationText(minutes: number): string {
  const whole = Math.floor(minutes)
  const [hours, rest] = [Math.floor(whole / 60), whole % 60]
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ')
}
