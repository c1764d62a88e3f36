import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { accessorySchema, equipmentSchema, productSchema, type ProductRecord } from '#domain/catalogue/product.ts'
import { accessoryRecord, equipment } from '#tests/samples.ts'
import { ContentFiles } from '#server/content/content-files.ts'
import type { ContentFault } from '#server/content-error.ts'
import { loadProducts } from '#server/content/load/load-products.ts'
import { fieldOrder, productYaml } from './product-yaml.ts'

const text = fc
  .string({
    unit: fc.oneof(
      fc.constantFrom(' ', '\n', ':', '#', '"', "'", ',', '-', '[', '{', '|', '>', 'no', '1'),
      fc.string({ unit: 'grapheme', maxLength: 8 }),
    ),
  })
  .map((words) => words.trim())
  .filter((words) => words !== '')
const product = fc
  .record({
    name: text,
    description: fc.array(text, { minLength: 1, maxLength: 40 }).map((words) => words.join(' ')),
    tags: fc.array(text),
    compatibleWith: fc.array(text),
    specifications: fc.array(fc.record({ name: text, value: text })),
    whatsappText: text,
  })
  .map((fields) => accessoryRecord(fields))

function read(id: string, yaml: string): ProductRecord {
  return v.parse(productSchema, { ...parse(yaml), id })
}

test('every field of a product has one place in its file, whichever table declares it', () => {
  const { id: _id, options: _refused, ...fields } = { ...accessorySchema.entries, ...equipmentSchema.entries }
  expect(fieldOrder.toSorted()).toEqual(Object.keys(fields).toSorted())
})

test('every product is read from its file as it was', () => {
  fc.assert(
    fc.property(product, (before) => {
      expect(read(before.id, productYaml(before))).toEqual(before)
    }),
  )
})

test('blank lines in a long text are read as they were', () => {
  const before = accessoryRecord({ name: 'um texto que passa de quarenta caracteres \n \n  e segue' })
  expect(read(before.id, productYaml(before))).toEqual(before)
})

test('every product of the catalogue is read as it was from what is written of it', async () => {
  const faults: ContentFault[] = []
  const products = await loadProducts(new ContentFiles('.'), faults)
  expect(faults).toEqual([])
  expect(products.length).toBeGreaterThan(100)
  for (const before of products) expect(read(before.id, productYaml(before))).toEqual(before)
}, 60_000)

test('an accessory stands in its file as a person would write it', () => {
  const cable = accessoryRecord({
    description: 'Cabo '.repeat(30).trim(),
    currentPrice: 1149.5,
    attention: true,
    equipmentModel: ['dx-2020', 'dx-2021'],
    variants: [{ sku: 'C3', leads: '3', id: '3-vias' }],
    specifications: [{ value: '2,5 V', name: 'Tensão' }],
    includedItems: ['1 cabo: preto'],
    drawing: { form: 'peca-unica', plug: 'db9', leads: 3 },
  })
  expect(productYaml(cable)).toBe(`name: Cabo de teste
category: acessorios-componentes
productType: cabos-ecg
description: >-
  Cabo Cabo Cabo Cabo Cabo Cabo Cabo Cabo Cabo Cabo Cabo Cabo Cabo Cabo Cabo Cabo Cabo Cabo Cabo
  Cabo Cabo Cabo Cabo Cabo Cabo Cabo Cabo Cabo Cabo Cabo
attention: true
currentPrice: 1149.5
availability: em-estoque
condition: compativel
equipmentBrand: philips
equipmentModel: [dx-2020, dx-2021]
variants:
  - { id: 3-vias, leads: "3", sku: C3 }
specifications:
  - { name: Tensão, value: "2,5 V" }
includedItems:
  - "1 cabo: preto"
drawing: { plug: db9, leads: 3, form: peca-unica }
`)
})

test('an equipment has its family and filters after its category', () => {
  expect(productYaml(equipment())).toMatch(
    /^name: .*\ncategory: equipamentos\nfamily: .*\nbrand: .*\nspecialty: .*\ntechnology: .*\ntreatment: .*\ndescription: >-\n/,
  )
})
