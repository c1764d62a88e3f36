import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeOrderList } from '#domain/order-list/list-link.ts'
import { buildOrderBook, sourcesOf } from '#domain/order-list/order-book.ts'
import { itemFor } from '#domain/order-list/order-item.ts'
import { resolveOrder } from '#domain/order-list/resolve-order.ts'
import { accessory, equipment, summaryOf, sampleRecipient } from '#tests/samples.ts'
import { requestCsv } from './request-csv.ts'
import { requestLinks, requestText } from './request-message.ts'
import {
  emptyBuyer,
  buyerBlock,
  buyerFacts,
  emptyTerms,
  requestNumber,
  lineOfList,
  type RequestLine,
  type RequestRow,
} from './request.ts'

const products = Array.from({ length: 200 }, (_, index) =>
  summaryOf(accessory({ id: `peca-${index}`, sku: `PX${String(index).padStart(3, '0')}`, name: `Peça; "${index}"` })),
)
const book = buildOrderBook(products)
const anyLines: fc.Arbitrary<RequestLine[]> = fc
  .uniqueArray(fc.record({ place: fc.nat(199), quantity: fc.integer({ min: 1, max: 999 }), note: fc.string() }), {
    minLength: 1,
    maxLength: 120,
    selector: ({ place }) => place,
  })
  .map((picked) =>
    picked.flatMap(({ place, quantity, note }) => {
      const product = products[place]
      return product ? [{ ...lineOfList({ id: product.id, item: itemFor(product), quantity }), note }] : []
    }),
  )
const buyer = {
  ...emptyBuyer,
  company: 'Hospital São José',
  cnpj: '11222333000181',
  remarks: 'Entregar no almoxarifado.',
}
const of = <Row extends RequestRow>(lines: Row[]) => ({
  number: '20260201-1030',
  buyer,
  terms: emptyTerms,
  lines,
  siteUrl: 'https://exemplo.com.br',
})

/** A note as a cell keeps it: on one line. */
const plainNote = (note: string) => note.replaceAll(/\s+/g, ' ').trim()

test('the whole text names the buyer and every line', () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      const text = requestText(of(lines))
      expect(text).toContain('CNPJ: 11.222.333/0001-81')
      for (const { item, quantity } of lines)
        expect(text).toMatch(new RegExp(`${item.code} [^]*?Quantidade: ${quantity}`))
    }),
    { numRuns: 30 },
  )
})

test('every line is in a message, or in the link that it carries', () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      for (const { url: link } of Object.values(requestLinks(of(lines), sampleRecipient))) {
        expect(link.length).toBeLessThanOrEqual(2000)
        const text = decodeURIComponent(link)
        const reading = decodeOrderList(/#(L2-\S+)/.exec(text)?.[1] ?? '')
        const linked = reading.kind === 'list' ? reading.lines.map(({ code }) => code) : []
        for (const { item } of lines) expect(text.includes(item.code) || linked.includes(item.code)).toBe(true)
      }
    }),
    { numRuns: 30 },
  )
})

test('who asks is shortened before what is asked for', () => {
  const lines = products
    .slice(0, 95)
    .map((product) => lineOfList({ id: product.id, item: itemFor(product), quantity: 1 }))
  const text = decodeURIComponent(
    requestLinks({ ...of(lines), buyer: { ...buyer, remarks: 'x'.repeat(500) } }, sampleRecipient).whatsapp.url,
  )
  expect(text).not.toContain('xxxx')
  expect(text).toContain('95) PX094 x1')
})

test('a short message is cut before an emoji, never within it', () => {
  const long = `${'x'.repeat(59)}😀`
  expect(buyerBlock({ ...emptyBuyer, company: long }, 'short')).toMatch(/x$/)
  const unfound = Array.from({ length: 95 }, (_, index) => ({
    id: String(index),
    quantity: 1,
    buyerLine: { text: long },
  }))
  const text = decodeURIComponent(requestLinks(of(unfound), sampleRecipient).whatsapp.url)
  expect(text).toContain(`1) ${'x'.repeat(59)} x`)
})

test('a list whose link is too long itself has as many lines as fit, and says so', () => {
  const lines = products.map((product) => lineOfList({ id: product.id, item: itemFor(product), quantity: 2 }))
  for (const { url, isShortened } of Object.values(requestLinks(of(lines), sampleRecipient))) {
    expect(url.length).toBeLessThanOrEqual(2000)
    expect(isShortened).toBe(true)
    expect(decodeURIComponent(url)).toContain('60) PX059 x2')
    expect(decodeURIComponent(url)).toMatch(/… e mais \d+ itens. A lista completa segue em outra mensagem/)
  }
})

test('a machine without a code is named in a short message', () => {
  const machine = summaryOf(equipment({ id: 'm', name: 'Monitor' }))
  const lines = Array.from({ length: 40 }, (_, index) =>
    lineOfList({ id: String(index), item: itemFor(machine), quantity: 2 }),
  )
  expect(decodeURIComponent(requestLinks(of(lines), sampleRecipient).mail.url)).toContain('1) Monitor x2')
})

test('a sheet read by the quick order gives the same list', () => {
  const sources = { ...sourcesOf(book), searchWords: () => [], isWord: () => false }
  const options = fc.option(fc.constantFrom({ tipo: 'reutilizavel' }, { tipo: 'pele' }), {
    nil: undefined,
  })
  fc.assert(
    fc.property(anyLines, options, (plain, chosen) => {
      const lines = plain.map((line) => lineOfList({ ...line, options: chosen, note: line.note.trim() }))
      const readLines = resolveOrder(requestCsv(lines), sources).map(
        ({ outcome, options: readOptions, note = '' }) =>
          outcome.kind === 'certain' && [outcome.item.code, outcome.quantity, readOptions, note],
      )
      const sentLines = lines.map(({ item, quantity, note }) => [item.code, quantity, chosen, plainNote(note)])
      expect(readLines).toEqual(sentLines)
    }),
    { numRuns: 300 },
  )
})

test('a cell that would run as a formula is text', () => {
  const [product] = products
  const line = product && { ...lineOfList({ id: product.id, item: itemFor(product), quantity: 1 }), note: '=1+1; "x"' }
  expect(requestCsv(line ? [line] : [])).toContain(`;"'=1+1; ""x""";`)
})

test('empty fields are left out, and the number comes from day and time', () => {
  expect(buyerFacts({ ...emptyBuyer, department: ' UTI ' })).toEqual([{ label: 'Setor', value: 'UTI' }])
  expect(requestNumber('2026-02-01T10:30:59')).toBe('20260201-103059')
})
