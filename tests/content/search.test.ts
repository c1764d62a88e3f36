import { expect, test } from 'vitest'
import { loadBench } from '#bench/relevance/load.ts'
import { judge, judgedPart } from '#bench/relevance/measure.ts'
import { groupBy } from '#domain/group-by.ts'
import { buildIndex } from '#domain/search/index/search-index.ts'
import { search } from '#domain/search/search.ts'

/** The judged queries, as `node bench/relevance/run.ts` measures them. */
const { documents, vocabulary, products, ...sets } = await loadBench(process.cwd())
const index = buildIndex(documents, vocabulary)
const ask = (query: string) => judgedPart(search(index, query))
const judged = (set: typeof sets.tuning) =>
  set.map((judgement) => ({ ...judgement, ...judge(judgement, ask(judgement.query), products) }))
const tuning = judged(sets.tuning)
const heldOut = judged(sets.heldOut)
const open = judged(sets.open)
const unread = judged(sets.unread)
const share = (some: readonly { isSuccess: boolean }[]) =>
  some.filter(({ isSuccess }) => isSuccess).length / some.length

test('every query that rules were made by is answered rightly', () => {
  const wrong = tuning.filter(({ isSuccess }) => !isSuccess)
  expect(wrong.map(({ query }) => query)).toEqual([])
})

test('of the queries held out 97 in 100 are first right, and 93 of each kind', () => {
  expect(share(heldOut)).toBeGreaterThanOrEqual(0.97)
  const kinds = [...groupBy(heldOut, ({ kind }) => kind)].map(([kind, some]) => ({ kind, share: share(some) }))
  expect(kinds.filter((one) => one.share < 0.93)).toEqual([])
})

test('of the open texts 92 in 100 are first right, of those that nobody has studied 89', () => {
  expect(share(open)).toBeGreaterThanOrEqual(0.92)
  expect(share(unread)).toBeGreaterThanOrEqual(0.89)
})

test('the meant variant and the quantity are told', () => {
  const results = [...tuning, ...heldOut]
  expect(results.filter(({ isVariant }) => isVariant === false).map(({ query }) => query)).toEqual([])
  expect(results.filter(({ isQuantity }) => isQuantity === false).map(({ query }) => query)).toEqual([])
})

test('nothing that must not stand among the answers does', () => {
  const results = [...tuning, ...heldOut]
  expect(results.filter(({ isMustNot }) => isMustNot).map(({ query }) => query)).toEqual([])
})

test('no other brand, and nothing found for one query of a hundred at most', () => {
  expect(heldOut.filter(({ isWrongBrand }) => isWrongBrand)).toEqual([])
  const answerable = heldOut.filter(({ best, needs }) => best.length + needs.length > 0)
  expect(answerable.filter(({ isZero }) => isZero).length / answerable.length).toBeLessThanOrEqual(0.01)
})

test('98 in 100 products come first for their own name', () => {
  const first = documents.filter(({ id, name }) => ask(name).ids[0] === id)
  expect(first.length / documents.length).toBeGreaterThanOrEqual(0.98)
})
