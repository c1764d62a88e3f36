import { isAccessory, type Product } from '#domain/catalogue/product.ts'
import { groupPairs } from '#domain/group-by.ts'
import { normalize } from '#domain/text/normalize.ts'
import type { EquipmentMaker, EquipmentModel } from './equipment-model.ts'

export interface RegisteredModel extends EquipmentModel {
  maker: Omit<EquipmentMaker, 'models'>
}

export interface ModelRegistry {
  all: readonly RegisteredModel[]
  get: (key: string) => RegisteredModel | undefined
  /** Finds the models with a typed name or alias, with or without the maker; several where makers share a name. */
  byName: (typed: string) => readonly RegisteredModel[]
  makersByName: (typed: string) => readonly RegisteredModel['maker'][]
}

/** Builds the registry from the makers of `content/equipment-models.yaml`. */
export function modelRegistry(makers: readonly EquipmentMaker[]): ModelRegistry {
  const all = makers.flatMap(({ models, ...maker }) => models.map((model): RegisteredModel => ({ ...model, maker })))
  const byKey = new Map(all.map((model) => [model.key, model]))
  const byName = byPlainNames(all, spellings)
  const modelMakers = new Set(all.map(({ maker }) => maker))
  const makersByName = byPlainNames(modelMakers, ({ key, name, aliases }) => [key, name, ...aliases])
  return {
    all,
    get: (key) => byKey.get(key),
    byName: (typed) => byName.get(plainName(typed)) ?? [],
    makersByName: (typed) => makersByName.get(plainName(typed)) ?? [],
  }
}

function byPlainNames<Item>(items: Iterable<Item>, namesOf: (item: Item) => string[]): Map<string, Item[]> {
  return groupPairs(
    [...items].flatMap((item) => Array.from(new Set(namesOf(item).map(plainName)), (name) => [name, item] as const)),
  )
}

/** All spellings of a model: its names, and each of them after each name of its maker. */
export function spellings({ name, aliases, maker }: RegisteredModel): string[] {
  const names = [name, ...aliases]
  const makerNames = [maker.name, ...maker.aliases]
  return [...names, ...makerNames.flatMap((makerName) => names.map((modelName) => `${makerName} ${modelName}`))]
}

/** A model's name after its maker's, which is not repeated: 'Mindray BeneView T8', 'Hamilton-T1'. */
export function fullModelName({ name, maker }: RegisteredModel): string {
  const makerNames = [maker.name, ...maker.aliases].map(plainName)
  return makerNames.some((makerName) => plainName(name).startsWith(makerName)) ? name : `${maker.name} ${name}`
}

/** The parts for a machine that the shop sells: parts of every model in the registry that names this product. */
export function partsOfMachine<P extends Product>(machineId: string, catalogue: readonly P[], models: ModelRegistry) {
  const keys = new Set(models.all.filter(({ product }) => product === machineId).map(({ key }) => key))
  return catalogue.filter((product) => isAccessory(product) && product.equipmentModel.some((model) => keys.has(model)))
}

/** A name in comparable form: letters, digits and a plus alone count, so 'HeartStart XL' is not 'HeartStart XL+'. */
export function plainName(name: string): string {
  return normalize(name).replaceAll(/[^a-z0-9+]/g, '')
}
