import type { ListPage } from '#domain/list/answer-list.ts'
import { isFiltered } from '#domain/list/list-query-changes.ts'

/**
 * How a search ended: with results, with results for only a part of it (words were dropped, or no part cites the
 * model), or without any.
 */
export const searchOutcomes = ['found', 'relaxed', 'nothing'] as const

/**
 * What is counted of a term: how its searches ended and, where the browser reported it, whether a product was opened
 * afterwards.
 */
export const termKinds = [...searchOutcomes, 'pressed', 'unpressed'] as const
export type TermKind = (typeof termKinds)[number]

/**
 * The kinds of counts: those of terms, requests for a quote (by product), and products opened from a list (by the
 * list's path).
 */
export const countKinds = [...termKinds, 'quote', 'list'] as const
export type CountKind = (typeof countKinds)[number]

/**
 * How often something happened. The key of a search is its term; '' counts all searches, also those whose text is not
 * stored.
 */
export interface Count {
  kind: CountKind
  key: string
  times: number
}

/** A search, and how it ended. */
export interface SearchEvent {
  text: string
  outcome: (typeof searchOutcomes)[number]
}

/**
 * The search that a list page shows, and how it ended. Out: undefined without a search, and where filters or further
 * products were asked for: the same search was already counted without them.
 */
export function searchEventOf({ query, total, advice }: ListPage): SearchEvent | undefined {
  const { search: text, shownCount } = query
  if (text === '' || isFiltered(query) || shownCount !== undefined) return undefined
  if (total === 0) return { text, outcome: 'nothing' }
  const isRelaxed = advice !== undefined && (advice.droppedWords.length > 0 || advice.conflict !== undefined)
  return { text, outcome: isRelaxed ? 'relaxed' : 'found' }
}
