import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountCell, flagCell, listCell, pairsCell, textCell, type Codec } from './csv-codecs.ts'
import { choicesCell, recordCell, triplesCell } from './csv-items.ts'

/** Text as the content holds it: something in it, nothing around it; signs that mean something in a cell come often. */
const content = fc
  .string({
    unit: fc.oneof(
      fc.constantFrom('|', ':', '~', '\\', '\n', ';', ',', '"', "'", 'n', ' '),
      fc.string({ minLength: 1, maxLength: 1 }),
    ),
  })
  .map((text) => text.trim())
  .filter((text) => text !== '')
const cents = fc.integer({ min: 0, max: 1_000_000_000 }).map((amount) => amount / 100)
const record = fc.record(
  {
    plug: fc.constantFrom('db9', 'p10'),
    form: fc.constantFrom('clipe', '2-pinos'),
    leads: fc.constantFrom(3, 5, 10),
    pieces: fc.nat(),
    sterile: fc.boolean(),
  },
  { requiredKeys: [] },
)

function comesBack<Value>(codec: Codec<Value>, values: fc.Arbitrary<Value>): void {
  fc.assert(
    fc.property(values, (value) => {
      expect(codec.decode(codec.encode(value))).toEqual({ value })
    }),
  )
}

describe('what is written into a cell is read from it', () => {
  test('text', () => expect(() => comesBack(textCell, content)).not.toThrow())
  test('lists', () => expect(() => comesBack(listCell, fc.array(content))).not.toThrow())
  test('pairs', () =>
    expect(() => comesBack(pairsCell, fc.array(fc.record({ name: content, value: content })))).not.toThrow())
  test('records', () =>
    expect(() => comesBack(recordCell({ leads: 'number', pieces: 'number', sterile: 'flag' }), record)).not.toThrow())
  test('items of two or three texts', () => {
    const items = fc.array(
      fc.record({ name: content, value: content, typical: content }, { requiredKeys: ['name', 'value'] }),
    )
    expect(() => comesBack(triplesCell(['name', 'value', 'typical'], 'a: b'), items)).not.toThrow()
  })
  test('choices', () => {
    const choices = fc.array(
      fc.record({ about: fc.constantFrom('comprimento', 'rosca'), values: fc.array(content, { minLength: 2 }) }),
    )
    expect(() => comesBack(choicesCell, choices)).not.toThrow()
  })
  test('flags', () => expect(() => comesBack(flagCell, fc.boolean())).not.toThrow())
  test('amounts', () => expect(() => comesBack(amountCell, cents)).not.toThrow())
})

test('an amount as a Brazilian spreadsheet formats it is read as that amount', () => {
  const currency = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
  fc.assert(
    fc.property(cents, (amount) => {
      expect(amountCell.decode(currency.format(amount))).toEqual({ value: amount })
    }),
  )
})

test.each([
  ['1.149,00', 1149],
  ['1149,5', 1149.5],
  ['1149', 1149],
  ['1149.50', 1149.5],
  ['1.149', 1149],
  ['R$ 1.149,00', 1149],
  ['0', 0],
])('%s is the amount %d', (cell, value) => {
  expect(amountCell.decode(cell)).toEqual({ value })
})

test.each(['1,149.00', '12,345', '-5', 'sob consulta', '1.1490', '1149,', '1e3'])('%s is no amount', (cell) => {
  expect(amountCell.decode(cell)).toEqual({
    problem: `found "${cell}", expected an amount in reais such as 1149,50 or 1.149,50`,
  })
})

test.each([
  ['sim', true],
  ['Sim', true],
  ['VERDADEIRO', true],
  ['não', false],
  ['FALSO', false],
])('%s is %s', (cell, value) => {
  expect(flagCell.decode(cell)).toEqual({ value })
})

test('any other word is no flag', () => {
  expect(flagCell.decode('talvez')).toEqual({ problem: 'found "talvez", expected "sim" or "não"' })
})

test('the items of a list may stand on lines of their own, and separators too many are passed over', () => {
  expect(listCell.decode('Dash 3000\nDash 4000 | | Dash 5000 |')).toEqual({
    value: ['Dash 3000', 'Dash 4000', 'Dash 5000'],
  })
})

test('only the first colon of a pair parts name and value', () => {
  expect(pairsCell.decode('Uso: único: não reprocessar')).toEqual({
    value: [{ name: 'Uso', value: 'único: não reprocessar' }],
  })
})

test('a pair without a colon is named', () => {
  expect(pairsCell.decode('Uso: único | Reutilizável')).toEqual({
    problem: 'found "Reutilizável", expected items of the form "Nome: valor" separated by " | "',
  })
})

test('a number of a record that is none is left to the schema as text', () => {
  expect(recordCell({ leads: 'number' }).decode('leads: cinco')).toEqual({ value: { leads: 'cinco' } })
})
