import { connectorKeysOf } from '#domain/catalogue/part/ends.ts'
import type { Product, ProductRecord } from '#domain/catalogue/product.ts'
import { isReservedBrand } from '#domain/catalogue/registry/equipment-brand.ts'
import { fullModelName, modelRegistry, plainName } from '#domain/catalogue/registry/model-registry.ts'
import { brandKeysOf } from '#domain/catalogue/registry/product-brands.ts'
import type { RegistrySource } from '#domain/catalogue/registry/registries.ts'
import { slipsBetween } from '#domain/search/index/similarity.ts'
import { fault, productFile, type ContentFault } from '#server/content-error.ts'
import type { Content } from '#server/content/load-content.ts'
import { brandsFile, connectorsFile, modelsFile } from '#server/content/load/load-catalogue.ts'
import { repeatedKeys, unknownNames, type NameReference } from './names.ts'

type Products = readonly ProductRecord[]

/** Faults of the registries: repeated keys, one name for two models of a maker, and unknown names. */
export function registryFaults(
  { registries, products }: Pick<Content, 'registries'> & { products: Products },
  brokenFiles: ReadonlySet<string>,
): ContentFault[] {
  const { makers } = registries
  const ofMakers = makers.map(({ key, brand }) => ({ file: modelsFile, path: `${key}.brand`, name: brand }))
  return [
    ...connectorFaults(registries),
    ...brandFaults(registries),
    ...unknownBrands(registries, [...ofMakers, ...products.flatMap(brandReferences)]),
    ...modelFaults(makers),
    ...machineFaults(makers, products, brokenFiles),
    ...unknownKeyFaults(registries, products),
  ]
}

/** Faults for models whose page is empty, of makers that parts name. In: products whose families are spelled out. */
export function undescribedModelFaults({ makers }: Pick<RegistrySource, 'makers'>, products: readonly Product[]) {
  const citedModels = new Set(
    products.flatMap((product) => (product.category === 'equipamentos' ? [] : product.equipmentModel)),
  )
  const problem = 'nenhuma peça o cita; espera-se uma que o cite, ou note: o que se sabe das suas peças, em uma linha'
  return makers
    .filter(({ models }) => models.some(({ key }) => citedModels.has(key)))
    .flatMap(({ models }) => models)
    .filter(({ key, note }) => note === undefined && !citedModels.has(key))
    .map(({ key }) => fault(modelsFile, key, 'conteudo-modelo-sem-peca', problem))
}

/** Faults for unknown brands, models and connectors that products name. */
export const unknownNameFaults = (registries: RegistrySource, products: Products): ContentFault[] => [
  ...unknownBrands(registries, products.flatMap(brandReferences)),
  ...unknownKeyFaults(registries, products),
]

function unknownKeyFaults({ makers, connectors }: RegistrySource, products: Products): ContentFault[] {
  const models = new Set(makers.flatMap((maker) => [...maker.models, ...maker.families].map(({ key }) => key)))
  const plugs = new Set(connectors.map(({ key }) => key))
  return products.flatMap((product) => {
    if (product.category === 'equipamentos') return []
    const file = productFile(product.id)
    const cited = product.equipmentModel.map((name) => ({ file, path: 'equipmentModel', name }))
    const ends = connectorKeysOf(product).map((name) => ({ file, path: 'ends', name }))
    return [
      ...repeatedKeys(file, product.equipmentModel).map((repetition) => ({ ...repetition, path: 'equipmentModel' })),
      ...unknownNames(cited, models, 'conteudo-modelo-que-nao-ha', `a chave de um modelo de ${modelsFile}`),
      ...unknownNames(ends, plugs, 'conteudo-conector-que-nao-ha', `a chave de um conector de ${connectorsFile}`),
    ]
  })
}

function connectorFaults({ connectors, makers }: RegistrySource): ContentFault[] {
  const references = connectors.flatMap(({ key, uses }) =>
    uses.flatMap((use) => use.makers.map((name) => ({ file: connectorsFile, path: `${key}.uses`, name }))),
  )
  const makerKeys = new Set(makers.map(({ key }) => key))
  const keys = connectors.map(({ key }) => key)
  const expected = `a chave de um fabricante de ${modelsFile}`
  const unknown = unknownNames(references, makerKeys, 'conteudo-fabricante-que-nao-ha', expected)
  return [...repeatedKeys(connectorsFile, keys), ...unknown]
}

function machineFaults(makers: RegistrySource['makers'], products: Products, brokenFiles: ReadonlySet<string>) {
  const machines = new Set(products.filter(({ category }) => category === 'equipamentos').map(({ id }) => id))
  const references = makers
    .flatMap(({ models }) => models)
    .flatMap(({ key, product: name }) => (name === undefined ? [] : { file: modelsFile, path: `${key}.product`, name }))
    .filter(({ name }) => !brokenFiles.has(productFile(name)))
  const expected = 'o id de um equipamento de content/products'
  return unknownNames(references, machines, 'conteudo-equipamento-que-nao-ha', expected)
}

function modelFaults(makers: RegistrySource['makers']): ContentFault[] {
  const models = modelRegistry(makers)
  const ambiguous = models.all.flatMap((model) =>
    models
      .byName(fullModelName(model))
      .filter(({ key }) => key !== model.key)
      .map(({ key }) => {
        const problem = `tem um nome que ${key} também tem; cada nome de um fabricante é de um só modelo`
        return fault(modelsFile, model.key, 'conteudo-nome-repetido', problem)
      }),
  )
  const unknownFamilyModels = makers.flatMap((maker) => {
    const ownKeys = new Set(maker.models.map(({ key }) => key))
    const references = maker.families.flatMap(({ key, models: modelKeys }) =>
      modelKeys.map((name) => ({ file: modelsFile, path: key, name })),
    )
    return unknownNames(references, ownKeys, 'conteudo-modelo-que-nao-ha', 'a chave de um modelo deste fabricante')
  })
  const keys = [
    ...makers.map(({ key }) => `maker ${key}`),
    ...models.all.map(({ key }) => key),
    ...makers.flatMap(({ families }) => families.map(({ key }) => key)),
  ]
  return [...repeatedKeys(modelsFile, keys), ...unknownFamilyModels, ...ambiguous]
}

function brandFaults({ brands }: RegistrySource): ContentFault[] {
  const keys = brands.map(({ key }) => key)
  const owners = new Map<string, string>()
  return [
    ...repeatedKeys(brandsFile, keys).map((repetition) => {
      const problem = `há ${repetition.path}, chave que toda loja já tem; retire a linha`
      return isReservedBrand(repetition.path)
        ? fault(brandsFile, repetition.path, 'conteudo-marca-reservada', problem)
        : repetition
    }),
    ...brands.flatMap(({ key, label }) => {
      const name = plainName(label)
      const owner = owners.get(name) ?? key
      owners.set(name, owner)
      if (owner === key) return []
      const problem = `há ${label}, que ${owner} também tem; cada nome é de uma só marca`
      return [fault(brandsFile, `${key}.label`, 'conteudo-marca-repetida', problem)]
    }),
  ]
}

function unknownBrands({ brands }: RegistrySource, references: readonly NameReference[]): ContentFault[] {
  const brandKeys = new Set(brands.map(({ key }) => key))
  return unknownNames(references, brandKeys, 'conteudo-marca-que-nao-ha', (name) => {
    return `uma chave de ${brandsFile}${nearest(name, [...brandKeys])}: corrija-a ou inclua lá a marca`
  })
}

const brandReferences = (product: ProductRecord): NameReference[] =>
  brandKeysOf(product).map((name, index) => ({
    file: productFile(product.id),
    path: product.category === 'equipamentos' ? 'brand' : partBrandPath(index),
    name,
  }))

const partBrandPath = (index: number) => (index === 0 ? 'equipmentBrand' : `additionalEquipmentBrands.${index - 1}`)

/** The most similar key, as ' (a mais parecida: mindray)'. */
function nearest(typed: string, keys: readonly string[]): string {
  const maximumSlips = Math.max(1, Math.min(3, Math.floor(typed.length / 3)))
  const [closest] = keys
    .map((key) => ({ key, slips: key.startsWith(`${typed}-`) ? 0 : slipsBetween(typed, key, maximumSlips) }))
    .filter(({ slips }) => slips <= maximumSlips)
    .toSorted((a, b) => a.slips - b.slips)
  return closest ? ` (a mais parecida: ${closest.key})` : ''
}
