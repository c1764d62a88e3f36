import { expect, test } from 'vitest'
import { availabilityLabel, keysOf } from '#domain/catalogue/vocabulary.ts'
import { accessory, ecgVariants, equipment } from '#tests/samples.ts'
import { offeredItems, type OfferedItem, priceText, type FeedItem } from './offered-item.ts'
import { googleFields, googleLimits, metaColumns, metaRow } from './shopping-feeds.ts'

function placed(item: OfferedItem | undefined): FeedItem {
  if (!item) throw new Error('no item')
  return { ...item, link: `https://loja.example${item.path}`, picture: 'https://loja.example/social/x.png' }
}
const part = placed(offeredItems(accessory({ sku: 'ST05', currentPrice: 1149 }))[0])
const machine = placed(offeredItems(equipment({ currentPrice: 3900.5 }))[0])
const variant = placed(offeredItems(accessory({ currentPrice: 80, variants: ecgVariants }))[1])

const google = (item: FeedItem) => Object.fromEntries(googleFields(item))
const meta = (item: FeedItem) =>
  Object.fromEntries(metaRow(item).map((cell, column) => [metaColumns[column] ?? '', cell]))

test('a part for Google: no brand, no number of a manufacturer, and it says so', () => {
  expect(google(part)).toEqual({
    id: 'ST05',
    title: 'Cabo de teste',
    description: 'Cabo para a bancada.',
    link: 'https://loja.example/produto/cabo-de-teste',
    image_link: 'https://loja.example/social/x.png',
    availability: 'in_stock',
    price: '1149.00 BRL',
    condition: 'new',
    product_type: 'Acessórios e componentes > Cabos de ECG',
    identifier_exists: 'no',
  })
})

test('a machine for Google: its maker, and nothing is said of numbers that exist and are not known', () => {
  expect(google(machine)).toMatchObject({ brand: 'Mindray', price: '3900.50 BRL' })
  expect(google(machine)).not.toHaveProperty('identifier_exists')
  for (const item of [part, machine, variant])
    for (const name of ['mpn', 'gtin', 'product_rating']) expect(google(item)).not.toHaveProperty(name)
})

test('a variant names its group and its own address, in both feeds', () => {
  const own = { item_group_id: 'cabo-de-teste', link: 'https://loja.example/produto/cabo-de-teste?opcao=5-vias' }
  expect(google(variant)).toMatchObject({ id: 'C5VGA2', title: 'Cabo de teste: 5 vias', ...own })
  expect(meta(variant)).toMatchObject({ id: 'C5VGA2', title: 'Cabo de teste: 5 vias', ...own })
  expect(google(part)).not.toHaveProperty('item_group_id')
  expect(meta(part)['item_group_id']).toBe('')
})

test('a part and a machine for Meta', () => {
  expect(meta(part)).toMatchObject({
    id: 'ST05',
    availability: 'in stock',
    condition: 'new',
    price: '1149.00 BRL',
    brand: 'Sem marca informada',
  })
  expect(meta(machine)['brand']).toBe('Mindray')
})

test('each availability has its word at each receiver, and only what is in stock is said to be', () => {
  const words = keysOf(availabilityLabel).map((availability) => {
    const item = { ...part, availability }
    return [availability, google(item)['availability'], meta(item)['availability']]
  })
  expect(words).toEqual([
    ['em-estoque', 'in_stock', 'in stock'],
    ['sob-consulta', 'out_of_stock', 'available for order'],
    ['em-breve', 'out_of_stock', 'out of stock'],
  ])
})

test('texts keep to the lengths of each receiver', () => {
  const long = {
    ...variant,
    name: 'cabo '.repeat(60).trim(),
    description: 'palavra '.repeat(2000),
    code: 'X'.repeat(120),
  }
  expect(google(long)['title']).toMatch(/^.{137,142}…: 5 vias$/)
  expect(google(long)['description']?.length).toBeLessThanOrEqual(googleLimits.description)
  expect(google(long)['id']).toHaveLength(50)
  expect(meta(long)['title']?.length).toBeLessThanOrEqual(200)
  expect(meta(long)['description']?.length).toBeLessThanOrEqual(9999)
  expect(meta(long)['id']).toHaveLength(100)
})

test.each([
  [1, '0.01 BRL'],
  [4990, '49.90 BRL'],
  [123_456_700, '1234567.00 BRL'],
])('%d is written %s', (amount, text) => {
  expect(priceText(amount)).toBe(text)
})
