import type { AskedTerm, TermCounts } from '#domain/demand/asked-terms.ts'
import type { Count } from '#domain/demand/count.ts'

/** How long counts are kept, as /privacidade says. Days are those of Brasília's calendar, 2026-11-24. */
export const demandDays = {
  /** A year and a month: long enough to set a month beside the same month of the year before. */
  kept: 400,
  /** What was not asked for on enough days by then is deleted. */
  unshown: 30,
  /** On so many days a term was asked for before anybody sees it. */
  different: 3,
} as const

/** How much one day may hold, whoever posts: a flood fills no list and no disk. */
export interface DemandLimits {
  /** Times of one term, product or list. */
  perKey: number
  /** Terms, products and lists that no day had before. */
  newKeys: number
}

export const demandLimits: DemandLimits = { perKey: 200, newKeys: 2000 }

/** A stretch of days, both ends included. */
export interface DemandSpan {
  from: string
  until: string
}

export interface CountedKey {
  key: string
  times: number
}

/** What was looked for, as the desk reads it. */
export interface Demand {
  /** Terms that were asked for on three different days or more, within the time that is kept; counted within the span. */
  terms(span: DemandSpan): Promise<AskedTerm[]>
  /** All searches of each day of the span that had any, kept or not. */
  days(span: DemandSpan): Promise<{ day: string; counts: TermCounts }[]>
  /** One term by day, where enough days have it. */
  daysOf(term: string, span: DemandSpan): Promise<{ day: string; counts: TermCounts }[]>
  /** Quotes by product or openings by list, most first. */
  presses(kind: 'quote' | 'list', span: DemandSpan): Promise<CountedKey[]>
  /** Deletes all counts of a term. Out: whether there were any. */
  forget(term: string): Promise<boolean>
}

/** What the public server does with counts. */
export interface DemandWrites {
  /** Adds to a day's counts, within its limits. */
  add(day: string, counts: readonly Count[]): Promise<void>
  /** Deletes what is past its time. In: today. */
  prune(today: string): Promise<void>
}
