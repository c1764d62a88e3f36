import type { ProductType } from '../catalogue/vocabulary.ts'
import { longerCodes } from './code-index.ts'
import { readCodes, type CodeQuery } from './code-query.ts'
import { codeAnswer, codeHits, textAnswer, type SearchHit, type Understood } from './search.ts'
import type { SearchIndex } from './search-index.ts'
import { catalogueBrands } from './vocabulary-schema.ts'
import { weights } from './weights.ts'

/** An entry of the suggestion box. */
export type Suggestion =
  | { kind: 'product'; id: string; variantId?: string }
  | { kind: 'type'; productType: ProductType }
  | { kind: 'brand'; brand: string }

/**
 * At most five suggestions while a query is typed (spec §9): products, led by the type or the brand
 * when the query names nothing else. A code that is whole is followed by the codes that go on from it.
 */
export function suggest(index: SearchIndex, query: string): Suggestion[] {
  const limit = weights.suggestionLimit
  const code = readCodes(index, query)
  const { hits, understood } = code ? codeAnswer(index, code) : textAnswer(index, query, limit)
  const further = code?.match === 'exact' ? goingOn(index, code) : []
  const told = new Set(hits.map(({ id }) => id))
  const products = [...hits, ...further.filter(({ id }) => !told.has(id))]
  return [...leadOf(understood), ...products.map(asSuggestion)].slice(0, limit)
}

function asSuggestion({ id, variantId }: SearchHit): Suggestion {
  return { kind: 'product', id, ...(variantId !== undefined && { variantId }) }
}

/** Type or brand as a suggestion of its own, when the query names it and nothing else. */
function leadOf({ intent, productType, brand, words, unknown }: Understood): Suggestion[] {
  if (words.length + unknown.length > 0) return []
  if (intent === 'productOnly' && productType) return [{ kind: 'type', productType }]
  if (intent === 'equipmentOnly' && brand && catalogueBrands.has(brand.key))
    return [{ kind: 'brand', brand: brand.key }]
  return []
}

/** Whoever has typed C5VG11 may be on the way to C5VG110. */
function goingOn(index: SearchIndex, code: CodeQuery): SearchHit[] {
  return codeHits(index, { ...code, match: 'prefix', codes: longerCodes(index.codes, code.asked) })
}
