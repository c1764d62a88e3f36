import { expect, test } from 'vitest'
import { openingHours } from './organization-data.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

test('a span of days and a span of hours are read from the words on the page', () => {
  expect(openingHours([{ name: 'Segunda a sexta', value: '8h-18h' }])).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek: weekdays, opens: '08:00', closes: '18:00' },
  ])
  expect(openingHours([{ name: 'De segunda-feira até sexta-feira', value: '7h30 às 17h45' }])).toMatchObject([
    { dayOfWeek: weekdays, opens: '07:30', closes: '17:45' },
  ])
})

test('days that are named singly are those days only', () => {
  expect(openingHours([{ name: 'Sábado', value: '8h-12h' }])).toMatchObject([{ dayOfWeek: ['Saturday'] }])
  expect(openingHours([{ name: 'Sábado e domingo', value: '8h-12h' }])).toMatchObject([
    { dayOfWeek: ['Saturday', 'Sunday'] },
  ])
  expect(openingHours([{ name: 'Segunda e quarta', value: '8h-12h' }])).toMatchObject([
    { dayOfWeek: ['Monday', 'Wednesday'] },
  ])
})

test('a day beside a span, and hours that pause at noon, are told as they are', () => {
  const [withSunday] = openingHours([{ name: 'Segunda a sexta e domingo', value: '8h-18h' }])
  expect(withSunday).toMatchObject({ dayOfWeek: [...weekdays, 'Sunday'] })
  expect(openingHours([{ name: 'Segunda a sexta', value: '8h-12h e 14h-18h' }])).toMatchObject([
    { dayOfWeek: weekdays, opens: '08:00', closes: '12:00' },
    { dayOfWeek: weekdays, opens: '14:00', closes: '18:00' },
  ])
})

test('a line without days or without a span of hours opens no door', () => {
  expect(openingHours([{ name: 'Suporte técnico', value: '24h para emergências' }])).toEqual([])
  expect(openingHours([{ name: 'Domingo', value: 'fechado' }])).toEqual([])
})
