import { spellings, type KnownModel, type ModelRegistry } from '#domain/catalogue/registry/model-registry.ts'
import { equipmentKindLabel, type EquipmentKind } from '#domain/catalogue/registry/equipment-model.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { compactCode } from '#domain/text/code.ts'
import { normalize } from '#domain/text/normalize.ts'

/** What the hub is asked for. */
export interface ModelQuery {
  search: string
  kind?: EquipmentKind
}

const longestSearch = 100

/** Reads the query from an address; an unknown kind is dropped. */
export function parseModelQuery(parameters: { get(name: string): string | null }): ModelQuery {
  const kind = keysOf(equipmentKindLabel).find((key) => key === parameters.get('tipo'))
  return { search: (parameters.get('busca') ?? '').trim().slice(0, longestSearch), ...(kind && { kind }) }
}

/** The models that answer a query: each of its words stands in one of the model's names, whole names first, then those that begin with them. */
export function findModels(registry: ModelRegistry, { search, kind }: ModelQuery): KnownModel[] {
  const words = normalize(search).split(' ').map(compactCode).filter(Boolean)
  const whole = words.join('')
  return registry.all
    .filter((model) => kind === undefined || model.kind === kind)
    .map((model) => ({ model, names: spellings(model).map(compactCode) }))
    .filter(({ names }) => words.every((word) => names.some((name) => name.includes(word))))
    .map(({ model, names }) => ({ model, nearness: nearnessOf(names, whole) }))
    .toSorted((a, b) => b.nearness - a.nearness)
    .map(({ model }) => model)
}

function nearnessOf(names: readonly string[], whole: string): number {
  if (names.includes(whole)) return 2
  return names.some((name) => name.startsWith(whole)) ? 1 : 0
}
