import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { productSchema, type ProductRecord } from '#domain/catalogue/product.ts'
import { accessoryRecord } from '#tests/samples.ts'
import { editedYaml } from './edit-product-yaml.ts'
import { productYaml } from './product-yaml.ts'

const hand = `# Preços de março: falar com o fornecedor antes de mudar
name: "Cabo, de teste" # nome da etiqueta
category: acessorios-componentes
productType: cabos-ecg

# A descrição foi revista
description: Uma peça.
currentPrice: 120 # desde janeiro
originalPrice: 150 # até julho
availability:   em-estoque
condition: novo
equipmentBrand: 'philips'
variants: # três
  # a menor
  - { id: 3-vias,   leads: "3", sku: C3 } # pouca saída
  - id: 5-vias
    leads: '5' # cinco
    sku: C5
  - {id: 10-vias, leads: "10", sku: C10, currentPrice: 90}
tags:
  - cabo # palavra
  - ecg
`

function read(text: string): ProductRecord {
  return v.parse(productSchema, { ...parse(text), id: 'cabo' })
}

/** The file after a change of its product. */
function edited(change: (product: ProductRecord) => object): string {
  const before = read(hand)
  return editedYaml(hand, { before, after: v.parse(productSchema, { ...before, ...change(before) }) })
}

const variantsWith = (id: string, change: object) => (product: ProductRecord) => ({
  variants: ('variants' in product ? product.variants : []).map((variant) =>
    variant.id === id ? v.parse(v.record(v.string(), v.any()), { ...variant, ...change }) : variant,
  ),
})

test.each<[string, (product: ProductRecord) => object, string, string]>([
  ['a value beside a comment', () => ({ currentPrice: 132 }), 'currentPrice: 120 #', 'currentPrice: 132 #'],
  ['a value after blanks', () => ({ availability: 'em-breve' }), '  em-estoque', '  em-breve'],
  ['a text in quotation marks', () => ({ name: 'Cabo: novo' }), '"Cabo, de teste"', '"Cabo: novo"'],
  [
    'a price of a variant in braces',
    variantsWith('10-vias', { currentPrice: 95.5 }),
    'currentPrice: 90',
    'currentPrice: 95.5',
  ],
  [
    'a new key of a variant in braces',
    variantsWith('3-vias', { currentPrice: 80 }),
    'sku: C3 }',
    'sku: C3, currentPrice: 80 }',
  ],
  [
    'a new key of a variant on lines',
    variantsWith('5-vias', { availability: 'em-breve' }),
    'sku: C5\n',
    'sku: C5\n    availability: em-breve\n',
  ],
  ['a key less of a variant', variantsWith('10-vias', { currentPrice: undefined }), ', currentPrice: 90', ''],
  [
    'a field less, whose comment stays',
    () => ({ originalPrice: undefined }),
    'originalPrice: 150 # até julho\n',
    '# até julho\n',
  ],
  ['a new field in its place', () => ({ isNew: true }), 'condition: novo\n', 'condition: novo\nisNew: true\n'],
  ['an item less', () => ({ tags: ['cabo'] }), '  - ecg\n', ''],
  ['an item more', () => ({ tags: ['cabo', 'ecg', 'x: y'] }), '  - ecg\n', '  - ecg\n  - "x: y"\n'],
])('%s changes nothing else of the file', (_name, change, was, is) => {
  expect(hand).toContain(was)
  expect(edited(change)).toBe(hand.replace(was, is))
})

test('the line ends of a file from Windows stay', () => {
  const windows = hand.replaceAll('\n', '\r\n')
  const before = read(hand)
  expect(editedYaml(windows, { before, after: { ...before, isNew: true } })).toBe(
    windows.replace('condition: novo\r\n', 'condition: novo\r\nisNew: true\r\n'),
  )
})

test('a file that cannot be changed in place is written in the standard form', () => {
  const text = hand.replace('name: "Cabo, de teste"', 'name: &nome "Cabo, de teste"').replace('Uma peça.', '*nome')
  const before = read(text)
  const after = { ...before, name: 'Outro' }
  expect(editedYaml(text, { before, after })).toBe(productYaml(after))
})

const words = fc
  .string({ unit: fc.constantFrom('a', ' ', ':', '#', '"', ',', '-', '{', '\n') })
  .map((text) => `x${text.trim()}`)
const fields = fc.record(
  {
    name: words,
    description: words,
    currentPrice: fc.integer({ min: 0, max: 99999 }).map((cents) => cents / 100),
    originalPrice: fc.option(fc.constant(2000), { nil: undefined }),
    isNew: fc.boolean(),
    attention: fc.boolean(),
    tags: fc.array(words, { maxLength: 4 }),
    specifications: fc.array(fc.record({ name: words, value: words }), { maxLength: 3 }),
    dossier: fc.record({ use: fc.constantFrom('uso-unico', 'reutilizavel'), standard: words }, { requiredKeys: [] }),
    whatsappText: fc.option(words, { nil: undefined }),
    variants: fc
      .uniqueArray(fc.constantFrom('3', '5', '10'))
      .map((leads) => leads.map((one) => ({ id: one, leads: one, sku: `C${one}` }))),
  },
  { requiredKeys: [] },
)
const clean = (change: object) => accessoryRecord(v.parse(v.record(v.string(), v.any()), change))

test('whatever changes, the file holds the product that it should, and the comments of what stays', () => {
  fc.assert(
    fc.property(fields, fields, (first, second) => {
      const before = v.parse(productSchema, clean(first))
      const after = v.parse(productSchema, clean({ ...first, ...second }))
      const text = `# no alto\n${productYaml(before).replace(/^availability: .*$/m, '$& # fica')}`
      const written = editedYaml(text, { before, after })
      expect(v.parse(productSchema, { ...parse(written), id: before.id })).toEqual(after)
      expect(written).toMatch(/^# no alto\n/)
      expect(written).toMatch(/^availability: .* # fica$/m)
    }),
    { numRuns: 300 },
  )
})
