/** How a search ended: as asked, without some of its words, or without anything. */
export const searchOutcomes = ['found', 'relaxed', 'nothing'] as const
export type SearchOutcome = (typeof searchOutcomes)[number]

/** What is known of a term: how its searches ended and, where the browser told, whether a product was opened after them. */
export const termKinds = [...searchOutcomes, 'pressed', 'unpressed'] as const
export type TermKind = (typeof termKinds)[number]

/** What is counted: besides terms, presses of a quote by product, and products opened from a list by the list's path. */
export const countKinds = [...termKinds, 'quote', 'list'] as const
export type CountKind = (typeof countKinds)[number]

/** So many times something happened; of terms, '' stands for all searches, kept or not. */
export interface Count {
  kind: CountKind
  key: string
  times: number
}
