import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { fieldsOf, recordOf } from '#domain/editing/field.ts'
import { amountSchema } from '#domain/money.ts'
import { codecOf, escapeSeparators, splitUnescaped, unescapeSeparators, type Codec } from './columns.ts'

const words = v.optional(v.string())
const row = v.strictObject({ name: v.string(), value: v.string(), typical: words, seen: words })
const fields = fieldsOf({
  text: v.string(),
  texts: v.array(v.string()),
  key: v.picklist(['em-estoque', 'uso-unico']),
  number: v.number(),
  flag: v.boolean(),
  amount: amountSchema,
  rows: v.array(row),
  record: v.strictObject({
    plug: words,
    form: words,
    leads: v.optional(v.picklist([3, 5])),
    pieces: v.optional(v.number()),
    sterile: v.optional(v.boolean()),
  }),
})
function cell(name: string): Codec {
  const field = fields.find((one) => one.name === name)
  if (!field) throw new Error(name)
  return codecOf(field, name, { 'rows.name': { label: 'Nome' }, 'rows.value': { label: 'valor' } })
}

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
const cents = fc.integer({ min: 1, max: 999_999_999 }).map((amount) => amount / 100)
const record = fc.record(
  {
    plug: fc.constantFrom('db9', 'p10'),
    form: content,
    leads: fc.constantFrom(3, 5),
    pieces: fc.nat(),
    sterile: fc.boolean(),
  },
  { requiredKeys: [] },
)
const items = fc.array(
  fc.record({ name: content, value: content, typical: content, seen: content }, { requiredKeys: ['name', 'value'] }),
)

describe('what is written into a cell is read from it', () => {
  test.each<[string, fc.Arbitrary<unknown>]>([
    ['text', content],
    ['texts', fc.array(content)],
    ['key', fc.constantFrom('em-estoque', 'uso-unico')],
    ['number', fc.constantFrom(1500, 2.5)],
    ['flag', fc.boolean()],
    ['amount', fc.oneof(cents, fc.constant(0))],
    ['rows', items],
    ['record', record],
  ])('%s', (name, values) => {
    const { encode, decode } = cell(name)
    fc.assert(
      fc.property(values, (value) => {
        expect(decode(encode(value))).toEqual({ value })
      }),
    )
  })
})

test('an amount as a Brazilian spreadsheet formats it is read as that amount', () => {
  const currency = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
  fc.assert(
    fc.property(cents, (amount) => {
      expect(cell('amount').decode(currency.format(amount))).toEqual({ value: amount })
    }),
  )
})

test.each([
  ['1.149,00', 1149],
  ['1149.50', 1149.5],
  ['1.149.000,5', 1149000.5],
  ['r$ 0,01', 0.01],
  ['12,-', 12],
  ['R$ 149,9000000001', 149.9],
  ['1.149,8999999999', 1149.9],
  ['Consultar', 0],
])('%s is the amount %d', (written, value) => {
  expect(cell('amount').decode(written)).toEqual({ value })
})

test.each([
  ['1,149.00', 'não é um preço'],
  ['12,345', 'não é um preço'],
  ['12,3456789012', 'não é um preço'],
  ['sob consulta', 'não é um preço'],
  ['1e3', 'não é um preço'],
  ['US$ 12', 'não é um preço'],
  ['1.149', 'que tanto pode ser 1149,00 como 1,149; escreva 1149 ou 1149,00'],
  ['R$ 1.149', 'que tanto pode ser 1149,00 como 1,149'],
  ['(5,00)', 'é negativo'],
  ['-R$ 5,00', 'é negativo'],
  ['0,00', 'escreva consultar'],
])('%s is no price, and the message says why: %s', (written, why) => {
  const problem = expect.stringContaining(why)
  expect(cell('amount').decode(written)).toEqual({ code: 'conteudo-preco', problem })
})

test.each([
  ['Sim', true],
  ['VERDADEIRO', true],
  ['não', false],
  ['False', false],
  ['1', true],
])('%s is %s', (written, value) => {
  expect(cell('flag').decode(written)).toEqual({ value })
})

test.each(['talvez', 'S', 'x', '2'])('%s is no flag, and the message names those that are', (written) => {
  expect(cell('flag').decode(written)).toEqual({
    code: 'conteudo-sim-ou-nao',
    problem: `há "${written}"; escreva sim ou não (também valem verdadeiro e falso, true e false, 1 e 0)`,
  })
})

test.each([
  ['Em estoque', 'em-estoque'],
  ['sob - consulta', 'sob-consulta'],
  ['em_estoque', 'em_estoque'],
])('the key of a closed list may be typed as people do: %s is %s', (written, value) => {
  expect(cell('key').decode(written)).toEqual({ value })
})

test.each(['1.500', '2 kg', '-1'])('a number that reads "%s" is refused with what to write', (written) => {
  const problem = `há "${written}"; escreva um número como 1500 ou 2,5, sem ponto e sem unidade`
  expect(cell('number').decode(written)).toEqual({ code: 'conteudo-numero', problem })
})

test('items may stand on lines of their own, separators too many are passed over, and the first colon parts', () => {
  expect(cell('texts').decode('Dash 3000\nDash 4000 | | Dash 5000 |')).toEqual({
    value: ['Dash 3000', 'Dash 4000', 'Dash 5000'],
  })
  expect(cell('rows').decode('Uso: único: não reprocessar ~ Manual')).toEqual({
    value: [{ name: 'Uso', value: 'único: não reprocessar', typical: 'Manual' }],
  })
  expect(cell('rows').decode('Uso: único | Reutilizável')).toMatchObject({
    problem: expect.stringContaining('há "Reutilizável"; escreva itens da forma "Nome: valor ~ '),
  })
})

test('a number of a record that is none is left to the schema as text', () => {
  expect(recordOf(cell('record').decode('leads: cinco')).value).toEqual({ leads: 'cinco' })
})

const separated = fc.array(fc.string({ unit: fc.constantFrom('a', ' ', '|', ':', '\\', '\n', 'n') }))

test('items that were escaped and joined are split and read as they were', () => {
  fc.assert(
    fc.property(separated, (texts) => {
      const joined = texts.map((item) => escapeSeparators(item, '|:')).join('|')
      expect(splitUnescaped(joined, '|').map((item) => unescapeSeparators(item, '|:'))).toEqual(
        texts.length > 0 ? texts : [''],
      )
    }),
  )
})

test('a split with a limit leaves the later separators in the last part', () => {
  expect(splitUnescaped('a: b: c', ':', 2)).toEqual(['a', ' b: c'])
})

test('a backslash before an ordinary letter stays', () => {
  expect(unescapeSeparators(String.raw`C:\dados`, '|')).toBe(String.raw`C:\dados`)
})
