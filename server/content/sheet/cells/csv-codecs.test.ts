import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountCell, flagCell, keyCell, listCell, pairsCell, textCell, type Codec } from './csv-codecs.ts'
import { evidenceCell, recordCell, triplesCell } from './csv-items.ts'

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
  test('papers', () => {
    const about = fc.constantFrom('anvisa', 'latex', 'standard')
    const papers = fc.array(fc.record({ about, document: content, holder: content, seen: fc.constant('2026-11-24') }))
    expect(() => comesBack(evidenceCell, papers)).not.toThrow()
  })
  test('flags', () => expect(() => comesBack(flagCell, fc.boolean())).not.toThrow())
  test('amounts', () => expect(() => comesBack(amountCell, cents)).not.toThrow())
})

test('an amount as a Brazilian spreadsheet formats it is read as that amount', () => {
  const currency = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
  fc.assert(
    fc.property(cents.filter(Boolean), (amount) => {
      expect(amountCell.decode(currency.format(amount))).toEqual({ value: amount })
    }),
  )
})

test.each([
  ['1.149,00', 1149],
  ['1149,5', 1149.5],
  ['1149', 1149],
  ['1149.50', 1149.5],
  ['1.149.000', 1149000],
  ['1.149.000,5', 1149000.5],
  ['r$ 0,01', 0.01],
  ['R$ 1.149,00', 1149],
  ['consultar', 0],
  ['Consultar', 0],
])('%s is the amount %d', (cell, value) => {
  expect(amountCell.decode(cell)).toEqual({ value })
})

test.each([
  ['1,149.00', 'não é um preço'],
  ['12,345', 'não é um preço'],
  ['sob consulta', 'não é um preço'],
  ['1.1490', 'não é um preço'],
  ['1149,', 'não é um preço'],
  ['1e3', 'não é um preço'],
  ['1 149,00', 'não é um preço'],
  ['US$ 12', 'não é um preço'],
  ['1.49,00', 'não é um preço'],
  ['1.149', 'que tanto pode ser 1149,00 como 1,149; escreva 1149 ou 1149,00'],
  ['R$ 1.149', 'que tanto pode ser 1149,00 como 1,149'],
  ['-5', 'é negativo'],
  ['R$ -5,00', 'é negativo'],
  ['(5,00)', 'é negativo'],
  ['-R$ 5,00', 'é negativo'],
  ['0', 'escreva consultar'],
  ['0,00', 'escreva consultar'],
])('%s is no price, and the message says why: %s', (cell, why) => {
  expect(amountCell.decode(cell)).toEqual({
    code: 'conteudo-preco',
    problem: expect.stringContaining(why),
  })
  expect(amountCell.decode(cell)).toMatchObject({ problem: expect.stringContaining(`há "${cell}", `) })
})

test.each([
  ['sim', true],
  ['Sim', true],
  ['VERDADEIRO', true],
  ['não', false],
  ['FALSO', false],
  ['true', true],
  ['False', false],
  ['1', true],
  ['0', false],
  ['Nao', false],
])('%s is %s', (cell, value) => {
  expect(flagCell.decode(cell)).toEqual({ value })
})

test.each(['talvez', 'S', 'N', 'x', 'yes', '-', '2'])('%s is no flag, and the message names those that are', (cell) => {
  expect(flagCell.decode(cell)).toEqual({
    code: 'conteudo-sim-ou-nao',
    problem: `há "${cell}"; escreva sim ou não (também valem verdadeiro e falso, true e false, 1 e 0)`,
  })
})

test.each([
  ['Em estoque', 'em-estoque'],
  ['EM  BREVE', 'em-breve'],
  ['sob - consulta', 'sob-consulta'],
  ['Disponível', 'disponivel'],
  ['em_estoque', 'em_estoque'],
])('the key of a closed list may be typed as people do: %s is %s', (cell, value) => {
  expect(keyCell.decode(cell)).toEqual({ value })
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
    code: 'conteudo-item',
    problem: 'há "Reutilizável"; escreva itens da forma "Nome: valor", separados por " | "',
  })
})

test('a number of a record that is none is left to the schema as text', () => {
  expect(recordCell({ leads: 'number' }).decode('leads: cinco')).toEqual({ value: { leads: 'cinco' } })
})
