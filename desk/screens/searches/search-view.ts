import type { AskedTerm, TermCounts } from '#domain/demand/asked-terms.ts'
import type { SearchFilters } from './search-address.ts'

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
  list: SearchList
  /** Whether the site counts searches, and whether browsers report clicks. */
  counting: 'off' | 'server' | 'consent'
}
