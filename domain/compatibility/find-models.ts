import { spellings, type KnownModel, type ModelRegistry } from '#domain/catalogue/registry/model-registry.ts'
import { equipmentKindLabel, type EquipmentKind } from '#domain/catalogue/registry/equipment-model.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { compactCode } from '#domain/codes/code.ts'
import { normalize } from '#domain/text/normalize.ts'

/** The query of the page with all makers and models (/compatibilidade). */
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

/**
 * The models that match a query: each of its words is in one of the model's names. Whole names come first, then names
 * that begin with the words.
 */
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
