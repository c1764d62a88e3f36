import type { AskedTerm, TermCounts } from '#domain/demand/asked-terms.ts'
import type { SearchFilters } from './search-address.ts'
import type { Lesson } from '#domain/search/teaching/lesson.ts'

/** The counts of a day, or of a week by its Monday. */
export interface CountedDay {
  day: string
  counts: TermCounts
}

/** A product or a list by name, and how often it was clicked. */
export interface NamedPress {
  name: string
  /** Its address on the site. */
  href: string
  times: number
}

/** The list of a tab. */
export type SearchList =
  | { kind: 'terms'; terms: readonly AskedTerm[]; total: number; pages: number }
  | { kind: 'presses'; presses: readonly NamedPress[] }
  | { kind: 'time'; rows: readonly CountedDay[] }

/** What the page shows. */
export interface SearchView {
  filters: SearchFilters
  /** All searches of the range. */
  total: TermCounts
  /** The different terms that found nothing, and how many of them nobody sees yet. */
  unanswered: { terms: number; hidden: number }
  list: SearchList
  /** Whether the site counts searches, and whether browsers report clicks. */
  counting: 'off' | 'server' | 'consent'
}

/** A product by its name on the site. */
export interface NamedProduct {
  name: string
  /** Its address on the site. */
  href: string
}

/** A term and the results of the site's search. */
export interface TermView {
  term: string
  /** The counts by week, the newest first; empty where the term was searched for on too few days. */
  weeks: readonly CountedDay[]
  /** The first results, best first, and their total number. */
  answers: readonly NamedProduct[]
  found: number
  /** Words of the term that the search does not know. */
  unknown: readonly string[]
  /** Address of the term's results on the site. */
  href: string
}

/** A query, or a product's name, whose results a lesson would change, with the first products before and after it. */
export interface NamedChange {
  text: string
  before: readonly string[]
  after: readonly string[]
}

/** The effect of a lesson. */
export interface LessonView {
  term: string
  lesson: Lesson
  /** The fields of the lesson's form. */
  fields: Record<string, string>
  own: Omit<NamedChange, 'text'>
  /** Texts that would lose a good result, and texts whose results would change otherwise. */
  worse: readonly NamedChange[]
  others: readonly NamedChange[]
  judged: number
  /** Words of the synonym that do not occur in the catalogue. */
  strangers: readonly string[]
}
