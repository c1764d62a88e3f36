import { productTypeLabel, type ProductType } from '#domain/catalogue/product-types.ts'
import type { SearchDocument } from '#domain/search/index/document.ts'
import type { SearchIndex } from '#domain/search/index/search-index.ts'
import type { SearchVocabulary } from '#domain/search/index/vocabulary-schema.ts'
import { isLongText } from '#domain/search/long-text.ts'
import { search } from '#domain/search/search.ts'
import { suggest, type Suggestion } from '#domain/search/suggest.ts'

/** What the browser needs to search and suggest without the server. */
export interface SearchSource {
  documents: SearchDocument[]
  vocabulary: SearchVocabulary
  /** Product id → address of its first picture. */
  pictures: Record<string, string>
}

/** A suggestion with everything that its entry shows. */
export type SuggestionItem =
  | ({ name: string; code: string; picture: string } & Extract<Suggestion, { kind: 'product' }>)
  | { kind: 'model'; model: string; parts: number }
  | { kind: 'list'; codes: number; text: string }
  | { kind: 'type'; productType: ProductType; label: string }
  | { kind: 'brand'; brand: string; label: string }

/** The last entry below the suggestions: a link to all results among the parts. */
export interface AllResults {
  kind: 'all'
  term: string
  total: number
}

/** At most five suggestions for the text being typed (spec §9), ready to be shown. */
export function suggestionItems(
  index: SearchIndex,
  pictures: Readonly<Record<string, string>>,
  term: string,
): SuggestionItem[] {
  return suggest(index, term).flatMap((suggestion): SuggestionItem[] => {
    if (suggestion.kind === 'model') return [suggestion]
    if (suggestion.kind === 'list') return [{ ...suggestion, text: term }]
    if (suggestion.kind === 'type') return [{ ...suggestion, label: productTypeLabel[suggestion.productType] }]
    if (suggestion.kind === 'brand') {
      const label = index.vocabulary.brandLabels.get(suggestion.brand) ?? suggestion.brand
      return [{ ...suggestion, label }]
    }
    const document = index.documents.find(({ id }) => id === suggestion.id)
    if (!document) return []
    const code = codeOf(document, suggestion.variantId)
    return [{ ...suggestion, name: document.name, code, picture: pictures[suggestion.id] ?? '' }]
  })
}

/** The suggestions, and the link to all results where there are more. */
export function suggestionsWithTotal(
  index: SearchIndex,
  pictures: Readonly<Record<string, string>>,
  term: string,
): (SuggestionItem | AllResults)[] {
  const items = suggestionItems(index, pictures, term)
  if (isLongText(term)) return items
  const parts = new Set(
    index.documents.filter(({ category }) => category === 'acessorios-componentes').map(({ id }) => id),
  )
  const total = search(index, term).hits.filter(({ id }) => parts.has(id)).length
  const isMore = total > items.filter(({ kind }) => kind === 'product').length
  return isMore ? [...items, { kind: 'all', term, total }] : items
}

/** The code to show: that of the given variant, the only one, or the first and the last. */
function codeOf({ codes }: SearchDocument, variantId: string | undefined): string {
  const matching = codes.find((code) => variantId !== undefined && code.variantId === variantId)
  const [first] = codes
  const last = codes.at(-1)
  if (matching || codes.length < 2) return (matching ?? first)?.code ?? ''
  return `${first?.code} … ${last?.code}`
}
