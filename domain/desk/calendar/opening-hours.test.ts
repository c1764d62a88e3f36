import { expect, test } from 'vitest'
import { hoursLines, openingHours } from './opening-hours.ts'

const closed = { domingo: [], segunda: [], terca: [], quarta: [], quinta: [], sexta: [], sabado: [] }
const day = [{ from: 480, until: 1080 }]
const withPause = [
  { from: 450, until: 720 },
  { from: 810, until: 1065 },
]

test('days that follow each other with the same hours are one line, in the order of a week from Monday', () => {
  const week = { ...closed, domingo: day, segunda: day, terca: day, quarta: day, sexta: withPause, sabado: withPause }
  expect(hoursLines(week)).toEqual([
    { name: 'Segunda a quarta', value: '8h-18h' },
    { name: 'Sexta e sábado', value: '7h30-12h e 13h30-17h45' },
    { name: 'Domingo', value: '8h-18h' },
  ])
  expect(hoursLines(closed)).toEqual([])
})

test('search engines get an entry for each period', () => {
  const type = '@type'
  expect(openingHours({ ...closed, segunda: day, terca: day, sabado: withPause })).toEqual([
    { [type]: 'OpeningHoursSpecification', dayOfWeek: ['Monday', 'Tuesday'], opens: '08:00', closes: '18:00' },
    { [type]: 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '07:30', closes: '12:00' },
    { [type]: 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '13:30', closes: '17:45' },
  ])
})

test('a shop that never closes is open until the last minute of the day', () => {
  const always = [{ from: 0, until: 1440 }]
  expect(hoursLines({ ...closed, domingo: always })).toEqual([{ name: 'Domingo', value: '0h-24h' }])
  expect(openingHours({ ...closed, domingo: always })).toMatchObject([{ opens: '00:00', closes: '23:59' }])
})
