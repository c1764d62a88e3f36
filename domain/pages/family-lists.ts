import { groupBy } from '#domain/group-by.ts'
import type { Equipment } from '#domain/catalogue/product.ts'
import type { EquipmentFamily } from '#domain/catalogue/equipment-families.ts'
import { parameters, paths, withParameters } from './paths.ts'
import { slugify } from '#domain/text/normalize.ts'

const valueOf = {
  tecnologia: ({ technology }: Equipment) => slugify(technology),
  tratamento: ({ treatment }: Equipment) => slugify(treatment),
  especialidade: ({ specialty }: Equipment) => slugify(specialty),
} as const
type Facet = keyof typeof valueOf

/** Filters that a family may be told by, those of fewer facets first. */
const ways: readonly (readonly Facet[])[] = [
  ['tecnologia'],
  ['tratamento'],
  ['especialidade'],
  ['tratamento', 'tecnologia'],
  ['tratamento', 'especialidade'],
  ['tratamento', 'tecnologia', 'especialidade'],
]

/**
 * The address of each family's machines among the filters of the equipment list: all that its machines have in the facets
 * that bring the fewest others along. Out: by family; one without machines, or whose list would be of others for the
 * greater part, is missing.
 */
export function familyLists(machines: readonly Equipment[]): Partial<Record<EquipmentFamily, string>> {
  return Object.fromEntries(
    [...groupBy(machines, ({ family }) => family)].flatMap(([family, own]) => {
      const [best] = ways
        .map((facets) => ({ facets, total: machines.filter((machine) => passes(machine, facets, own)).length }))
        .toSorted((a, b) => a.total - b.total)
      if (!best || best.total >= own.length * 2) return []
      const query = parameters(best.facets.flatMap((facet) => valuesOf(own, facet).map((value) => [facet, value])))
      return [[family, `${withParameters(paths.equipment, query)}#catalogo`]]
    }),
  )
}

function passes(machine: Equipment, facets: readonly Facet[], own: readonly Equipment[]): boolean {
  return facets.every((facet) => valuesOf(own, facet).includes(valueOf[facet](machine)))
}

function valuesOf(own: readonly Equipment[], facet: Facet): string[] {
  return [...new Set(own.map(valueOf[facet]))]
}
