import { expect, test } from 'vitest'
import { siteSample as site } from '#tests/site-sample.ts'
import { companyId, localBusinessData, organizationData, websiteData } from './company-data.ts'

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

const closed = { domingo: [], segunda: [], terca: [], quarta: [], quinta: [], sexta: [], sabado: [] }

test('the shop has an address and its hours', () => {
  const business = localBusinessData(site, {
    ...closed,
    segunda: [{ from: 480, until: 1080 }],
    sabado: [{ from: 480, until: 720 }],
  })
  expect(business).toMatchObject({
    '@type': 'LocalBusiness',
    '@id': companyId(site),
    address: { addressLocality: 'Curitiba', addressRegion: 'PR', addressCountry: 'BR' },
    openingHoursSpecification: [{ closes: '18:00' }, { closes: '12:00', dayOfWeek: ['Saturday'] }],
  })
})
