import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { recordOf, type Values } from '#domain/editing/field.ts'
import type { ContentKind } from '#domain/editing/kind.ts'
import { brand } from '#domain/editing/kinds/brand.ts'
import { categories } from '#domain/editing/kinds/catalogue.ts'
import { blogSubjects } from '#domain/editing/kinds/pages.ts'
import type { FieldWords } from '#domain/field-words.ts'
import { normalize } from '#domain/text/normalize.ts'
import type { Composition } from '#drawings/subject.ts'
import { accessoryCompositions } from '#drawings/types/accessories.ts'
import { equipmentCompositions } from '#drawings/types/machines.ts'
import type { CatalogueState } from '#server/content/edit/catalogue.ts'
import type { ContentRecord } from '#server/content/edit/record.ts'
import type { DraftChoice, EditOptions } from './drafts.tsx'
import { recordsOf } from './record-at.ts'

interface RegistryEntry {
  key: string
  name: string
}
export type Registry = NonNullable<FieldWords['registry']>

export type RegistryEntries = Readonly<Partial<Record<Registry, readonly RegistryEntry[]>>>

const shortRegistries = new Set<Registry>(['brands', 'categories', 'subjects', 'forms', 'promises'])

/** Whether a registry is short enough for a select; names of the other registries are found by typing. */
export const isShortRegistry = (registry: Registry): boolean => shortRegistries.has(registry)

export const registryName = (entries: RegistryEntries, registry: Registry, key: string): string | undefined =>
  entries[registry]?.find((entry) => entry.key === key)?.name

/** The key for a typed or chosen value: a registry entry's name becomes its key, anything else is unchanged. */
export function registryKey(entries: RegistryEntries, registry: Registry, typed: string): string {
  const text = typed.trim()
  const { [registry]: candidates = [] } = entries
  if (candidates.some(({ key }) => key === text)) return text
  return candidates.find(({ name }) => normalize(name) === normalize(text))?.key ?? text
}

/** Makes names unique: where several entries have one name, each shows its key beside it. */
function withDistinctNames(entries: readonly RegistryEntry[]): RegistryEntry[] {
  const byName = Map.groupBy(entries, ({ name }) => normalize(name))
  return entries.map(({ key, name }) => ({
    key,
    name: byName.get(normalize(name))?.length === 1 ? name : `${name} (${key})`,
  }))
}

/** The most products suggested: a longer list would be larger than the rest of the page. */
const maximumProducts = 1000

/** The readers of each registry's entries. In: the catalogue, the records of a kind, and the form's own values. */
const registryReaders: Readonly<
  Record<
    Registry,
    (
      state: CatalogueState,
      records: (kind: ContentKind) => Promise<ContentRecord[]>,
      values: Values,
    ) => readonly RegistryEntry[] | Promise<readonly RegistryEntry[]>
  >
> = {
  brands: ({ registries }) => registries.brands.map(({ key, label }) => ({ key, name: label })),
  models: ({ registries }) =>
    withDistinctNames(
      registries.makers.flatMap((maker) => [
        ...maker.families.map(({ key, name, models }) => ({ key, name: `${name}, ${models.length} modelos` })),
        ...maker.models.map(({ key, name }) => ({ key, name: `${name}, ${maker.name}` })),
      ]),
    ),
  connectors: ({ registries }) => withDistinctNames(registries.connectors),
  makers: ({ registries }) => registries.makers,
  categories: (_state, records) => records(categories),
  subjects: async (_state, records) =>
    (await records(blogSubjects)).map(({ name, values }) => ({ key: String(values.id), name })),
  products: ({ products }) =>
    withDistinctNames(products.slice(0, maximumProducts).map(({ id, name }) => ({ key: id, name }))),
  /** The forms in which products of a type, or machines of a family, are drawn. */
  forms: (_state, _records, { productType, family }) => {
    const compositions: Readonly<Record<string, Pick<Composition, 'forms'>>> = {
      ...accessoryCompositions,
      ...equipmentCompositions,
    }
    return (compositions[String(productType ?? family)]?.forms ?? []).map((key) => ({
      key,
      name: key.replaceAll('-', ' '),
    }))
  },
  /** The brand's promises, each named by its value and meaning. */
  promises: async (_state, records) => {
    const [onlyRecord] = await records(brand)
    return Object.entries(recordOf(onlyRecord?.values.promises)).map(([key, promise]) => {
      const { value, means } = recordOf(promise)
      return { key, name: [value, means].filter((text) => typeof text === 'string').join(': ') || key }
    })
  },
}

export const registries = keysOf(registryReaders)

/** The entries of the registries from which the fields of a kind suggest values. */
export async function registriesFor(options: EditOptions, choice: DraftChoice, kind: ContentKind, values: Values = {}) {
  const used = [...new Set(Object.values(kind.words).flatMap(({ registry }) => registry ?? []))]
  if (used.length === 0) return {}
  const state = await options.catalogue.state(choice.draft)
  const records = (from: ContentKind) => recordsOf(options, choice, from)
  const entries = used.map(
    async (registry) => [registry, await registryReaders[registry](state, records, values)] as const,
  )
  return Object.fromEntries(await Promise.all(entries))
}
