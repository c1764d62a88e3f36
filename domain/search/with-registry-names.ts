import type { EquipmentBrand } from '#domain/catalogue/registry/equipment-brand.ts'
import type { EquipmentMaker } from '#domain/catalogue/registry/equipment-model.ts'
import type { RegistrySource } from '#domain/catalogue/registry/registries.ts'
import type { SearchVocabulary } from './index/vocabulary-schema.ts'

/** A product with the models that it cites; machines cite none. */
type CitingProduct = { id: string; equipmentModel?: readonly string[] }

/** `content/search/` with the brands and models of the registries, which need not be repeated there. */
export function withRegistryNames(
  vocabulary: SearchVocabulary,
  { brands, makers }: RegistrySource,
  products: readonly CitingProduct[],
): SearchVocabulary {
  const intent = { ...vocabulary.intent, brands: withBrands(vocabulary.intent.brands, brands) }
  return { ...vocabulary, intent, uncitedModels: uncitedModels(makers, products) }
}

type SearchBrands = SearchVocabulary['intent']['brands']

/** The brands of search and registry, found by key and name, without 'Outras marcas', which nobody searches for. */
function withBrands(searchBrands: SearchBrands, brands: readonly EquipmentBrand[]): SearchBrands {
  const labels = new Map(brands.map(({ key, label }) => [key, label]))
  const searchKeys = new Set(searchBrands.map(({ key }) => key))
  const addedBrands = brands
    .filter(({ key }) => key !== 'outros' && !searchKeys.has(key))
    .map((brand) => ({ ...brand, aliases: [], lines: [] }))
  return [...searchBrands.map((brand) => ({ ...brand, label: labels.get(brand.key) ?? brand.label })), ...addedBrands]
}

/** The models that no part cites: the search knows them, to say so when somebody asks for a part for one of them. */
function uncitedModels(makers: readonly EquipmentMaker[], products: readonly CitingProduct[]): string[][] {
  const cited = new Set(products.flatMap(({ equipmentModel = [] }) => equipmentModel))
  const models = makers.flatMap((maker) => maker.models.filter(({ key }) => !cited.has(key)))
  return models.map(({ name, aliases }) => [name, ...aliases])
}
