import fc from 'fast-check'
import { expect, test } from 'vitest'
import { whatsappLimit, whatsappUrl } from './links.ts'
import {
  accessoriesCatalogueText,
  categoryCatalogueText,
  equipmentInterestMail,
  generalInterestText,
  searchHelpText,
  campaignParameters,
  withCampaign,
} from './site-messages.ts'

test('the footer’s e-mail has the subject of the spec', () => {
  expect(equipmentInterestMail('comercial@example.com')).toBe(
    'mailto:comercial@example.com?subject=Interesse%20em%20Equipamentos%20M%C3%A9dicos',
  )
})

test('requests greet and say what is asked for', () => {
  expect(generalInterestText).toBe('Olá! Gostaria de mais informações sobre equipamentos e peças médicas.')
  expect(accessoriesCatalogueText).toBe('Olá! Gostaria de receber o catálogo de acessórios e componentes.')
  expect(categoryCatalogueText('Cabos de ECG')).toBe('Olá! Gostaria de receber o catálogo completo de Cabos de ECG.')
})

test('help from an empty result names what was searched for', () => {
  expect(searchHelpText('cabo X9')).toBe('Olá! Procurei por "cabo X9" no site e não encontrei. Podem me ajudar?')
  expect(searchHelpText('')).toBe('Olá! Preciso de ajuda para encontrar uma peça.')
})

test('help from an empty result keeps its link within the limit, whatever was searched for', () => {
  const text = searchHelpText('🩺'.repeat(5000))
  expect(text).toContain(`"${'🩺'.repeat(100)}…"`)
  expect(whatsappUrl('5541900000000', text).length).toBeLessThanOrEqual(whatsappLimit)
})

const read = (search: string) => campaignParameters(new URLSearchParams(search))

test('a parameter of a campaign is cut before an emoji that the cut would halve', () => {
  expect(read(`utm_source=${'a'.repeat(99)}😀`)).toEqual({ utm_source: 'a'.repeat(99) })
})
const text = 'Olá! Quero manutenção preventiva ( hospital/cidade ).'

test('the three tracking parameters are read and others are not', () => {
  expect(read('?utm_source=google&utm_medium=cpc&utm_campaign=pr-sc&gclid=1&utm_term=x')).toEqual({
    utm_source: 'google',
    utm_medium: 'cpc',
    utm_campaign: 'pr-sc',
  })
})

test('parameters that are missing or empty are left out', () => {
  expect(read('?utm_source=&utm_campaign=pr')).toEqual({ utm_campaign: 'pr' })
  expect(read('')).toEqual({})
})

test('the text is followed by UTM and the present parameters as key=value joined by &', () => {
  expect(withCampaign(text, read('?utm_campaign=pr&utm_source=google'))).toBe(
    'Olá! Quero manutenção preventiva ( hospital/cidade ). UTM: utm_source=google&utm_campaign=pr',
  )
})

test('without a campaign the text stands alone', () => {
  expect(withCampaign(text, {})).toBe(text)
})

test('no address breaks or swells the message', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((value) => `?utm_source=${value.repeat(50)}`),
      ),
      (search) => {
        expect(withCampaign(text, read(search)).length).toBeLessThan(text.length + 400)
      },
    ),
  )
})
