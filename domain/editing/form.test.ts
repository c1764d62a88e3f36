import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accessoryValues, equipment } from '#tests/samples.ts'
import { wordsOf, type Values } from './field.ts'
import { readForm, tidyForm, typedForm, type RowAction, type TypedForm } from './form.ts'
import { productKinds } from './kinds/products.ts'

const { fields, words } = productKinds['acessorios-componentes']
const cable: Values = JSON.parse(
  JSON.stringify(
    accessoryValues({
      currentPrice: 1149.5,
      tags: ['cabo', 'ecg'],
      isNew: true,
      dossier: { use: 'reutilizavel', sterile: false },
      specifications: [{ name: 'Comprimento', value: '3,0 m' }],
      ends: [{ side: 'equipamento', connector: 'db9-macho' }],
      variants: [
        { id: '3-vias', leads: '3', sku: 'C3' },
        { id: '5-vias', leads: '5', sku: 'C5', currentPrice: 0, ends: [{ side: 'eletrodo', connector: 'snap' }] },
      ],
    }),
  ),
)

/** Reads the form of the cable above after somebody has changed it. */
function read(change: Record<string, string>, act?: RowAction) {
  return readForm(fields, tidyForm(fields, { ...typedForm(fields, cable), ...change }, act), cable)
}

test('a choice has words for each of its values, or shows the value itself', () => {
  const side = wordsOf(words, 'variants.0.ends.2.side')
  expect(side.options).toMatchObject({ equipamento: 'Lado do equipamento' })
  expect(wordsOf(words, 'novidade.3.x')).toEqual({ label: 'novidade.x' })
  expect(wordsOf(words, 'constructor')).toEqual({ label: 'constructor' })
})

test('a form that nobody touched says what it was filled with, and one that did not come says nothing', () => {
  expect(read({})).toEqual({ values: cable, faults: {} })
  expect(readForm(fields, {}, cable)).toEqual({ values: cable, faults: {} })
  const machine: Values = JSON.parse(JSON.stringify(equipment()))
  const machineFields = productKinds.equipamentos.fields
  expect(readForm(machineFields, tidyForm(machineFields, typedForm(machineFields, machine)), machine)).toEqual({
    values: machine,
    faults: {},
  })
})

test('what is typed becomes a value of its kind', () => {
  const { values, faults } = read({
    currentPrice: '1.250,00',
    tags: 'cabo\r\n\r\n  monitor ',
    isNew: 'nao',
    'dossier.sterile': '',
    'drawing.leads': '5',
    'drawing.pieces': '2',
    'variants.1.currentPrice': '',
    name: ' Outro ',
  })
  expect(faults).toEqual({})
  expect(values).toMatchObject({
    currentPrice: 1250,
    tags: ['cabo', 'monitor'],
    dossier: { use: 'reutilizavel' },
    drawing: { leads: 5, pieces: 2 },
    name: 'Outro',
  })
  expect(values.dossier).not.toHaveProperty('sterile')
  // A value that says no more than the schema assumes is left out.
  expect(values).not.toHaveProperty('isNew')
  expect(values.variants).toEqual([
    { id: '3-vias', leads: '3', sku: 'C3' },
    { id: '5-vias', leads: '5', sku: 'C5', ends: [{ side: 'eletrodo', connector: 'snap' }] },
  ])
})

test('what cannot be read is told beside its field', () => {
  const long = 'x'.repeat(100_001)
  expect(
    read({ currentPrice: 'dez', 'drawing.pieces': 'x', 'variants.0.currentPrice': '1,234', description: long }).faults,
  ).toEqual({
    description: 'Longo demais: até 100.000 letras.',
    currentPrice: 'Um valor como 54,90.',
    'drawing.pieces': 'Um número como 2 ou 2,5.',
    'variants.0.currentPrice': 'Um valor como 54,90.',
  })
})

test('rows are added, taken out and moved, and empty ones are none', () => {
  const ids = (act?: RowAction, change: Record<string, string> = {}) =>
    (read(change, act).values.variants as { id?: string }[] | undefined)?.map(({ id }) => id)
  expect(ids({ kind: 'remove', path: 'variants.0' })).toEqual(['5-vias'])
  expect(ids({ kind: 'up', path: 'variants.1' })).toEqual(['5-vias', '3-vias'])
  expect(ids({ kind: 'up', path: 'variants.0' })).toEqual(['3-vias', '5-vias'])
  expect(ids({ kind: 'add', path: 'variants' })).toEqual(['3-vias', '5-vias', undefined])
  expect(ids({ kind: 'remove', path: 'variants.7' })).toEqual(['3-vias', '5-vias'])
  const emptied = Object.fromEntries(
    Object.keys(typedForm(fields, cable))
      .filter((name) => name.startsWith('variants.0.'))
      .map((name) => [name, '']),
  )
  expect(ids(undefined, emptied)).toEqual(['5-vias'])
  const nested = tidyForm(fields, typedForm(fields, cable), { kind: 'remove', path: 'variants.1.ends.0' })
  expect(nested['variants.1.ends.linhas']).toBe('0')
  expect(tidyForm(fields, { 'ends.linhas': '99999' })).toEqual({ 'ends.linhas': '0' })
})

test('an empty row stays until the form is saved, whichever list a button adds to', () => {
  const add = (typed: TypedForm, path: string) => tidyForm(fields, typed, { kind: 'add', path })
  const twice = add(add({ 'variants.linhas': '0', 'ends.linhas': '0' }, 'variants'), 'variants')
  expect(add(twice, 'ends')).toMatchObject({ 'variants.linhas': '2', 'ends.linhas': '1' })
  expect(tidyForm(fields, twice)).toMatchObject({ 'variants.linhas': '0' })
})

test('whatever is typed, no field but its own changes', () => {
  const typed = typedForm(fields, cable)
  const plain = Object.keys(typed).filter((name) => !name.endsWith('linhas'))
  fc.assert(
    fc.property(fc.constantFrom(...plain), fc.string({ unit: 'binary' }), (name, text) => {
      const changed: TypedForm = tidyForm(fields, { ...typed, [name]: text })
      const { values } = readForm(fields, changed, cable)
      const top = name.split('.')[0] ?? ''
      expect({ ...values, [top]: undefined }).toEqual({ ...cable, [top]: undefined })
    }),
  )
})

test('keys that are none of the form, and those of every object, are left out', () => {
  const hostile = JSON.parse(
    '{"__proto__": "x", "constructor.prototype.x": "1", "id": "outro", "formerly": "a", "category": "equipamentos"}',
  )
  expect(tidyForm(fields, hostile)).toEqual({})
  expect(read(hostile).values).toEqual(cable)
})
