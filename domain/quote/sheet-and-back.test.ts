import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buyerLineOf, type BuyerLine } from '#domain/buyer/buyer-line.ts'
import { findLines } from '#domain/order-list/find-lines.ts'
import { encodeOrderList, linkLine, shortLinkLine, decodeOrderList } from '#domain/order-list/list-link.ts'
import { buildOrderBook, itemsOfCode, sourcesOf } from '#domain/order-list/order-book.ts'
import { itemFor } from '#domain/order-list/order-item.ts'
import type { OrderEntry } from '#domain/order-list/outcome.ts'
import { resolveOrder } from '#domain/order-list/resolve-order.ts'
import { accessory, summaryOf } from '#tests/samples.ts'
import { requestCsv } from './request-csv.ts'
import { lineOfList, type RequestRow } from './request.ts'

/** Lists of buyers, there and back: as their sheet, as ours, and as a link. */

const products = Array.from({ length: 60 }, (_, index) =>
  summaryOf(accessory({ id: `peca-${index}`, sku: `QX${String(index + 10)}B`, name: `Peça ${index}` })),
)
const book = buildOrderBook(products)
const sources = {
  ...sourcesOf(book),
  searchWords: () => [],
  isWord: () => false,
}

/** A line of a buyer's list: our code or none, and their own numbers and words. */
interface Asked {
  code: string
  quantity: number
  buyerLine: BuyerLine
}

const word = fc.constantFrom('Cabo', 'conector', '5 vias', 'adulto; par', 'aço "inox"', 'p/ monitor', 'a|b', 'tipo\nGE')
const text = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => `Item ${words.join(' ')}`)
const anyLine = fc.record({
  code: fc.option(fc.constantFrom(...products.map(({ sku = '' }) => sku)), { nil: '' }),
  quantity: fc.integer({ min: 1, max: 999 }),
  lot: fc.integer({ min: 1, max: 9 }).map(String),
  item: fc.integer({ min: 1, max: 4000 }).map(String),
  own: fc.stringMatching(/^[A-Z]?\d{5,9}$/),
  catmat: fc.stringMatching(/^\d{6}$/),
  text,
  unit: fc.constantFrom('UN', 'CX', 'PÇ'),
  brand: fc.constantFrom('', 'GE', 'Philips/Dixtal'),
})
/** The headings that a list has, in any order; each of its fields under one of the names that are common for it. */
const headingsOf = {
  code: ['Código', 'Ref. fabricante', 'Cód. Fornecedor'],
  quantity: ['Qtd', 'Quantidade', 'Qtde.'],
  lot: ['Lote'],
  item: ['Item', 'Nº', 'Seq.'],
  own: ['Código do artigo', 'Cód. interno'],
  catmat: ['CATMAT'],
  text: ['Descrição', 'Especificação'],
  unit: ['Unidade', 'Und.'],
  brand: ['Marca'],
} as const
type Field = keyof typeof headingsOf
const fields = Object.keys(headingsOf).filter((name): name is Field => name in headingsOf)
const anySheet = fc
  .record({
    lines: fc.array(anyLine, { minLength: 2, maxLength: 30 }),
    order: fc.shuffledSubarray(fields, { minLength: fields.length, maxLength: fields.length }),
    names: fc.record(Object.fromEntries(fields.map((name) => [name, fc.constantFrom(...headingsOf[name])]))),
    separator: fc.constantFrom('\t', ';'),
    titles: fc.constantFrom('', 'HOSPITAL DE EXEMPLO\n', 'ANEXO I\n\n'),
  })
  .map(({ lines, order, names, separator, titles }) => {
    const quoted = (cell: string) => (/[\t;"\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
    const rows = [
      order.map((name) => names[name] ?? ''),
      ...lines.map((line) => order.map((name) => quoted(String(line[name])))),
    ]
    const asked = lines.map(({ code, quantity, own, ...buyerLine }): Asked => ({
      code,
      quantity,
      buyerLine: buyerLineOf({ ...buyerLine, code: own }) ?? {},
    }))
    return { text: titles + rows.map((row) => row.join(separator)).join('\n'), asked }
  })

/** What an entry orders, and the buyer's words for it. */
function askedOf({ outcome, buyerLine = {} }: OrderEntry): Asked[] {
  if (outcome.kind === 'certain') return [{ code: outcome.item.code, quantity: outcome.quantity, buyerLine }]
  return outcome.kind === 'unknown' ? [{ code: '', quantity: outcome.quantity, buyerLine }] : []
}

function rowOf({ code, quantity, buyerLine }: Asked, place: number): RequestRow {
  const [item] = itemsOfCode(book, code.toLowerCase())
  const id = String(place)
  return item ? lineOfList({ id, item, quantity, buyerLine }) : { id, quantity, buyerLine }
}

test('no line of a buyer is lost, moved, or read as another code, whatever order its columns have', () => {
  fc.assert(
    fc.property(anySheet, ({ text: sheet, asked }) => {
      expect(resolveOrder(sheet, sources).flatMap(askedOf)).toEqual(asked)
    }),
    { numRuns: 300 },
  )
})

test('the sheet that goes out comes back with every line, number and code in its place', () => {
  fc.assert(
    fc.property(anySheet, ({ asked }) => {
      expect(resolveOrder(requestCsv(asked.map(rowOf)), sources).flatMap(askedOf)).toEqual(asked)
    }),
    { numRuns: 300 },
  )
})

const anyRemarks = fc.record(
  {
    options: fc.record({ tipo: fc.constantFrom('descartavel', 'reutilizavel') }),
    note: fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }).map((note) => `${note}.`.slice(0, 200)),
  },
  { requiredKeys: [] },
)

test('a link carries a list whole: numbers, codes, words, brand, unit, options and notes', () => {
  fc.assert(
    fc.property(anySheet, fc.array(anyRemarks, { minLength: 30, maxLength: 30 }), ({ asked }, remarks) => {
      const rows = asked.map((line, index) => ({ ...rowOf(line, index), ...remarks[index] }))
      const reading = decodeOrderList(encodeOrderList(rows.map(linkLine)))
      const found = reading.kind === 'list' ? findLines(book, reading.lines) : []
      expect(found).toEqual(
        rows.map(({ id, item, quantity, buyerLine, options, note }) => ({
          kind: item ? 'found' : 'unfound',
          id,
          quantity,
          buyerLine,
          ...(note && { note }),
          ...(item && { item, ...(options && { options }) }),
        })),
      )
    }),
    { numRuns: 300 },
  )
})

test('a short link carries the numbers and codes of the buyer, and the words of what is not had', () => {
  fc.assert(
    fc.property(anySheet, ({ asked }) => {
      const reading = decodeOrderList(encodeOrderList(asked.map(rowOf).map(shortLinkLine)))
      const lines = reading.kind === 'list' ? reading.lines : []
      expect(lines.map(({ buyerLine }) => buyerLine)).toEqual(
        asked.map(({ code, buyerLine: { lot, item, code: own, catmat, ...words } }) =>
          buyerLineOf({ lot, item, code: own, catmat, ...(code === '' && words) }),
        ),
      )
    }),
  )
})

test('a link that was cut gives no number or word that the buyer did not write', () => {
  const [product] = products
  const item = product && itemFor(product)
  const whole = encodeOrderList([
    linkLine({ item, quantity: 2, buyerLine: { item: '14', code: 'A-10/b' }, note: 'urgente' }),
    linkLine({ quantity: 3, buyerLine: { item: '15', text: 'Ventilador de teto' } }),
  ])
  expect(decodeOrderList(whole)).toMatchObject({ kind: 'list' })
  for (let length = 'L2-'.length; length < whole.length; length++) {
    const reading = decodeOrderList(whole.slice(0, length))
    expect(reading.kind === 'list' && reading.lines.some(({ buyerLine }) => buyerLine), whole.slice(0, length)).toBe(
      false,
    )
  }
})
