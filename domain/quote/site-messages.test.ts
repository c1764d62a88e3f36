import { expect, test } from 'vitest'
import { whatsappLimit, whatsappUrl } from './links.ts'
import {
  accessoriesCatalogueText,
  categoryCatalogueText,
  equipmentInterestMail,
  generalInterestText,
  searchHelpText,
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
