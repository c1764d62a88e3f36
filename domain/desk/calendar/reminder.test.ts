import * as v from 'valibot'
import { expect, test } from 'vitest'
import { BusinessCalendar, businessHoursSchema, holidaysSchema } from './business-calendar.ts'
import { reminderDay } from './reminder.ts'

const week = { segunda: ['08:00-18:00'], terca: ['08:00-18:00'], quarta: ['08:00-18:00'], quinta: ['08:00-18:00'], sexta: ['08:00-18:00'] } // prettier-ignore
const calendar = new BusinessCalendar(
  v.parse(businessHoursSchema, { promise: 'reply', week }),
  v.parse(holidaysSchema, { national: [{ name: 'Natal', date: '12-25' }] }),
)

test.each([
  ['2026-11-24', 2, '2026-11-26'],
  // A Saturday, and a Christmas on a Friday, give way to the Monday.
  ['2026-11-26', 2, '2026-11-30'],
  ['2026-12-23', 2, '2026-12-28'],
])('on %s, in %i days is %s', (today, days, expected) => {
  expect(reminderDay(today, days, calendar)).toBe(expected)
})
