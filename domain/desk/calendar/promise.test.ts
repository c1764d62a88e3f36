import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { BusinessCalendar, businessHoursSchema, holidaysSchema } from './business-calendar.ts'
import { durationText, lateSince, promisedMinutes, promiseState } from './promise.ts'

const weekdays = { segunda: ['08:00-18:00'], terca: ['08:00-18:00'], quarta: ['08:00-18:00'], quinta: ['08:00-18:00'], sexta: ['08:00-18:00'] } // prettier-ignore
const hours = v.parse(businessHoursSchema, { promise: 'reply', week: weekdays })
const none = v.parse(holidaysSchema, { national: [] })
const promise = { minutes: 30, calendar: new BusinessCalendar(hours, none) }
/** Brasília's clock, three hours behind. */
const at = (text: string) => new Date(`${text.replace(' ', 'T')}:00-03:00`).toISOString()
const stateAt = (since: string, now: string) => promiseState({ since: at(since), now: at(now), promise })

test.each([
  ['30 minutos', 30],
  ['2 horas', 120],
  ['1 hora', 60],
  ['~5 min', 5],
  ['24h', 1440],
  ['24-48h', undefined],
  ['15+', undefined],
  ['2 dias', undefined],
  ['', undefined],
])('%j promises %s minutes', (value, minutes) => {
  expect(promisedMinutes(value)).toBe(minutes)
})

// 24 November 2026 is a Tuesday.
test.each([
  ['2026-11-24 10:00', '2026-11-24 10:05', false, 'responder até 10:30'],
  ['2026-11-24 10:00', '2026-11-24 10:30', false, 'responder até 10:30'],
  ['2026-11-24 10:00', '2026-11-24 11:50', true, 'atrasada 1 h 20 min de expediente'],
  ['2026-11-24 20:00', '2026-11-24 21:00', false, 'responder até 25/11, 08:30'],
  ['2026-11-27 17:50', '2026-11-28 12:00', false, 'responder até 30/11, 08:20'],
  ['2026-11-24 17:30', '2026-11-24 20:00', true, 'atrasada agora, fora do horário'],
  ['2026-11-24 10:00', '2026-11-25 10:30', true, 'atrasada 10 h de expediente'],
])('what waits since %s is at %s late: %s', (since, now, isLate, text) => {
  expect(stateAt(since, now)).toEqual({ isLate, text })
})

test('a shop that is never open has promised nothing', () => {
  const closed = {
    minutes: 30,
    calendar: new BusinessCalendar(v.parse(businessHoursSchema, { promise: 'reply', week: {} }), none),
  }
  const now = at('2026-11-24 10:00')
  expect([promiseState({ since: now, now, promise: closed }), lateSince(now, closed)]).toEqual([undefined, undefined])
})

test('what is late by its own time is what came before the moment that the list asks for', () => {
  const minute = fc.integer({
    min: Date.parse(at('2026-11-01 00:00')) / 60_000,
    max: Date.parse(at('2026-12-31 00:00')) / 60_000,
  })
  fc.assert(
    fc.property(minute, fc.integer({ min: 0, max: 5000 }), (start, later) => {
      const moment = (value: number) => new Date(value * 60_000).toISOString()
      const [since, now] = [moment(start), moment(start + later)]
      const found = promiseState({ since, now, promise })
      // At the very end of the promise the two may differ, until the next minute of business hours.
      const due = promise.calendar.momentAfter(Date.parse(since), promise.minutes) ?? Number.NaN
      const apart = [due, Date.parse(now)].toSorted((a, b) => a - b) as [number, number]
      fc.pre(promise.calendar.minutesOpen(...apart) !== 0)
      expect(since < (lateSince(now, promise) ?? '')).toBe(found?.isLate)
    }),
    { numRuns: 500 },
  )
})

test('durations are said in hours and minutes', () => {
  expect([0, 25, 60, 80, 600.9].map(durationText)).toEqual(['0 min', '25 min', '1 h', '1 h 20 min', '10 h'])
})
