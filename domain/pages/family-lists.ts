import type { EquipmentFamily } from '#domain/catalogue/equipment-families.ts'
import type { Equipment } from '#domain/catalogue/product.ts'
import { groupBy } from '#domain/group-by.ts'
import { slugify } from '#domain/text/normalize.ts'
import { parameters, paths, withParameters } from './paths.ts'

const facetValue = {
  tecnologia: ({ technology }: Equipment) => slugify(technology),
  tratamento: ({ treatment }: Equipment) => slugify(treatment),
  especialidade: ({ specialty }: Equipment) => slugify(specialty),
} as const
type Facet = keyof typeof facetValue

const facetSets: readonly (readonly Facet[])[] = [
  ['tecnologia'],
  ['tratamento'],
  ['especialidade'],
  ['tratamento', 'tecnologia'],
  ['tratamento', 'especialidade'],
  ['tratamento', 'tecnologia', 'especialidade'],
]

/** The address, by family, of the equipment list with the fewest other machines; none if as many as its own. */
export function familyLists(machines: readonly Equipment[]): Partial<Record<EquipmentFamily, string>> {
  return Object.fromEntries(
    [...groupBy(machines, ({ family }) => family)].flatMap(([family, members]) => {
      const [best] = facetSets
        .map((facets) => ({ facets, total: machines.filter((machine) => passes(machine, facets, members)).length }))
        .toSorted((a, b) => a.total - b.total)
      if (!best || best.total >= members.length * 2) return []
      const query = parameters(best.facets.flatMap((facet) => valuesOf(members, facet).map((value) => [facet, value])))
      return [[family, `${withParameters(paths.equipment, query)}#catalogo`]]
    }),
  )
}

function passes(machine: Equipment, facets: readonly Facet[], members: readonly Equipment[]): boolean {
  return facets.every((facet) => valuesOf(members, facet).includes(facetValue[facet](machine)))
}

function valuesOf(members: readonly Equipment[], facet: Facet): string[] {
  return [...new Set(members.map(facetValue[facet]))]
}
