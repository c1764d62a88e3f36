import { expect, test } from 'vitest'
import { halves, orderCases } from '#bench/order-lists/corpus.ts'
import { itemsOfBook, loadOrderBench, lostInSheet } from '#bench/order-lists/load.ts'
import { readCase } from '#bench/order-lists/measure.ts'
import { dangerousPairs, misread } from '#bench/order-lists/pairs.ts'
import { resolveOrder } from '#domain/order-list/resolve-order.ts'

/** Lists as wards write them, over the real catalogue: nothing wrong is ever added. */
const { book, sources } = await loadOrderBench(process.cwd())
const items = itemsOfBook(book)
const codes = new Set(items.map(({ code }) => code))

test.each([
  { corpus: 'lines', fewest: 140 },
  { corpus: 'layouts', fewest: 100 },
] as const)('$corpus: in both halves no wrong code or quantity, 97 % resolved', ({ corpus, fewest }) => {
  for (const half of halves) {
    const read = orderCases(corpus, half, codes).map((one) => readCase(one, sources))
    const sum = (figure: 'lines' | 'resolved') => read.reduce((total, one) => total + one[figure], 0)
    expect(read.flatMap(({ wrong }) => wrong)).toEqual([])
    expect(sum('lines')).toBeGreaterThan(fewest)
    expect(sum('resolved') / sum('lines')).toBeGreaterThanOrEqual(0.97)
  }
})

test('a line that is the name of a product, with a quantity before or behind it, is that product', () => {
  const lines = book.products.flatMap(({ id, name }) =>
    [`${name} - 3`, `3 x ${name}`, `três ${name}`].map((text) => ({ id, text })),
  )
  const wrong = lines.filter(({ id, text }) => {
    const [entry, ...others] = resolveOrder(text, sources)
    const { outcome } = entry ?? {}
    if (others.length > 0 || (outcome?.kind !== 'certain' && outcome?.kind !== 'variant')) return true
    const offered = outcome.kind === 'certain' ? [outcome.item] : outcome.choices
    return outcome.quantity !== 3 || offered.some(({ product }) => product.id !== id)
  })
  expect(wrong.map(({ text }) => text)).toEqual([])
})

test('a code and a quantity apart are never the code that both are when glued together', () => {
  const pairs = dangerousPairs([...codes], sources)
  expect(pairs.length).toBeGreaterThanOrEqual(23)
  expect(misread(pairs, sources)).toEqual([])
})

test('every code is read with its quantity in every way of writing', () => {
  const pairs = [...codes].flatMap((code) => [1, 12].map((quantity) => ({ code, quantity })))
  expect(misread(pairs, sources)).toEqual([])
})

test('the whole catalogue as a sheet comes back from the quick order', () => {
  expect(lostInSheet(items, sources)).toEqual([])
})
