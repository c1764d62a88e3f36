import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { BusinessCalendar, businessHoursSchema, holidaysSchema } from './business-calendar.ts'

const hours = v.parse(businessHoursSchema, {
  promise: 'reply',
  week: {
    segunda: ['08:00-12:00', '13:00-18:00'],
    terca: ['08:00-18:00'],
    quarta: ['08:00-18:00'],
    quinta: ['08:00-18:00'],
    sexta: ['08:00-18:00'],
    sabado: ['08:00-12:00'],
  },
})
const holidays = v.parse(holidaysSchema, {
  national: [
    { name: 'Natal', date: '12-25' },
    { name: 'Sexta-feira Santa', easter: -2 },
  ],
  own: [{ name: 'Inventário', once: '2026-11-27' }],
})
const calendar = new BusinessCalendar(hours, holidays)
/** Brasília's clock, three hours behind. */
const at = (text: string) => Date.parse(`${text.replace(' ', 'T')}:00-03:00`)
const clock = (moment: number | undefined) =>
  moment === undefined ? 'never' : new Date(moment - 3 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')

/** Whether the shop is open in the minute from a moment on. */
const isOpenAt = (moment: number) => calendar.minutesOpen(moment, moment + 60_000) === 1

test.each([
  ['2026-12-25', 'Natal'],
  ['2026-04-03', 'Sexta-feira Santa'],
  ['2027-03-26', 'Sexta-feira Santa'],
  ['2026-11-27', 'Inventário'],
])('on %s, %s, the shop is closed', (day) => {
  expect(calendar.isOpenOn(day)).toBe(false)
})

test.each(['2027-11-27', '2026-11-26'])('on %s, no holiday, it is open', (day) => {
  expect(calendar.isOpenOn(day)).toBe(true)
})

// 24 November 2026 is a Tuesday.
test.each([
  ['2026-11-24 07:59', false],
  ['2026-11-24 08:00', true],
  ['2026-11-24 17:59', true],
  ['2026-11-24 18:00', false],
  ['2026-11-23 12:30', false],
  ['2026-11-28 11:59', true],
  ['2026-11-28 12:00', false],
  ['2026-11-29 10:00', false],
  ['2026-11-27 10:00', false],
])('at %s it is open: %s', (moment, isOpen) => {
  expect(isOpenAt(at(moment))).toBe(isOpen)
})

test.each([
  ['2026-11-24 10:00', 30, '2026-11-24 10:30'],
  ['2026-11-24 17:45', 30, '2026-11-25 08:15'],
  ['2026-11-24 22:00', 30, '2026-11-25 08:30'],
  ['2026-11-23 11:45', 30, '2026-11-23 13:15'],
  // The time runs over an inventory on Friday to a Saturday morning, and over a Sunday.
  ['2026-11-26 17:50', 30, '2026-11-28 08:20'],
  ['2026-11-28 11:50', 30, '2026-11-30 08:20'],
  ['2026-12-24 17:50', 30, '2026-12-26 08:20'],
  ['2026-11-24 10:00', 0, '2026-11-24 10:00'],
])('%s and %i minutes in business hours is %s', (moment, minutes, expected) => {
  expect(clock(calendar.momentAfter(at(moment), minutes))).toBe(expected)
})

test.each([
  ['2026-11-24 10:30', 30, '2026-11-24 10:00'],
  ['2026-11-25 08:15', 30, '2026-11-24 17:45'],
  ['2026-11-29 10:00', 30, '2026-11-28 11:30'],
])('%i minutes of business hours before %s', (moment, minutes, expected) => {
  expect(clock(calendar.momentBefore(at(moment), minutes))).toBe(expected)
})

test('minutes between two moments are those in which it is open', () => {
  expect(calendar.minutesOpen(at('2026-11-24 17:00'), at('2026-11-25 09:00'))).toBe(120)
  expect(calendar.minutesOpen(at('2026-11-29 00:00'), at('2026-11-29 23:00'))).toBe(0)
  expect(calendar.minutesOpen(at('2026-11-24 10:00'), at('2026-11-24 09:00'))).toBe(0)
})

test('a day on which it is open is found, or the day itself where it never is', () => {
  expect(calendar.openDayFrom('2026-11-27')).toBe('2026-11-28')
  expect(calendar.openDayFrom('2026-11-24')).toBe('2026-11-24')
  const closed = new BusinessCalendar(v.parse(businessHoursSchema, { promise: 'reply', week: {} }), holidays)
  expect(closed.openDayFrom('2026-11-24')).toBe('2026-11-24')
  expect([closed.momentAfter(at('2026-11-24 10:00'), 1), closed.momentBefore(at('2026-11-24 10:00'), 1)]).toEqual([
    undefined,
    undefined,
  ])
})

test('a summer with a time of its own is counted by it', () => {
  // On 4 December 2018 Brasília was two hours behind.
  expect(isOpenAt(Date.parse('2018-12-04T10:00:00Z'))).toBe(true)
  expect(isOpenAt(Date.parse('2018-12-04T09:59:00Z'))).toBe(false)
  expect(isOpenAt(Date.parse('2018-12-04T20:00:00Z'))).toBe(false)
})

test('what is so many minutes after a moment is so many minutes of business hours away', () => {
  const moments = fc.integer({ min: at('2026-01-01 00:00') / 60_000, max: at('2027-12-31 00:00') / 60_000 })
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 3000 }), (start, minutes) => {
      const from = start * 60_000
      const due = calendar.momentAfter(from, minutes) ?? Number.NaN
      expect(calendar.minutesOpen(from, due)).toBe(minutes)
      const earliest = calendar.momentBefore(due, minutes) ?? Number.NaN
      expect(earliest).toBeGreaterThanOrEqual(from)
      expect(calendar.minutesOpen(earliest, due)).toBe(minutes)
    }),
    { numRuns: 200 },
  )
})
