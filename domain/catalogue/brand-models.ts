import type { CatalogueList } from './catalogue-list.ts'
import type { FacetOption } from './facets.ts'

/** A brand with the equipment that the catalogue has parts for. */
export interface BrandModels extends FacetOption {
  models: FacetOption[]
}

const collator = new Intl.Collator('pt', { numeric: true })

/**
 * Which models belong to which brand, for the compatibility section. A part names its brands and its
 * models apart, so a model belongs to the brand whose name it begins with ('Vita 600'); else to the
 * brands that all its parts have in common; where they have none, to every brand that they name. A
 * named brand goes before 'Outras marcas', and 'Universal' is no brand. In order of their labels.
 */
export function brandModels({ options, items }: CatalogueList): BrandModels[] {
  const { marca: brands = [], modelo: models = [] } = options
  const brandsOfParts = models.map((): (readonly number[])[] => [])
  for (const { values } of items)
    for (const model of values.modelo ?? []) brandsOfParts[model]?.push(values.marca ?? [])
  const owners = brandsOfParts.map((parts, model) => {
    const named = parts.flat().filter((brand) => models[model]?.label.startsWith(`${brands[brand]?.label} `))
    const common = parts[0]?.filter((brand) => parts.every((one) => one.includes(brand))) ?? []
    const candidates = [named, common, parts.flat()].find((group) => group.length > 0) ?? []
    const known = candidates.filter((brand) => brands[brand]?.value !== 'outros')
    return new Set(known.length > 0 ? known : candidates)
  })
  return brands
    .map((brand, at) => ({ ...brand, models: inOrder(models.filter((_, model) => owners[model]?.has(at))) }))
    .filter((brand) => brand.value !== 'universal' && brand.models.length > 0)
    .toSorted(
      (a, b) => Number(a.value === 'outros') - Number(b.value === 'outros') || collator.compare(a.label, b.label),
    )
}

function inOrder(models: readonly FacetOption[]): FacetOption[] {
  return models.toSorted((a, b) => collator.compare(a.label, b.label))
}
