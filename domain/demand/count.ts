import type { ListPage } from '#domain/list/answer-list.ts'
import { isFiltered } from '#domain/list/list-query-changes.ts'

/** 'relaxed': words were dropped, or no part cites the model. */
export const searchOutcomes = ['found', 'relaxed', 'nothing'] as const

/** How searches ended and, where the browser reported it, whether a product was opened afterwards. */
export const termKinds = [...searchOutcomes, 'pressed', 'unpressed'] as const
export type TermKind = (typeof termKinds)[number]

/** Those of terms, requests for a quote (by product), and products opened from a list (by its path). */
export const countKinds = [...termKinds, 'quote', 'list'] as const
export type CountKind = (typeof countKinds)[number]

/** The key of a search is its term; '' counts all searches, also those whose text is not stored. */
export interface Count {
  kind: CountKind
  key: string
  times: number
}

export interface SearchEvent {
  text: string
  outcome: (typeof searchOutcomes)[number]
}

/** The search that a page shows; undefined with filters or further products, without which it was already counted. */
export function searchEventOf({ query, total, advice }: ListPage): SearchEvent | undefined {
  const { search: text, shownCount } = query
  if (text === '' || isFiltered(query) || shownCount !== undefined) return undefined
  if (total === 0) return { text, outcome: 'nothing' }
  const isRelaxed = advice !== undefined && (advice.droppedWords.length > 0 || advice.conflict !== undefined)
  return { text, outcome: isRelaxed ? 'relaxed' : 'found' }
}
