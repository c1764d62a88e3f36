import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import type { Proposal } from '#domain/proposal/proposal.ts'
import { proposalTotals } from '#domain/proposal/totals.ts'
import { declinedLine, offerLine, openLine, proposalOf } from '#tests/proposal-samples.ts'
import { erpSystems, proposalSheet } from './proposal-sheets.ts'

const rowsOf = (system: keyof typeof erpSystems, content: Proposal): Record<string, string>[] => {
  const csv = proposalSheet(system, { content, name: '2026-0001', day: '2026-11-24' })
  const [heading = [], ...rows] = csv
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
    .map((row) => row.split(';'))
  return rows.map((row) => Object.fromEntries(heading.map((name, at) => [name, row[at] ?? ''])))
}
const cents = (text: string | undefined) => Math.round(Number((text ?? '').replace(',', '.')) * 100)

test("an order's rows less its discount plus its freight are its total, to the cent, for any proposal", () => {
  const discount = fc.option(
    fc.oneof(
      fc.record({ kind: fc.constant('percent' as const), hundredths: fc.integer({ min: 1, max: 10_000 }) }),
      fc.record({ kind: fc.constant('amount' as const), cents: fc.integer({ min: 1, max: 90_000 }) }),
    ),
    { nil: undefined },
  )
  const line = fc.record({
    unitPrice: fc.integer({ min: 0, max: 5_000_000 }),
    quantity: fc.integer({ min: 1, max: 9_999 }),
    discount,
    alternativeOf: fc.option(fc.integer({ min: 1, max: 2 }), { nil: undefined }),
  })
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), discount, fc.nat(90_000), (lines, whole, freight) => {
      const content = proposalOf(
        lines.map((one, index) => offerLine({ ...one, id: String(index) })),
        { discount: whole, freight: { kind: 'charged', cents: freight } },
      )
      const rows = rowsOf('bling', content)
      const sum = rows.reduce((total, row) => total + cents(row['Valor Total']), 0)
      const [first = {}] = rows
      expect(
        rows.every((row) => cents(row['Valor Unitário']) * Number(row['Quantidade']) === cents(row['Valor Total'])),
      ).toBe(true)
      expect(sum - cents(first['Valor Desconto Pedido']) + cents(first['Valor Frete Pedido'])).toBe(
        cents(first['Total Pedido']),
      )
      expect(cents(first['Total Pedido'])).toBe(proposalTotals(content).total)
    }),
  )
})

test('the order says who buys and what, and leaves to the company what a proposal does not know', () => {
  const content = proposalOf([
    offerLine(),
    offerLine({ id: 'f', code: '', description: 'Instalação', unit: 'serviço' }),
  ])
  const customer = { ...content.customer, cnpj: '11.222.333/0001-81', city: 'Ribeirão Preto/SP' }
  const [cable, work] = rowsOf('bling', { ...content, customer })
  expect(cable).toMatchObject({
    'Número pedido': '2026-0001',
    'Nome Comprador': 'Hospital São José',
    Data: '24/11/2026',
    'CPF/CNPJ Comprador': '11.222.333/0001-81',
    'Cidade Comprador': 'Ribeirão Preto',
    'UF Comprador': 'SP',
    SKU: 'C5VGA2',
    Un: 'UN',
    Quantidade: '2',
    'Valor Unitário': '49,90',
    'Valor Total': '99,80',
    'CEP Comprador': '',
    'Tipo Frete': '',
  })
  expect(work).toMatchObject({ SKU: '', Produto: 'Instalação', Un: 'SERV' })
})

test('products are one row a code, without what has no code, was declined or is still open', () => {
  const content = proposalOf([
    offerLine({ ncm: '9018.90.99' }),
    offerLine({ id: 'b', quantity: 9 }),
    offerLine({ id: 'c', code: '', description: 'Frete' }),
    declinedLine(),
    openLine(),
  ])
  expect(rowsOf('tiny', content)).toMatchObject([
    { 'Código (SKU)': 'C5VGA2', 'NCM (Classificação fiscal)': '9018.90.99', Preço: '49,90', Situação: 'Ativo' },
  ])
  expect(rowsOf('omie', content)).toMatchObject([{ 'Código do Produto': 'C5VGA2', 'Preço Unitário de Venda': '49,90' }])
})

test('of alternatives the first one goes out', () => {
  const content = proposalOf([
    offerLine({ id: 'a', code: 'A1', alternativeOf: 1 }),
    offerLine({ id: 'b', code: 'B1', alternativeOf: 1 }),
  ])
  for (const system of keysOf(erpSystems)) expect(rowsOf(system, content)).toHaveLength(1)
  expect(rowsOf('bling', content)[0]).toMatchObject({ SKU: 'A1' })
})

test('whatever the texts are, nothing runs as a formula, rows keep their width and a name its 120 characters', () => {
  const text = fc.stringMatching(/^[=+\-@';a-z 0-9]{1,60}$/).map((one) => `${one}x`)
  fc.assert(
    fc.property(text, text, fc.constantFrom(...keysOf(erpSystems)), (description, note, system) => {
      const content = proposalOf([offerLine({ description: description.repeat(3), note, code: '=1+1' })])
      const csv = proposalSheet(system, { content, name: '-1', day: '2026-11-24' })
      const cells =
        csv
          .replace(/^\uFEFF/, '')
          .split('\r\n')[1]
          ?.match(/"(?:[^"]|"")*"|[^;"]+|(?<=;)(?=;)/g) ?? []
      expect(cells.filter((cell) => /^"?[=+\-@]/.test(cell))).toEqual([])
      expect(csv).not.toContain('x'.repeat(121))
    }),
  )
})

const buyerLine = { lot: '2', item: '14', code: '10432', catmat: '439810', text: 'Cabo de ECG', unit: 'UND' }
const cellsOf = (csv: string) =>
  csv
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n')
    .map((row) => row.split(';'))

test("the answer comes in the list's own order and numbers, whatever the desk moved, with what is not carried", () => {
  const lines = [
    offerLine({ id: 'v3-1', description: 'Frete' }),
    { ...declinedLine('Colchão', 'v0-10'), customerItem: '31' },
    offerLine({ id: 'v0-2', customerItem: '14', buyerLine, asked: '14;439810;Cabo' }),
  ]
  const content = proposalOf(lines, { validUntil: '2026-12-01' })
  const [header = [], ...rows] = cellsOf(proposalSheet('lista', { content, name: '', day: '2026-11-24' }))
  expect(rows.every((row) => row.length === header.length)).toBe(true)
  expect(rows.map((row) => row[1])).toEqual(['14', '31', '3'])
  expect(rows[0]).toEqual(
    expect.arrayContaining(['2', '439810', '10432', 'UND', '49,90', '99,80', 'C5VGA2', '01/12/2026']),
  )
  expect(rows[1]?.at(-1)).toBe('Não trabalhamos com este item')
})
