import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse, parseDocument } from 'yaml'
import { productKinds } from '#domain/editing/kinds/products.ts'
import { editedYaml, EditRefused, newYaml, printing } from './yaml.ts'

const { order } = productKinds['acessorios-componentes']
const text = fc
  .string({
    unit: fc.oneof(
      fc.constantFrom(' ', '\n', ':', '#', '"', "'", ',', '-', '[', '{', '|', '>', 'no', '1'),
      fc.string({ unit: 'grapheme', maxLength: 8 }),
    ),
  })
  .map((words) => words.trim())
  .filter((words) => words !== '')
const values = fc.record(
  {
    name: text,
    description: fc.array(text, { minLength: 1, maxLength: 40 }).map((words) => words.join(' ')),
    currentPrice: fc.integer({ min: 1, max: 999_999_999 }).map((cents) => cents / 100),
    isNew: fc.boolean(),
    tags: fc.array(text),
    specifications: fc.array(fc.record({ name: text, value: text }, { requiredKeys: ['name'], noNullPrototype: true })),
    drawing: fc.record({ form: text, leads: fc.constantFrom(3, 5) }, { requiredKeys: [], noNullPrototype: true }),
  },
  { requiredKeys: ['name'], noNullPrototype: true },
)

test('whatever a file is to hold, it holds, and prints again as it stands', () => {
  fc.assert(
    fc.property(values, (one) => {
      const written = newYaml(one, order)
      expect(parse(written)).toEqual(one)
      expect(parseDocument(written).toString(printing)).toBe(written)
    }),
  )
})

test('whatever it becomes, it holds that as well, in every way there', () => {
  fc.assert(
    fc.property(values, values, (one, other) => {
      expect(parse(editedYaml(newYaml(one, order), [], other, order))).toEqual(other)
    }),
  )
})

test('a new file stands as a person would write it', () => {
  const cable = {
    drawing: { form: 'peca-unica', plug: 'db9', leads: 3 },
    name: 'Cabo de teste',
    category: 'acessorios-componentes',
    description: 'Cabo '.repeat(30).trim(),
    currentPrice: 1149.5,
    equipmentModel: ['dx-2020', 'dx-2021'],
    variants: [{ sku: 'C3', leads: '3', id: '3-vias' }],
    specifications: [{ value: '2,5 V', name: 'Tensão' }],
  }
  expect(newYaml(cable, order)).toBe(`name: Cabo de teste
category: acessorios-componentes
description: >-
  ${'Cabo '.repeat(30).trim()}
currentPrice: 1149.5
equipmentModel: [ dx-2020, dx-2021 ]
variants:
  - { id: 3-vias, leads: "3", sku: C3 }
specifications:
  - { name: Tensão, value: "2,5 V" }
drawing: { plug: db9, leads: 3, form: peca-unica }
`)
})

const list = `# Rows
- key: um # first
  name: Um
# of the second
- key: dois
  name: Dois
`

test('items come, go and move with their comments', () => {
  expect(editedYaml(list, [2], { key: 'tres', name: 'Três' })).toBe(`${list}- key: tres\n  name: Três\n`)
  expect(editedYaml(list, [0], undefined)).toContain('# of the second\n- key: dois')
  const turned = editedYaml(
    list,
    [],
    [
      { key: 'dois', name: 'Dois' },
      { key: 'um', name: 'Um só' },
    ],
  )
  expect(turned).toContain('- key: um # first\n  name: Um só\n')
  expect(turned.indexOf('dois')).toBeLessThan(turned.indexOf('um #'))
})

test('a path that is not there yet is made, and an empty text too', () => {
  expect(editedYaml('', ['products'], ['a'])).toBe('products:\n  - a\n')
  expect(editedYaml('a: 1\n', ['b', 'names'], ['x'])).toBe('a: 1\nb: { names: [ x ] }\n')
  expect(editedYaml('[]\n', [], [{ key: 'a', long: { inner: 'x' } }])).toBe('- { key: a, long: { inner: x } }\n')
})

test.each([
  ['an anchor', 'a: &x 1\nb: *x\n'],
  ['a fault', 'a: [1\n'],
])('a text with %s is refused', (_what, wrong) => {
  expect(() => editedYaml(wrong, ['c'], 1)).toThrow(EditRefused)
})
