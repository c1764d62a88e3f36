import { groupBy } from '#domain/group-by.ts'
import { mondayOf } from '#domain/time.ts'
import { termKinds, type TermKind } from './count.ts'

export type TermCounts = Record<TermKind, number>

/** A searched term; the store returns only those of three or more days. `lastDay` is a day like 2026-11-24. */
export type SearchTerm = { term: string; counts: TermCounts; lastDay: string }

export type TermView = 'all' | 'nothing' | 'relaxed' | 'unpressed'

/** The number of searches for a term, however they ended. */
export function searchesOf({ found, relaxed, nothing }: TermCounts): number {
  return found + relaxed + nothing
}

/** The terms of a view, the most frequent first. In: part of a term, normalised, or '' for all. */
export function termsInView(terms: readonly SearchTerm[], view: TermView, part = ''): SearchTerm[] {
  const weight = ({ counts }: SearchTerm) =>
    view === 'all' ? Math.max(searchesOf(counts), counts.pressed + counts.unpressed) : counts[view]
  return terms
    .filter((searchTerm) => weight(searchTerm) > 0 && searchTerm.term.includes(part))
    .toSorted((a, b) => weight(b) - weight(a) || (a.term < b.term ? -1 : 1))
}

/** The sum of several days' counts. */
export function totalOf(days: readonly TermCounts[]): TermCounts {
  const total = { found: 0, relaxed: 0, nothing: 0, pressed: 0, unpressed: 0 }
  for (const counts of days) for (const kind of termKinds) total[kind] += counts[kind]
  return total
}

/** Counts of days summed up by week, the newest first. */
export function weeksOf(days: readonly { day: string; counts: TermCounts }[]): { day: string; counts: TermCounts }[] {
  const weeks = groupBy(days, ({ day }) => mondayOf(day))
  const sums = Array.from(weeks, ([day, ofWeek]) => ({ day, counts: totalOf(ofWeek.map(({ counts }) => counts)) }))
  return sums.toSorted((a, b) => b.day.localeCompare(a.day))
}
