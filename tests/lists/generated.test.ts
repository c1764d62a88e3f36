import fc from 'fast-check'
import { test } from 'vitest'
import { itemsOfBook, loadOrderBench } from '#bench/order-lists/load.ts'
import { choicesOf } from '#domain/order-list/order-item.ts'
import { outcomeItems, type OrderEntry } from '#domain/order-list/outcome.ts'
import { resolveOrder } from '#domain/order-list/resolve-order.ts'
import { contradictedLines, generatedLists, manyInLine, noisyLines, plainLines, type Asked } from './generated.ts'

/**
 * Lines and lists that a generator writes out of the catalogue's codes and names: whatever stands around them, no quantity
 * that was not meant is ordered in silence, and no line is lost.
 */
const { book, sources } = await loadOrderBench(process.cwd())
const items = itemsOfBook(book)

/** What is wrong with the reading of a line; undefined if its items are ordered as asked, or asked about. */
function faultOf(asked: readonly Asked[], entries: readonly OrderEntry[]): string | undefined {
  const orders = entries.flatMap(({ outcome }) => (outcome.kind === 'certain' ? [outcome] : []))
  for (const { item, quantity, isAssumed } of orders) {
    const wanted = asked.find((one) => one.item.code === item.code)
    const isMeant = wanted && (wanted.quantity === undefined ? isAssumed : wanted.quantity === quantity)
    if (!isMeant) return `${item.code} x ${quantity} was ordered`
  }
  const shown = new Set(entries.flatMap(({ outcome }) => choicesOf(outcomeItems(outcome)).map(({ code }) => code)))
  const lost = asked.find(({ item }) => !shown.has(item.code))
  return lost && `${lost.item.code} was lost`
}

function check(asked: readonly Asked[], entries: readonly OrderEntry[], text: string): void {
  const fault = faultOf(asked, entries)
  if (fault) throw new Error(`${fault}: ${text}`)
}

test('a code with its quantity in a plain form, in nearly every case without a question', () => {
  let asked = 0
  fc.assert(
    fc.property(plainLines(items), ({ text, ...line }) => {
      const entries = resolveOrder(text, sources)
      check([line], entries, text)
      if (entries.some(({ outcome }) => outcome.kind !== 'certain')) asked += 1
    }),
    { numRuns: 400 },
  )
  if (asked > 8) throw new Error(`${asked} of 400 plain lines were asked about`)
})

test('numbers of places, papers, prices and stocks beside a code are no quantity in silence', () => {
  fc.assert(
    fc.property(noisyLines(items), ({ text, ...line }) => check([line], resolveOrder(text, sources), text)),
    { numRuns: 600 },
  )
})

test('each of several codes of a line has its own quantity, or is asked about', () => {
  fc.assert(
    fc.property(manyInLine(items), ({ text, asked }) => check(asked, resolveOrder(text, sources), text)),
    { numRuns: 400 },
  )
})

test('lists, chats and tables, in any layout', () => {
  fc.assert(
    fc.property(generatedLists(items), ({ text, lines }) => {
      const entries = resolveOrder(text, sources)
      for (const { number, ...line } of lines)
        check(
          [line],
          entries.filter((entry) => entry.line === number),
          text,
        )
    }),
    { numRuns: 150 },
  )
})

test('a code beside words that only another version of the product has is never ordered in silence', () => {
  fc.assert(
    fc.property(contradictedLines(items), (text) =>
      resolveOrder(text, sources).every(({ outcome }) => outcome.kind !== 'certain'),
    ),
    { numRuns: 300 },
  )
})
