import { compactCode, mixesLettersAndDigits } from '#domain/codes/code.ts'
import type { CatalogueList, ListItem } from './catalogue-list.ts'
import { textMatches } from './list-text.ts'

export interface FoundItem {
  item: ListItem
  variantId?: string
  quantity?: number
  reason?: string
  /** Indices of the searched words in the item's name, '0,2'; a text, so that memoised cards see the same value. */
  highlights?: string
  /** Whether the item cites the searched model; undefined where all items do, or none. */
  isCited?: boolean
  /** The group in which the item is shown: the need that it answers, where the search has several, or its type. */
  group?: string
}

/** The plain search of equipment and categories (spec §5). A whole code finds only its product: C5VG11, not C5VG110. */
export function findItems({ items }: CatalogueList, term: string): FoundItem[] {
  const code = compactCode(term)
  const exact = mixesLettersAndDigits(code) ? items.flatMap((item) => itemOfCode(item, code) ?? []) : []
  return exact.length > 0 ? exact : items.filter(({ text }) => textMatches(text, term)).map((item) => ({ item }))
}

function itemOfCode(item: ListItem, code: string): FoundItem | undefined {
  const { sku, variants } = item.summary
  if (sku && compactCode(sku) === code) return { item }
  const variant = variants.find((candidate) => compactCode(candidate.sku) === code)
  return variant && { item, variantId: variant.id }
}
