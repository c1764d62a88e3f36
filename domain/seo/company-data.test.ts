import { expect, test } from 'vitest'
import { siteSample as site } from '#tests/site-sample.ts'
import { localBusinessData, organizationData, websiteData } from './organization-data.ts'
import { companyId } from './site-identity.ts'

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
