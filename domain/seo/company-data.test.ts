import { expect, test } from 'vitest'
import { siteSample as site } from '#tests/site-sample.ts'
import { companyId, localBusinessData, openingHours, organizationData, websiteData } from './company-data.ts'

test('the company says how it is reached for sales and for support', () => {
  expect(organizationData(site)).toMatchObject({
    '@type': 'Organization',
    '@id': companyId(site),
    name: 'Vitrine Médica',
    url: 'https://vitrinemedica.example',
    contactPoint: [
      { contactType: 'sales', telephone: '+55 41 3000-0000', email: 'comercial@example.com' },
      { contactType: 'sales', telephone: '+5541900000000' },
      { contactType: 'technical support', email: 'suporte@example.com' },
    ],
  })
})

test('the site is searched by the accessories’ parameter', () => {
  expect(websiteData(site)).toMatchObject({
    '@type': 'WebSite',
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: 'https://vitrinemedica.example/acessorios-componentes?search={search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  })
})

test('the shop has an address and the hours that its page shows', () => {
  const business = localBusinessData(site, [
    { name: 'Segunda a sexta', value: '8h-18h' },
    { name: 'Sábado', value: '8h-12h' },
    { name: 'Suporte técnico', value: '24h para emergências' },
  ])
  expect(business).toMatchObject({
    '@type': 'LocalBusiness',
    '@id': companyId(site),
    address: { addressLocality: 'Curitiba', addressRegion: 'PR', addressCountry: 'BR' },
    openingHoursSpecification: [{ closes: '18:00' }, { closes: '12:00', dayOfWeek: ['Saturday'] }],
  })
})

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
