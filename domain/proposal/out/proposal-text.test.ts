import * as v from 'valibot'
import { expect, test } from 'vitest'
import { proposalSchema } from '#domain/proposal/proposal.ts'
import { declinedLine, offerLine, openLine, proposalOf } from '#tests/proposal-samples.ts'
import { proposalSheet } from './proposal-sheets.ts'
import { proposalText } from './proposal-text.ts'

const head = { number: { year: 2026, sequence: 7 }, revision: 1, shop: 'Vitrine Médica' }

test('a message has every line, the totals and the terms', () => {
  const proposal = proposalOf(
    [offerLine({ condition: 'compativel', delivery: '5 dias úteis' }), declinedLine(), openLine()],
    { pixDiscount: 5 },
  )
  expect(proposalText(proposal, { ...head, link: 'https://loja.example/proposta/chave' })).toBe(
    [
      'Proposta 2026-0007 · Vitrine Médica\nPara: Hospital São José',
      '1. C5VGA2 Cabo de ECG 5 vias\n2 un × R$ 49,90 = R$ 99,80\nCompatível, novo · entrega: 5 dias úteis',
      '2. Colchão\nNão trabalhamos com este item.',
      '3. sensor spo2\nA confirmar.',
      'Total: R$ 99,80\nNo Pix: R$ 94,81',
      'Frete: FOB, por conta do cliente\nPagamento: 28 dias\nGarantia: 12 meses\nValidade: 31/12/2026',
      'Proposta completa: https://loja.example/proposta/chave',
    ].join('\n\n'),
  )
})

test("alternatives have a total each; the customer's own item numbers stay; instalments add up", () => {
  const proposal = proposalOf(
    [
      offerLine({ customerItem: '12', quantity: 1, unitPrice: 10_000, alternativeOf: 1 }),
      offerLine({ id: 'b', customerItem: '12', quantity: 1, unitPrice: 9000, alternativeOf: 1 }),
    ],
    { instalments: 3 },
  )
  const text = proposalText(proposal, { ...head, revision: 2 })
  expect(text).toContain('Proposta 2026-0007 rev. B')
  expect(text).toContain('12. Opção A: C5VGA2')
  expect(text).toContain('12. Opção B: C5VGA2')
  expect(text).toContain('Total com a opção A: R$ 100,00, em 3 parcelas: 1 de R$ 33,34 e 2 de R$ 33,33')
  expect(text).toContain('Total com a opção B: R$ 90,00, em 3 parcelas de R$ 30,00')
  expect(text).not.toContain('Pix')
})

test('a line of a table that is refused is named by its description, not by the whole row', () => {
  const refused = { ...declinedLine('2;3;439811;Colchão hospitalar;2;un'), buyerLine: { text: 'Colchão hospitalar' } }
  const content = proposalOf([refused])
  expect(proposalSheet('proposta', { content, name: '', day: '2026-11-24' })).toContain('1;;Colchão hospitalar;')
  expect(proposalText(content, head)).toContain('1. Colchão hospitalar\n')
})

test('a sheet keeps the order, and what would run as a formula is text', () => {
  const content = proposalOf([offerLine({ note: '=1+1' }), declinedLine('Colchão; casal'), openLine()])
  const csv = proposalSheet('proposta', { content, name: '', day: '2026-11-24' })
  expect(csv.split('\r\n')).toEqual([
    '\uFEFFItem;Código;Descrição;Opção;Quantidade;Unidade;Preço unitário;Total;Entrega;Condição;NCM;ANVISA;Observação',
    "1;C5VGA2;Cabo de ECG 5 vias;;2;un;49,90;99,80;;;;;'=1+1",
    '2;;"Colchão; casal";;;;;;;;;;Não trabalhamos com este item',
    '3;;sensor spo2;;;;;;;;;;A confirmar',
    '',
  ])
})

test('the schema takes what the samples are, and refuses fractions of cents and unknown fields', () => {
  const proposal = proposalOf([offerLine(), declinedLine(), openLine()])
  expect(v.parse(proposalSchema, proposal)).toEqual(proposal)
  expect(v.is(proposalSchema, proposalOf([offerLine({ unitPrice: 49.9 })]))).toBe(false)
  expect(v.is(proposalSchema, { ...proposal, total: 1 })).toBe(false)
  expect(v.is(proposalSchema, { ...proposal, validUntil: 'amanhã' })).toBe(false)
})
