import { compactCode, mixesLettersAndDigits } from '#domain/text/code.ts'
import type { CatalogueList, ListItem } from './catalogue-list.ts'
import { textMatches } from './list-text.ts'

/** An item that a search found, with the variant that was meant, when it was one. */
export interface FoundItem {
  item: ListItem
  variantId?: string
  /** How many the search orders. */
  quantity?: number
  /** Why it was found, where its name does not tell. */
  why?: string
  /** Places of the words of its name that were asked for: '0,2'. */
  marked?: string
  /** Whether it cites the model that was asked for, where some do and others do not. */
  isCited?: boolean
  /** The part of the search that it answers, where the search asks for several things. */
  group?: string
}

/**
 * The plain search of equipment and category lists (spec §5). A code that the list knows whole
 * finds its product only: C5VG11 does not bring C5VG110.
 */
export function findItems({ items }: CatalogueList, term: string): FoundItem[] {
  const code = compactCode(term)
  const exact = mixesLettersAndDigits(code) ? items.flatMap((item) => itemOfCode(item, code) ?? []) : []
  return exact.length > 0 ? exact : items.filter(({ text }) => textMatches(text, term)).map((item) => ({ item }))
}

function itemOfCode(item: ListItem, code: string): FoundItem | undefined {
  const { sku, variants } = item.summary
  if (sku && compactCode(sku) === code) return { item }
  const variant = variants.find((one) => compactCode(one.sku) === code)
  return variant && { item, variantId: variant.id }
}
