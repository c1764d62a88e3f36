import { expect, test } from 'vitest'
import { encodeOrderList, linkLine } from '#domain/order-list/list-link.ts'
import { itemFor } from '#domain/order-list/order-item.ts'
import { accessory, summaryOf } from '#tests/samples.ts'
import { mentionsIn } from './mentions.ts'

test('codes, addresses of products and list links are found in their order, each once', () => {
  const text =
    'Preciso de C5VGA3 x2, ST-01E e 3 un do c5vga3.\nhttps://loja.example/produto/sensor-spo2\nhttps://loja.example/pedido-rapido#L1-TPNI02.4.7K'
  expect(mentionsIn(text)).toEqual(['tpni02', '/sensor-spo2', 'c5vga3', 'x2', 'st01e'])
})

test('a link with the numbers and words of a list is read to its end, and no further', () => {
  const fragment = encodeOrderList([
    linkLine({
      item: itemFor(summaryOf(accessory({ sku: 'TPNI02' }))),
      quantity: 4,
      buyerLine: { item: '1', unit: 'pç' },
    }),
    linkLine({ quantity: 1, buyerLine: { text: 'Ventilador de teto' } }),
  ])
  expect(mentionsIn(`Segue https://loja.example/pedido-rapido#${fragment}.`)).toEqual(['tpni02'])
})

test('words without digits, numbers without letters and broken links are none', () => {
  expect(
    mentionsIn('Olá! Meu telefone é (41) 99999-0000, CNPJ 00.000.000/0001-00. #L1-x https://loja.example/blog/a1'),
  ).toEqual([])
})

test('a long text of one word is read in no time', () => {
  const start = performance.now()
  // The text is so long that a search which begins anew at each letter takes minutes; the machine may stall.
  mentionsIn('a1-'.repeat(100_000))
  mentionsIn('#L1-'.repeat(100_000))
  expect(performance.now() - start).toBeLessThan(10_000)
})
