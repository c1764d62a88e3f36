import type { EquipmentBrand } from '#domain/catalogue/registry/equipment-brand.ts'
import type { SearchVocabulary } from './index/vocabulary-schema.ts'

/**
 * The vocabulary with every brand of the shop: each is found by its key and its name, whether or not `content/search/`
 * has other spellings of it. 'Outras marcas' is left out, because nobody searches for it.
 */
export function withBrandNames(vocabulary: SearchVocabulary, brands: readonly EquipmentBrand[]): SearchVocabulary {
  const { intent } = vocabulary
  const labels = new Map(brands.map(({ key, label }) => [key, label]))
  const written = intent.brands.map((brand) => ({ ...brand, label: labels.get(brand.key) ?? brand.label }))
  const known = new Set(written.map(({ key }) => key))
  const fresh = brands
    .filter(({ key }) => key !== 'outros' && !known.has(key))
    .map((brand) => ({ ...brand, aliases: [], lines: [] }))
  return { ...vocabulary, intent: { ...intent, brands: [...written, ...fresh] } }
}
