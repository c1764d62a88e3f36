import type { ListPage } from '#domain/list/list-page.ts'
import type { SearchOutcome } from './count.ts'

/** A search that a list page shows. */
export interface AnsweredSearch {
  text: string
  outcome: SearchOutcome
}

/**
 * The search that a list page shows, and how it ended. Out: undefined without a search, and where filters or further
 * products were asked for: the same search was already counted without them.
 */
export function answeredSearch({ query, total, advice }: ListPage): AnsweredSearch | undefined {
  const { search: text, selected, price, availability, shown } = query
  const isNarrowed = Object.keys(selected).length > 0 || price !== undefined || availability !== undefined
  if (text === '' || isNarrowed || shown !== undefined) return undefined
  if (total === 0) return { text, outcome: 'nothing' }
  const isRelaxed = advice !== undefined && (advice.dropped.length > 0 || advice.conflict !== undefined)
  return { text, outcome: isRelaxed ? 'relaxed' : 'found' }
}
