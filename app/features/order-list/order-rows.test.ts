import { expect, test } from 'vitest'
import { itemFor } from '#domain/order-list/order-item.ts'
import type { OrderEntry, Outcome } from '#domain/order-list/outcome.ts'
import { accessory, summaryOf } from '#tests/samples.ts'
import {
  hasOpenQuestion,
  needsConfirmation,
  orderedItemOf,
  quantityOf,
  requestRowsOf,
  rowsOf,
  withChoice,
  withQuantity,
  withRetypedCode,
} from './order-rows.ts'

const cable = itemFor(summaryOf(accessory({ id: 'cabo', sku: 'CB01' })))
const plug = itemFor(summaryOf(accessory({ id: 'plugue', sku: 'CP06' })))
const certain = (item = cable, quantity = 3): Outcome => ({ kind: 'certain', item, quantity, isAssumed: false })
const entry = (outcome: Outcome, own: Partial<OrderEntry> = {}): OrderEntry => ({
  id: 0,
  line: 1,
  written: 'x',
  outcome,
  ...own,
})
const ordered = (row: Parameters<typeof orderedItemOf>[0]) => {
  const found = orderedItemOf(row)
  return found && `${found.item.code} x ${found.quantity}`
}

test('a line read again as before keeps what was decided; one that reads otherwise does not', () => {
  const asks = entry({ kind: 'unknown', similarItems: [plug], quantity: 2 })
  const [row] = rowsOf([asks], [])
  const decided = [{ ...(row ?? { entry: asks }), chosenItem: { item: plug, quantity: 2 } }]
  expect(rowsOf([{ ...asks }], decided).map(ordered)).toEqual(['CP06 x 2'])
  expect(rowsOf([{ ...asks, written: 'y' }], decided).map(ordered)).toEqual([undefined])
})

test('a code that is typed anew keeps the quantity, unless it tells one, and the words of the buyer', () => {
  const row = { entry: entry(certain(), { buyerLine: { item: '7' } }) }
  const typed = withRetypedCode(row, entry({ kind: 'certain', item: plug, quantity: 1, isAssumed: true }))
  expect([ordered(typed), orderedItemOf(typed)?.buyerLine]).toEqual(['CP06 x 3', { item: '7' }])
  expect(ordered(withRetypedCode(row, entry(certain(plug, 9))))).toBe('CP06 x 9')
})

test('an answer keeps the quantity that was typed, but for readings, which tell their own', () => {
  const row = { entry: entry({ kind: 'unknown', similarItems: [plug], quantity: 2 }), quantity: 7 }
  const answered = withChoice(row, { item: plug, quantity: 2 })
  expect(ordered(answered)).toBe('CP06 x 7')
  expect(quantityOf(withChoice(answered, undefined))).toBe(7)
  const readings = [2, 3].map((quantity) => ({ item: plug, quantity }))
  expect(ordered(withChoice({ entry: entry({ kind: 'confirm', readings }), quantity: 7 }, readings[1]))).toBe(
    'CP06 x 3',
  )
})

test('a code that is not known goes along with the description, once', () => {
  const open = (written: string, text: string) =>
    requestRowsOf([
      { entry: entry({ kind: 'unknown', similarItems: [], quantity: 1 }, { written, buyerLine: { text } }) },
    ])
  expect(open('ZZ99', 'Cabo de ECG')).toMatchObject([{ buyerLine: { text: 'ZZ99 Cabo de ECG' } }])
  expect(open('Cabo  de ECG', 'Cabo de ECG')).toMatchObject([{ buyerLine: { text: 'Cabo de ECG' } }])
})

test('a row whose code was typed anew follows its text: columns that are corrected name the line otherwise', () => {
  const typed = withRetypedCode({ entry: entry(certain(), { buyerLine: { lot: '7' } }) }, entry(certain(plug, 9)))
  const [row = typed] = rowsOf([entry(certain(), { buyerLine: { item: '7' } })], [typed])
  expect([ordered(row), orderedItemOf(row)?.buyerLine]).toEqual(['CP06 x 9', { item: '7' }])
})

test('a quantity that could not be read is what the visitor types; what is none changes nothing', () => {
  const row = { entry: entry({ kind: 'quantity', item: cable, written: '2,5' }) }
  expect(hasOpenQuestion(row)).toBe(true)
  expect(ordered(withQuantity(row, 5))).toBe('CB01 x 5')
  expect(ordered(withQuantity(withQuantity(row, 5), 0))).toBe('CB01 x 5')
})

test('a request has the rows in their order: what is open as it is written, what is not wanted not at all', () => {
  const rows = [
    { entry: entry(certain(), { id: 1 }) },
    {
      entry: entry(
        { kind: 'unknown', similarItems: [], quantity: 4 },
        { id: 2, written: 'Ventilador', buyerLine: { item: '2' } },
      ),
    },
    { entry: entry({ kind: 'skipped', item: plug }, { id: 3 }) },
  ]
  expect(requestRowsOf(rows)).toMatchObject([
    { id: '1', quantity: 3 },
    { id: '2', quantity: 4, buyerLine: { item: '2', text: 'Ventilador' } },
  ])
})

test('a code that was read otherwise than it is written is ordered once it is confirmed, and asked about before', () => {
  const row = { entry: entry(certain(), { written: 'CB1', readAs: 'CB01' }) }
  expect([needsConfirmation(row), hasOpenQuestion(row), ordered(row)]).toEqual([true, true, undefined])
  expect(requestRowsOf([row])).toMatchObject([{ quantity: 3, buyerLine: { text: 'CB1' } }])
  const confirmed = { ...row, isConfirmed: true }
  expect([needsConfirmation(confirmed), hasOpenQuestion(confirmed), ordered(confirmed)]).toEqual([
    false,
    false,
    'CB01 x 3',
  ])
  // The visitor confirmed this code: another code is asked about anew.
  expect(needsConfirmation(withRetypedCode(confirmed, entry(certain(plug), { written: 'CP6', readAs: 'CP06' })))).toBe(
    true,
  )
  expect(rowsOf([row.entry], [confirmed]).map(ordered)).toEqual(['CB01 x 3'])
})
