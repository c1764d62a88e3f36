import { equipmentKindLabel, type EquipmentKind } from '#domain/catalogue/registry/equipment-model.ts'
import {
  spellings,
  type RegisteredModel,
  type ModelRegistry,
  plainName,
} from '#domain/catalogue/registry/model-registry.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { compactCode } from '#domain/codes/code.ts'
import { paths } from '#domain/pages/paths.ts'
import { slipsBetween } from '#domain/search/index/similarity.ts'
import { normalize } from '#domain/text/normalize.ts'

export type Maker = RegisteredModel['maker']

export type ModelQuery = { search: string; kind?: EquipmentKind }

const maximumSearchLength = 100

/** Reads the query of the models' page from an address; an unknown kind is dropped. */
export function parseModelQuery(parameters: { get(name: string): string | null }): ModelQuery {
  const kind = keysOf(equipmentKindLabel).find((key) => key === parameters.get('tipo'))
  return { search: (parameters.get('busca') ?? '').trim().slice(0, maximumSearchLength), ...(kind && { kind }) }
}

/** The models of which each word of the query is in a name: whole names first, then names that begin with the words. */
export function findModels(registry: ModelRegistry, { search, kind }: ModelQuery): RegisteredModel[] {
  const words = normalize(search).split(' ').map(compactCode).filter(Boolean)
  const typedName = words.join('')
  return registry.all
    .filter((model) => kind === undefined || model.kind === kind)
    .map((model) => ({ model, names: spellings(model).map(compactCode) }))
    .filter(({ names }) => words.every((word) => names.some((name) => name.includes(word))))
    .map(({ model, names }) => ({ model, nearness: nearnessOf(names, typedName) }))
    .toSorted((a, b) => b.nearness - a.nearness)
    .map(({ model }) => model)
}

function nearnessOf(names: readonly string[], typedName: string): number {
  if (names.includes(typedName)) return 2
  return names.some((name) => name.startsWith(typedName)) ? 1 : 0
}

/** What an address below '/compatibilidade' names; `path` is its canonical address. */
export type CompatibilityPage =
  | { kind: 'hub'; path: string }
  | { kind: 'maker'; path: string; maker: Maker }
  | { kind: 'model'; path: string; model: RegisteredModel }
  | { kind: 'missing'; nearest: RegisteredModel[] }

/** The path of a model's page. */
export function modelPath({ key, maker }: Pick<RegisteredModel, 'key'> & { maker: Pick<Maker, 'key'> }): string {
  return paths.model(maker.key, key)
}

/** The makers that have a model, each once. */
export function makersOf(registry: ModelRegistry): Maker[] {
  return [...new Map(registry.all.map(({ maker }) => [maker.key, maker])).values()]
}

/** Finds what the segments of an address name: whole keys, names or aliases. A similar name never counts. */
export function compatibilityPageOf(
  registry: ModelRegistry,
  { maker: typedMaker = '', model: typedModel = '' }: { maker?: string | undefined; model?: string | undefined },
): CompatibilityPage {
  if (typedMaker === '') return { kind: 'hub', path: paths.compatibility }
  const makers = registry.makersByName(typedMaker)
  const [maker] = makers
  if (typedModel === '')
    return maker && makers.length === 1
      ? { kind: 'maker', path: paths.maker(maker.key), maker }
      : { kind: 'missing', nearest: nearestModels(registry, typedMaker) }
  const model = modelByName(registry, makers, typedModel)
  return model
    ? { kind: 'model', path: modelPath(model), model }
    : { kind: 'missing', nearest: nearestModels(registry, `${typedMaker} ${typedModel}`) }
}

const maximumNearest = 6

/** The models with the most similar names, with or without the maker: at most six. */
export function nearestModels(registry: ModelRegistry, typed: string): RegisteredModel[] {
  const plainQuery = plainName(typed)
  const maximumSlips = Math.max(1, Math.min(4, Math.floor(plainQuery.length / 3)))
  return registry.all
    .map((model) => ({
      model,
      slips: Math.min(...spellings(model).map((name) => slipsBetween(plainQuery, plainName(name), maximumSlips))),
    }))
    .filter(({ slips }) => slips <= maximumSlips)
    .toSorted((a, b) => a.slips - b.slips)
    .slice(0, maximumNearest)
    .map(({ model }) => model)
}

/** Finds the makers' one model with this key or name; a key takes precedence over another model's alias. */
function modelByName(registry: ModelRegistry, makers: readonly Maker[], typed: string): RegisteredModel | undefined {
  const isOfMakers = (model: RegisteredModel) => makers.some(({ key }) => key === model.maker.key)
  const byKey = registry.get(typed.toLowerCase())
  if (byKey && isOfMakers(byKey)) return byKey
  const byName = registry.byName(typed).filter(isOfMakers)
  return byName.length === 1 ? byName[0] : undefined
}
