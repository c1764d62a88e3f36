import { expect, test } from 'vitest'
import { mondayOf } from '#domain/time.ts'
import { searchesOf, termsInView, weeksOf, type SearchTerm, type TermCounts } from './term-counts.ts'

const counts = (more: Partial<TermCounts>): TermCounts => ({
  found: 0,
  relaxed: 0,
  nothing: 0,
  pressed: 0,
  unpressed: 0,
  ...more,
})
const asked = (term: string, more: Partial<TermCounts>): SearchTerm => ({
  term,
  counts: counts(more),
  lastDay: '2026-11-24',
})
const terms = [
  asked('cabo ecg', { found: 9, pressed: 4, unpressed: 1 }),
  asked('bisturi', { nothing: 5, unpressed: 5 }),
  asked('cabo verde', { relaxed: 3, nothing: 1 }),
]
const names = (shown: readonly SearchTerm[]) => shown.map(({ term }) => term)

test('each view shows what weighs in it, most first', () => {
  expect(names(termsInView(terms, 'all'))).toEqual(['cabo ecg', 'bisturi', 'cabo verde'])
  expect(names(termsInView(terms, 'nothing'))).toEqual(['bisturi', 'cabo verde'])
  expect(names(termsInView(terms, 'relaxed'))).toEqual(['cabo verde'])
  expect(names(termsInView(terms, 'unpressed'))).toEqual(['bisturi', 'cabo ecg'])
})

test('part of a term narrows the list', () => {
  expect(names(termsInView(terms, 'all', 'cabo'))).toEqual(['cabo ecg', 'cabo verde'])
})

test('weeks begin on Monday and count all their days', () => {
  expect(['2026-11-22', '2026-11-23', '2026-11-29'].map(mondayOf)).toEqual(['2026-11-16', '2026-11-23', '2026-11-23'])
  const day = (name: string) => ({ day: name, counts: counts({ found: 1 }) })
  const weeks = weeksOf(['2026-11-22', '2026-11-23', '2026-11-24'].map(day))
  expect(weeks.map(({ day: monday, counts: all }) => [monday, searchesOf(all)])).toEqual([
    ['2026-11-23', 2],
    ['2026-11-16', 1],
  ])
})
