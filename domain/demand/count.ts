import type { ListPage } from '#domain/list/answer-list.ts'
import { isFiltered } from '#domain/list/list-query-changes.ts'

/** How a search ended; 'relaxed': with results, but words were dropped, or no part cites the asked model. */
export const searchOutcomes = ['found', 'relaxed', 'nothing'] as const

/** What is counted of a term: how its searches ended and, where the browser told, whether a product was opened then. */
export const termKinds = [...searchOutcomes, 'pressed', 'unpressed'] as const
export type TermKind = (typeof termKinds)[number]

/** The kinds of counts: those of terms, requests for a quote (by product), openings from a list (by its path). */
export const countKinds = [...termKinds, 'quote', 'list'] as const
export type CountKind = (typeof countKinds)[number]

/** How often something happened. The key of a search is its term; '' counts all, also those whose text is not kept. */
export type Count = { kind: CountKind; key: string; times: number }

export type SearchEvent = { text: string; outcome: (typeof searchOutcomes)[number] }

/** The search that a page shows; undefined with filters or further products: it was already counted without them. */
export function searchEventOf({ query, total, advice }: ListPage): SearchEvent | undefined {
  const { search: text, shownCount } = query
  if (text === '' || isFiltered(query) || shownCount !== undefined) return undefined
  if (total === 0) return { text, outcome: 'nothing' }
  const isRelaxed = advice !== undefined && (advice.droppedWords.length > 0 || advice.conflict !== undefined)
  return { text, outcome: isRelaxed ? 'relaxed' : 'found' }
}
