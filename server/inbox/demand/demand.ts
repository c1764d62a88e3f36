import type { AskedTerm, TermCounts } from '#domain/demand/asked-terms.ts'
import type { Count } from '#domain/demand/count.ts'

/** How long counts are kept, as /privacidade states. Days are those of Brasília's calendar, 2026-11-24. */
export const demandDays = {
  /** A year and a month, so that a month can be compared with the same month of the year before. */
  kept: 400,
  /** Terms that were searched for on too few days are deleted after this time. */
  unshown: 30,
  /** The number of days on which a term must have been searched for before anybody sees it. */
  different: 3,
} as const

/** Limits per day, so that a flood of posts fills neither lists nor disk. */
export interface DemandLimits {
  /** The highest count of one term, product or list. */
  perKey: number
  /** A day that has this many rows takes no further terms, products and lists that no other day has. */
  newKeys: number
}

export const demandLimits: DemandLimits = { perKey: 200, newKeys: 2000 }

/** A range of days, both ends included. */
export interface DemandSpan {
  from: string
  until: string
}

export interface CountedKey {
  key: string
  times: number
}

/** The counts, as the desk reads them. */
export interface Demand {
  /** Terms that were searched for on at least three days of the retention period, with their counts in the range. */
  terms(span: DemandSpan): Promise<AskedTerm[]>
  /** All searches of each day in the range, whether their terms are kept or not. */
  days(span: DemandSpan): Promise<{ day: string; counts: TermCounts }[]>
  /** The counts of one term by day; none if too few days have the term. */
  daysOf(term: string, span: DemandSpan): Promise<{ day: string; counts: TermCounts }[]>
  /** The counts of quotes by product, or of openings by list, most frequent first. */
  presses(kind: 'quote' | 'list', span: DemandSpan): Promise<CountedKey[]>
  /** Deletes all counts of a term. Out: whether there were any. */
  forget(term: string): Promise<boolean>
}

/** How the public server writes counts. */
export interface DemandWrites {
  /** Adds to a day's counts, within its limits. */
  add(day: string, counts: readonly Count[]): Promise<void>
  /** Deletes expired counts. In: today. */
  prune(today: string): Promise<void>
}
