import type { AskedTerm, TermCounts } from '#domain/demand/asked-terms.ts'
import type { SearchFilters } from './search-address.ts'

/** Counts of a day, or of a week by its Monday. */
export interface CountedDay {
  day: string
  counts: TermCounts
}

/** A product or a list, as the shop names it, and how often it was pressed. */
export interface NamedPress {
  name: string
  /** On the site. */
  href: string
  times: number
}

/** What a tab lists. */
export type SearchList =
  | { kind: 'terms'; terms: readonly AskedTerm[]; total: number; pages: number }
  | { kind: 'presses'; presses: readonly NamedPress[] }
  | { kind: 'time'; rows: readonly CountedDay[] }

/** What the place shows. */
export interface SearchView {
  filters: SearchFilters
  /** All searches of the span. */
  total: TermCounts
  list: SearchList
  /** Whether the site counts searches as it is set up, and whether browsers tell of presses. */
  counting: 'off' | 'server' | 'consent'
}
