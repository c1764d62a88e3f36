import { expect, test } from 'vitest'
import { categories } from './catalogue.ts'
import { productKinds } from './products.ts'

const part = productKinds['acessorios-componentes']

test('a version without an address gets one of what distinguishes it; a typed one stays', () => {
  const typed = {
    'variants.linhas': '4',
    'variants.0.id': '',
    'variants.0.leads': '5',
    'variants.1.id': '',
    'variants.1.patient': 'Pediátrico',
    'variants.1.length': '1,5 m',
    'variants.2.id': 'o-meu',
    'variants.2.patient': 'Adulto',
    'variants.3.id': '',
  }
  expect(part.tidy(typed)).toEqual({
    ...typed,
    'variants.0.id': '5-vias',
    'variants.1.id': 'pediatrico-1-5-m',
  })
})

test('a form says which fields must be filled: not a list that may be empty, nor a record that may be left out', () => {
  const neededOf = (fields: typeof part.fields) => fields.flatMap(({ name, isNeeded }) => (isNeeded ? name : []))
  expect(neededOf(categories.fields)).toEqual([
    'seoTitle',
    'h1Title',
    'shortDescription',
    'fullDescription',
    'productTypeFilter',
  ])
  expect(neededOf(part.fields)).toEqual([
    'name',
    'productType',
    'description',
    'availability',
    'condition',
    'equipmentBrand',
  ])
})
