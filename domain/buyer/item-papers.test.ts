import { expect, test } from 'vitest'
import { accessory } from '#tests/samples.ts'
import { itemPaperOf, itemPapersText } from './item-papers.ts'

const number = '10234560001'
const evidence = [{ about: 'anvisa' as const, document: 'Consulta', holder: 'Loja', seen: '2026-01-10' }]

test('NCM and ANVISA number go along where the data have them; a number without its paper does not', () => {
  expect(itemPaperOf(accessory())).toBeUndefined()
  expect(itemPaperOf(accessory({ dossier: { anvisaNumber: number } }))).toBeUndefined()
  const known = itemPaperOf(accessory({ ncm: '90189099', dossier: { anvisaNumber: number }, evidence }))
  expect(itemPapersText(known)).toEqual(['9018.90.99', number])
  expect(itemPapersText(undefined)).toEqual(['', ''])
})
