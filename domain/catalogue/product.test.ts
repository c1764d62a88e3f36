import * as v from 'valibot'
import { expect, test } from 'vitest'
import { productIdSchema, productSchema } from './product-schema.ts'

const cable = {
  id: 'cabo',
  name: 'Cabo',
  category: 'acessorios-componentes',
  productType: 'cabos-ecg',
  description: 'Um cabo.',
  availability: 'em-estoque',
  condition: 'novo',
  equipmentBrand: 'dixtal',
}
const monitor = {
  id: 'monitor',
  name: 'Monitor',
  category: 'equipamentos',
  family: 'diagnostico',
  brand: 'comen',
  specialty: 'UTI',
  technology: 'Digital',
  treatment: 'Diagnóstico',
  description: 'Um monitor.',
  availability: 'em-breve',
}

/** The paths of the faults that the schema finds. */
function faultsOf(product: unknown): string[] {
  return v.safeParse(productSchema, product).issues?.map((issue) => v.getDotPath(issue) ?? '') ?? []
}

test('a product with its required fields only is on request, not new, and has empty lists', () => {
  expect(v.parse(productSchema, cable)).toMatchObject({
    currentPrice: 0,
    isNew: false,
    isCertified: false,
    attention: false,
    tags: [],
    compatibleWith: [],
    variants: [],
  })
})

test('both kinds of product pass as they are', () => {
  expect(faultsOf(cable)).toEqual([])
  expect(faultsOf(monitor)).toEqual([])
})

test.each(Object.keys(cable))('an accessory needs its %s', (field) => {
  expect(faultsOf({ ...cable, [field]: undefined })).toEqual([field])
})

test.each(Object.keys(monitor))('an equipment needs its %s', (field) => {
  expect(faultsOf({ ...monitor, [field]: undefined })).toEqual([field])
})

test.each([
  ['an unknown field', { preco: 10 }, 'preco'],
  ['a blank name', { name: '   ' }, 'name'],
  ['a price below 0', { currentPrice: -1 }, 'currentPrice'],
  ['an endless price', { currentPrice: Number.POSITIVE_INFINITY }, 'currentPrice'],
  ['a price with parts of a cent', { currentPrice: 10.005 }, 'currentPrice'],
  ['a price as text', { originalPrice: '10,00' }, 'originalPrice'],
  ['an unknown availability', { availability: 'disponivel' }, 'availability'],
  ['an unknown type', { productType: 'cabos' }, 'productType'],
  ['a brand that is no key', { equipmentBrand: 'Philips' }, 'equipmentBrand'],
  ['a second brand that is no key', { additionalEquipmentBrands: ['dixtal', 'X'] }, 'additionalEquipmentBrands.1'],
  ['an empty tag', { tags: ['ecg', ''] }, 'tags.1'],
  ['a nameless specification', { specifications: [{ value: '3' }] }, 'specifications.0.name'],
  ['a variant without choices', { variants: [{ id: 'a', sku: 'A' }] }, 'variants.0'],
  ['a size without its label', { variants: [{ id: 'a', sku: 'A', sizeKey: 'adulto' }] }, 'variants.0'],
  ['an unknown number of tubes', { variants: [{ id: 'a', sku: 'A', vias: '3' }] }, 'variants.0.vias'],
  [
    'a variant price with parts of a cent',
    { variants: [{ id: 'a', sku: 'A', vias: '1', currentPrice: 0.001 }] },
    'variants.0.currentPrice',
  ],
] as const)('%s is refused', (_name, fields, path) => {
  expect(faultsOf({ ...cable, ...fields })).toEqual([path])
})

test.each([0, 0.1, 2.3, 1149, 1800.5, 19.99, 11900])('R$ %s is a price', (currentPrice) => {
  expect(faultsOf({ ...cable, currentPrice, originalPrice: currentPrice })).toEqual([])
})

test.each(['1', '12', 'cabo-ecg-ge-aha', 'st-01'])('%s is a product id', (id) => {
  expect(v.is(productIdSchema, id)).toBe(true)
})

test.each(['', 'Cabo', 'cabo_ecg', 'cabo--ecg', '-cabo', 'cabo-', 'célula', 'a/b', '..', 'a'.repeat(81)])(
  '%s is no product id',
  (id) => {
    expect(v.is(productIdSchema, id)).toBe(false)
  },
)
