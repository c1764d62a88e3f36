import type { SearchDocument } from '../search/document.ts'
import type { SearchIndex } from '../search/search-index.ts'
import { suggest } from '../search/suggest.ts'
import type { SearchVocabulary } from '../search/vocabulary-schema.ts'
import { equipmentBrandLabel, keysOf, productTypeLabel, type EquipmentBrand, type ProductType } from './vocabulary.ts'

/** What the browser needs in order to search and suggest by itself. */
export interface SearchSource {
  documents: SearchDocument[]
  vocabulary: SearchVocabulary
  /** Product id → address of its first picture. */
  pictures: Record<string, string>
}

/** A suggestion with all that its entry shows. */
export type ShownSuggestion =
  | { kind: 'product'; id: string; variantId?: string; name: string; code: string; picture: string }
  | { kind: 'type'; productType: ProductType; label: string }
  | { kind: 'brand'; brand: EquipmentBrand; label: string }

/** At most five suggestions for what is being typed (spec §9), ready to be shown. */
export function shownSuggestions(
  index: SearchIndex,
  pictures: Readonly<Record<string, string>>,
  term: string,
): ShownSuggestion[] {
  return suggest(index, term).flatMap((suggestion): ShownSuggestion[] => {
    if (suggestion.kind === 'type') return [{ ...suggestion, label: productTypeLabel[suggestion.productType] }]
    if (suggestion.kind === 'brand') {
      const brand = keysOf(equipmentBrandLabel).find((key) => key === suggestion.brand)
      return brand ? [{ kind: 'brand', brand, label: equipmentBrandLabel[brand] }] : []
    }
    const document = index.documents.find(({ id }) => id === suggestion.id)
    if (!document) return []
    const code = shownCode(document, suggestion.variantId)
    return [{ ...suggestion, name: document.name, code, picture: pictures[suggestion.id] ?? '' }]
  })
}

/** The meant variant's code, the only one, or the span of all. */
function shownCode({ codes }: SearchDocument, variantId: string | undefined): string {
  const meant = codes.find((code) => variantId !== undefined && code.variantId === variantId)
  const [first] = codes
  const last = codes.at(-1)
  if (meant || codes.length < 2) return (meant ?? first)?.code ?? ''
  return `${first?.code} … ${last?.code}`
}
