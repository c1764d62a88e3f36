import { expect, test } from 'vitest'
import { findLines } from '#domain/order-list/find-lines.ts'
import { guardOf } from '#domain/order-list/list-link.ts'
import { buildOrderBook, sourcesOf } from '#domain/order-list/order-book.ts'
import { itemFor } from '#domain/order-list/order-item.ts'
import { resolveOrder } from '#domain/order-list/resolve-order.ts'
import { accessory, ecgVariants, summaryOf } from '#tests/samples.ts'
import { customerOfMessage } from './customer.ts'
import { freeTextOffer } from './form/settle-lines.ts'
import { linesOfLink, linesOfOrder } from './lines-of-order.ts'
import { priceLines } from './price-source.ts'

const cable = summaryOf(accessory({ id: 'cabo-ge', name: 'Cabo de ECG', sku: 'CEGE', variants: ecgVariants }))
const sensor = summaryOf(accessory({ id: 'sensor', name: 'Sensor de temperatura', sku: 'ST01E' }))
const sources = {
  ...sourcesOf(buildOrderBook([cable, sensor])),
  searchWords: (text: string) => (/sensor/i.test(text) ? [itemFor(sensor)] : []),
  isWord: (word: string) => word === 'sensor',
}
const linesOf = (text: string) =>
  linesOfOrder(resolveOrder(text, sources), {
    papers: { 'cabo-ge': { ncm: '90189099' } },
    idOf: (place) => `v0-${place + 1}`,
  })

test('a certain code becomes an offer with the variant, the words of the customer and what the papers say', () => {
  expect(linesOf('Bom dia!\n3 un C5VGA2')).toEqual([
    {
      kind: 'offer',
      id: 'v0-1',
      asked: '3 un C5VGA2',
      customerItem: '',
      note: '',
      item: { productId: 'cabo-ge', variantId: '5-vias' },
      code: 'C5VGA2',
      description: 'Cabo de ECG, 5 vias',
      quantity: 3,
      unit: 'un',
      delivery: '',
      condition: 'compativel',
      maker: '',
      ncm: '9018.90.99',
      anvisa: '',
    },
  ])
})

test('what is not certain stays open with its candidates, and offers nothing', () => {
  expect(linesOf('2 un CEGE\nsensor adulto 4 un\nST01X 2 un')).toMatchObject([
    {
      kind: 'open',
      quantity: 2,
      candidates: [
        { productId: 'cabo-ge', variantId: '3-vias' },
        { productId: 'cabo-ge', variantId: '5-vias' },
      ],
    },
    {
      kind: 'open',
      quantity: 4,
      candidates: [{ productId: 'sensor' }],
      question: 'Sem código. O mais próximo no catálogo:',
    },
    { kind: 'open', quantity: 2, candidates: [{ productId: 'sensor' }] },
  ])
})

test('where a line may be read in two ways, the quantity is the one that it begins with', () => {
  expect(linesOf('6 do leito C5VGA2')).toMatchObject([{ kind: 'open', quantity: 6 }])
})

test('words that the catalogue does not know are a line only where they say how many', () => {
  expect(linesOf('Prezados,\nColchão hospitalar 2 un\nAtenciosamente, Ana')).toEqual([
    {
      kind: 'open',
      id: 'v0-1',
      asked: 'Colchão hospitalar 2 un',
      customerItem: '',
      note: '',
      quantity: 2,
      question: 'Não encontrado no catálogo.',
      candidates: [],
    },
  ])
})

test('words that are too long are cut before an emoji, never within it', () => {
  const source = `${'a'.repeat(1999)}😀`
  const entries = resolveOrder('C5VGA2 x 2', sources).map((entry) => ({ ...entry, source }))
  expect(linesOfOrder(entries, { papers: {}, idOf: String })).toMatchObject([{ asked: 'a'.repeat(1999) }])
  expect(freeTextOffer({ asked: `${'a'.repeat(399)}😀` }).description).toBe('a'.repeat(399))
})

test("a table's item numbers stay beside the lines", () => {
  const lines = linesOf('Item;Código;Quantidade\n14;C5VGA2;3\n15;ST01E;1')
  expect(lines).toMatchObject([
    { customerItem: '14', code: 'C5VGA2', quantity: 3 },
    { customerItem: '15', code: 'ST01E', quantity: 1 },
  ])
})

test('known prices are put where there is none, and nowhere else', () => {
  const lines = linesOf('3 un C5VGA2\n1 un C3VGA2\n2 un ST01E')
  const priced = priceLines(
    lines.map((line) => (line.kind === 'offer' && line.code === 'C3VGA2' ? { ...line, unitPrice: 100 } : line)),
    ({ item }) => (item?.productId === 'cabo-ge' ? { catalogue: 4990 } : {}),
  )
  expect(priced.map((line) => line.kind === 'offer' && line.unitPrice)).toEqual([4990, 100, undefined])
})

test('the customer is who the fields of the message say', () => {
  const message = { name: 'Ana Souza', company: null, email: 'ana@hospital.example', phone: null }
  expect(customerOfMessage(message)).toMatchObject({ institution: '', contact: 'Ana Souza', email: message.email })
})

test("a link's line keeps its note and options, whatever became of its code", () => {
  const rest = { quantity: 2, note: 'Para a UTI', options: { tipo: 'descartavel' } }
  const link = [
    { code: 'ST01E', guard: guardOf(itemFor(sensor)), ...rest },
    { code: 'ST01E', guard: 'outro', ...rest },
    { code: 'X1', guard: 'AA', ...rest },
  ]
  const lines = linesOfLink(findLines(buildOrderBook([sensor]), link), { papers: {}, idOf: String })
  expect(lines.map(({ kind, asked, note }) => [kind, asked, note])).toEqual([
    ['offer', 'ST01E x 2, tipo: Descartável', 'Para a UTI'],
    ['open', 'ST01E x 2, tipo: Descartável', 'Para a UTI'],
    ['open', 'X1 x 2, tipo: Descartável', 'Para a UTI'],
  ])
})
