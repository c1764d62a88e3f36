import { normalize } from '#domain/text/normalize.ts'
import type { EquipmentMaker, EquipmentModel } from './equipment-model.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { positionsIn, productsAt } from './catalogue-positions.ts'

/** A model of the registry with the house that makes it. */
export interface KnownModel extends EquipmentModel {
  maker: Omit<EquipmentMaker, 'models'>
}

/** All models of the registry, by key and by what people type. */
export interface ModelRegistry {
  all: readonly KnownModel[]
  get: (key: string) => KnownModel | undefined
  /** The models that a typed name means: by name or alias, with or without the maker; several where makers share a name. */
  named: (typed: string) => readonly KnownModel[]
  /** The makers that a typed name means: by key, name or alias. */
  makersNamed: (typed: string) => readonly KnownModel['maker'][]
}

/** Builds the registry from `content/equipment-models.yaml`. */
export function modelRegistry(makers: readonly EquipmentMaker[]): ModelRegistry {
  const all = makers.flatMap(({ models, ...maker }) => models.map((model): KnownModel => ({ ...model, maker })))
  const byKey = new Map(all.map((model) => [model.key, model]))
  const byName = new Map<string, KnownModel[]>()
  for (const model of all)
    for (const name of new Set(spellings(model).map(plainName))) byName.set(name, [...(byName.get(name) ?? []), model])
  const houses = new Map<string, KnownModel['maker'][]>()
  for (const maker of new Set(all.map((model) => model.maker)))
    for (const name of new Set([maker.key, maker.name, ...maker.aliases].map(plainName)))
      houses.set(name, [...(houses.get(name) ?? []), maker])
  return {
    all,
    get: (key) => byKey.get(key),
    named: (typed) => byName.get(plainName(typed)) ?? [],
    makersNamed: (typed) => houses.get(plainName(typed)) ?? [],
  }
}

/** Every way of writing a model: its names, each also behind a name of the maker. */
export function spellings({ name, aliases, maker }: KnownModel): string[] {
  const names = [name, ...aliases]
  const houses = [maker.name, ...maker.aliases]
  return [...names, ...houses.flatMap((house) => names.map((each) => `${house} ${each}`))]
}

/** The model with its maker, said once: 'Mindray BeneView T8', 'Hamilton-T1'. */
export function fullModelName({ name, maker }: KnownModel): string {
  const houses = [maker.name, ...maker.aliases].map(plainName)
  return houses.some((house) => plainName(name).startsWith(house)) ? name : `${maker.name} ${name}`
}

/** The parts that name a model, in the order of the catalogue. */
export function partsOfModel<P extends Product>(key: string, catalogue: readonly P[]): P[] {
  return productsAt(catalogue, positionsIn(catalogue).byModel.get(key))
}

/** The parts for a machine that is sold here: those of every model that is this product. */
export function partsOfMachine<P extends Product>(
  machineId: string,
  catalogue: readonly P[],
  models: ModelRegistry,
): P[] {
  const keys = new Set(models.all.filter(({ product }) => product === machineId).map(({ key }) => key))
  return catalogue.filter(
    (product) =>
      product.category === 'acessorios-componentes' && product.equipmentModel.some((model) => keys.has(model)),
  )
}

/**
 * A name as it is compared: capitals, accents, hyphens and blanks make no difference, a plus sign and every
 * letter and figure do ('HeartStart XL' is not 'HeartStart XL+', '4000' is not '4000T').
 */
export function plainName(name: string): string {
  return normalize(name).replaceAll(/[^a-z0-9+]/g, '')
}
