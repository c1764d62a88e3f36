/**
 * How a search ended: with results, with results for only a part of it (words were dropped, or no part cites the
 * model), or without any.
 */
export const searchOutcomes = ['found', 'relaxed', 'nothing'] as const
export type SearchOutcome = (typeof searchOutcomes)[number]

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
 * How often something happened. The key of a search is its term; '' counts all searches, also those whose words are not
 * kept.
 */
export interface Count {
  kind: CountKind
  key: string
  times: number
}
