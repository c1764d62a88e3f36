import type { SearchIndex } from '#domain/search/index/search-index.ts'
import { beginningOf, isLongText } from '#domain/search/long-text.ts'
import type { SearchAnswer, SearchHit, Understood } from '#domain/search/search-answer.ts'
import { search } from '#domain/search/search.ts'
import { wordsOf, stemOf } from '#domain/text/tokens.ts'
import type { CatalogueList, ListItem } from './catalogue-list.ts'
import type { FoundItem } from './find-items.ts'
import { withoutWords, reasonText } from './search-advice.ts'

export interface SearchAdvice extends Omit<SearchAnswer, 'hits' | 'groups' | 'highlights'> {
  /** The equipment that matches the query, best first; it has a list of its own. */
  machines: { id: string; name: string }[]
  /** The brand that the query names, if this list has products of it. */
  brand?: Understood['brand']
  /** The search without its unknown words, if that has results and the whole search has none. */
  knownSearch?: string
  /** Set where only the beginning of a long text was searched; the page links to 'Pedido rápido' for all of it. */
  isLong?: true
}

export type SmartAnswer = { found: FoundItem[]; advice: SearchAdvice }

const maximumMachines = 3
const maximumHighlighted = 60
/** The items of each list by id, made once: every key that is typed asks for them. */
const itemsById = new WeakMap<CatalogueList, Map<string, ListItem>>()

/** Runs the smart search over the whole catalogue and divides its results into this list's items and others. */
export function smartFind(list: CatalogueList, index: SearchIndex, text: string): SmartAnswer {
  const term = beginningOf(text)
  const { hits, groups, highlights, ...answer } = search(index, term)
  const items = byId(list)
  const highlighted = new Set(highlights)
  const groupOf = new Map(groups.toReversed().flatMap((group) => group.hits.map(({ id }) => [id, group.text] as const)))
  const found: FoundItem[] = []
  const machines: SearchAdvice['machines'] = []
  for (const [rank, hit] of hits.entries()) {
    const item = items.get(hit.id)
    const group = groupOf.get(hit.id)
    if (item)
      found.push({
        item,
        ...hitFields(hit),
        ...highlightsOf(item, found.length < maximumHighlighted ? highlighted : noWords),
        ...(group && { group }),
        ...(answer.cited && { isCited: rank < answer.cited.count }),
      })
    else if (machines.length < maximumMachines) machines.push({ id: hit.id, name: nameOf(index, hit.id) })
  }
  const { brand, unknown } = answer.understood
  const isListed = list.options.marca?.some(({ value }) => value === brand?.key)
  const knownSearch = found.length === 0 && unknown.length > 0 && withoutWords(term, unknown)
  return {
    found,
    advice: {
      ...answer,
      ...(isLongText(text) && { isLong: true }),
      machines,
      ...(brand && isListed && { brand }),
      ...(knownSearch && search(index, knownSearch).hits.some(({ id }) => items.has(id)) && { knownSearch }),
    },
  }
}

const noWords: ReadonlySet<string> = new Set()

function hitFields({ variantId, quantity, reason }: SearchHit): Omit<FoundItem, 'item'> {
  return {
    ...(variantId !== undefined && { variantId }),
    ...(quantity !== undefined && { quantity }),
    ...(reason && { reason: reasonText(reason) }),
  }
}

function highlightsOf({ summary }: ListItem, searched: ReadonlySet<string>): Pick<FoundItem, 'highlights'> {
  const indices = summary.name
    .split(' ')
    .flatMap((word, index) => (wordsOf(word).some((text) => searched.has(stemOf(text))) ? [index] : []))
  return indices.length > 0 ? { highlights: indices.join(',') } : {}
}

function nameOf({ documents }: SearchIndex, id: string): string {
  return documents.find((document) => document.id === id)?.name ?? id
}

function byId(list: CatalogueList): Map<string, ListItem> {
  const items = itemsById.get(list) ?? new Map(list.items.map((item) => [item.summary.id, item]))
  itemsById.set(list, items)
  return items
}
