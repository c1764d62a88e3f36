import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findLines } from '#domain/order-list/find-lines.ts'
import {
  encodeOrderList,
  fragmentWithin,
  linkLine,
  type LinkLine,
  decodeOrderList,
} from '#domain/order-list/list-link.ts'
import { buildOrderBook, itemsOfCode } from '#domain/order-list/order-book.ts'
import { itemFor } from '#domain/order-list/order-item.ts'
import { accessory, equipment, summaryOf } from '#tests/samples.ts'

const variants = [
  { id: '3-vias', sku: 'C3VGA2', leads: '3' as const },
  { id: '5-vias', sku: 'C5VGA2', leads: '5' as const },
]
const cable = summaryOf(accessory({ id: 'cabo-ge', variants }))
const sensor = summaryOf(accessory({ id: 'sensor', sku: 'ST 01 E' }))
const machine = summaryOf(equipment({ id: '7' }))
const book = buildOrderBook([cable, sensor, machine])

const upper = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'.split('')
const anyLine: fc.Arbitrary<LinkLine> = fc.record({
  code: fc.string({ unit: fc.constantFrom(...upper), minLength: 1, maxLength: 40 }),
  quantity: fc.integer({ min: 1, max: 999 }),
  guard: fc.string({ unit: fc.constantFrom(...upper), minLength: 2, maxLength: 2 }),
})

test('what a link says is what was written into it', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 200 }), (lines) => {
      expect(decodeOrderList(`#${encodeOrderList(lines)}`)).toEqual({ kind: 'list', lines })
    }),
  )
})

test('a link has only characters of the alphanumeric mode of QR codes', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 200 }), (lines) => {
      expect(encodeOrderList(lines)).toMatch(/^[0-9A-Z.-]+$/)
    }),
  )
})

test('every item of the catalogue comes back from its link, machines without a code too', () => {
  const items = [itemFor(cable, '3-vias'), itemFor(cable, '5-vias'), itemFor(sensor), itemFor(machine)]
  const lines = items.map((item) => linkLine({ item, quantity: 2 }))
  expect(findLines(book, lines)).toEqual(
    items.map((item, index) => ({ kind: 'found', id: String(index), item, quantity: 2 })),
  )
})

test('a link of the days before options and notes opens as it did', () => {
  expect(decodeOrderList('#L1-C5VGA2.3.7K.L2.I14.C10432-11')).toEqual({
    kind: 'list',
    lines: [{ code: 'C5VGA2', quantity: 3, guard: '7K', buyerLine: { lot: '2', item: '14', code: '10432' } }],
  })
})

test('a note that is too long is cut before an emoji, never within it', () => {
  const line = linkLine({ item: itemFor(sensor), quantity: 2, note: `${'a'.repeat(199)}😀` })
  expect(decodeOrderList(encodeOrderList([line]))).toMatchObject({ lines: [{ note: 'a'.repeat(199) }] })
})

test('a QR code gets the whole list where it fits, else the numbers alone, else nothing', () => {
  const item = itemFor(sensor)
  const rows = [{ item, quantity: 2, note: 'Para a sala de exames do segundo andar', buyerLine: { item: '14' } }]
  expect(fragmentWithin(rows, 1200)).toBe(encodeOrderList(rows.map(linkLine)))
  expect(fragmentWithin(rows, 40)).toBe(encodeOrderList([linkLine({ item, quantity: 2, buyerLine: { item: '14' } })]))
  expect(fragmentWithin(rows, 10)).toBeUndefined()
})

test('a code that means another product by now is noticed', () => {
  const lines = [linkLine({ item: itemFor(sensor), quantity: 2 })]
  const moved = buildOrderBook([summaryOf(accessory({ id: 'outro-sensor', sku: 'ST01E' }))])
  expect(findLines(moved, lines)).toEqual([
    { kind: 'moved', id: '0', code: 'ST01E', quantity: 2, items: itemsOfCode(moved, 'st01e') },
  ])
})

test('a code that was parted since takes nothing and names its successors', () => {
  const lines = [linkLine({ item: itemFor(sensor), quantity: 2 })]
  const code = lines[0]?.code ?? ''
  const parted = buildOrderBook([
    summaryOf(
      accessory({
        id: sensor.id,
        variants: [
          { id: 'lifemed', brand: 'Lifemed', sku: `${code}L`, formerCodes: [code] },
          { id: 'comen', brand: 'Comen', sku: `${code}C`, formerCodes: [code] },
        ],
      }),
    ),
  ])
  const [found] = findLines(parted, lines)
  expect(found).toMatchObject({ kind: 'moved', code, quantity: 2 })
  expect(found?.kind === 'moved' && found.items.map((item) => item.variantId)).toEqual(['lifemed', 'comen'])
})

test('a code that is gone is named', () => {
  const lines = [{ code: 'X1', quantity: 1, guard: 'AA' }]
  expect(findLines(book, lines)).toEqual([{ kind: 'gone', id: '0', code: 'X1', quantity: 1 }])
})

test.each([
  ['', 'none'],
  ['#conteudo', 'none'],
  ['#L3-C5VGA2.3.7K', 'version'],
  ['#L1-', 'broken'],
  ['#L1-C5VGA2.0.7K', 'broken'],
  ['#L1-C5VGA2.1000.7K', 'broken'],
  ['#L1-C5VGA2.3.7K-', 'broken'],
  ['#L1-C5VGA2.3.7K-x', 'broken'],
  ['#L1-c5vga2.3.7K', 'broken'],
  ['#L1-C5VGA2.3', 'broken'],
])('%s is read strictly', (fragment, kind) => {
  expect(decodeOrderList(fragment).kind).toBe(kind)
})

test('a link of 40 lines has at most 600 characters, one of 200 at most 2,600', () => {
  const lines = Array.from({ length: 200 }, (_, index) => ({ code: 'C5VGA2', quantity: (index % 12) + 1, guard: '7K' }))
  const address = 'https://www.loja-de-exemplo.com.br/pedido-rapido#'
  expect(address.length + encodeOrderList(lines.slice(0, 40)).length).toBeLessThanOrEqual(600)
  expect(address.length + encodeOrderList(lines).length).toBeLessThanOrEqual(2600)
})

test.each(['', '.', ')', '»', ',', ' ', '%20', '\uFEFF', '%EF%BB%BF', ').'])(
  'a link opens with %j behind it',
  (behind) => {
    const plain = encodeOrderList([linkLine({ item: itemFor(sensor), quantity: 2 })])
    const checked = encodeOrderList([linkLine({ item: itemFor(sensor), quantity: 2, buyerLine: { item: '7' } })])
    for (const fragment of [plain, checked])
      for (const before of ['', '#', '%23', '#%23'])
        expect(decodeOrderList(`${before}${fragment}${behind}`)).toMatchObject({
          kind: 'list',
          lines: [{ quantity: 2 }],
        })
  },
)

test('a link that was cut within a line opens nothing', () => {
  const whole = encodeOrderList([
    linkLine({ item: itemFor(sensor), quantity: 2, buyerLine: { item: '7', text: 'Cabo' } }),
  ])
  for (let end = 4; end < whole.length; end++) expect(decodeOrderList(whole.slice(0, end)).kind).not.toBe('list')
})

test('a link full of full stops is read in a moment', () => {
  expect(decodeOrderList(`#L2-${'.'.repeat(50_000)}x`).kind).toBe('broken')
}, 2000)
