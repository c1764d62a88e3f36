import { connectorKeysOf } from '#domain/catalogue/registry/connector-registry.ts'
import { fullModelName, modelRegistry } from '#domain/catalogue/registry/model-registry.ts'
import type { ProductRecord } from '#domain/catalogue/product.ts'
import type { RegistrySource } from '#domain/catalogue/registry/registries.ts'
import type { ContentFault } from '#server/content-error.ts'
import type { Content } from '#server/content/content.ts'
import { connectorsFile, modelsFile } from '#server/content/load/load-registries.ts'
import { brandFaults, unknownBrandFaults } from './check-brands.ts'
import { keysTwice } from './keys-twice.ts'

/**
 * Faults of the registries: repeated keys, names that mean two models of one maker, and unknown brands, makers,
 * connectors, models and machines that other files name.
 */
export function registryFaults(
  { registries, products }: Pick<Content, 'registries'> & { products: readonly ProductRecord[] },
  brokenFiles: ReadonlySet<string>,
): ContentFault[] {
  const lost = lostMachines(registries, products).filter(({ product }) => !brokenFiles.has(productFile(product)))
  return [
    ...connectorFaults(registries),
    ...brandFaults(registries, products),
    ...modelFaults(registries),
    ...lost.map(({ key, product }) =>
      fault(modelsFile, `${key}.product`, {
        code: 'conteudo-equipamento-que-nao-ha',
        problem: `há ${product}; espera-se o id de um equipamento de content/products`,
      }),
    ),
    ...unknownKeyFaults(registries, products),
  ]
}

/** Faults for unknown brands, models and connectors that products name. */
export function unknownNameFaults(registries: RegistrySource, products: readonly ProductRecord[]): ContentFault[] {
  return [...unknownBrandFaults(registries, products), ...unknownKeyFaults(registries, products)]
}

function unknownKeyFaults(registries: RegistrySource, products: readonly ProductRecord[]): ContentFault[] {
  const models = new Set(registries.makers.flatMap((maker) => maker.models.map(({ key }) => key)))
  const plugs = new Set(registries.connectors.map(({ key }) => key))
  return products.flatMap((product) => unknownNames(product, { models, plugs }))
}

function connectorFaults({ connectors, makers }: RegistrySource): ContentFault[] {
  const known = new Set(makers.map(({ key }) => key))
  const unknown = connectors.flatMap(({ key, uses }) =>
    uses
      .flatMap((use) => use.makers)
      .filter((maker) => !known.has(maker))
      .map((maker) =>
        fault(connectorsFile, `${key}.uses`, {
          code: 'conteudo-fabricante-que-nao-ha',
          problem: `há ${maker}; espera-se a chave de um fabricante de ${modelsFile}`,
        }),
      ),
  )
  return [
    ...keysTwice(
      connectorsFile,
      connectors.map(({ key }) => key),
    ),
    ...unknown,
  ]
}

/** Faults for models whose machine is not a product of the shop. */
function lostMachines(
  { makers }: RegistrySource,
  products: readonly ProductRecord[],
): { key: string; product: string }[] {
  const machines = new Set(products.filter(({ category }) => category === 'equipamentos').map(({ id }) => id))
  return makers
    .flatMap(({ models }) => models)
    .flatMap(({ key, product }) => (product === undefined || machines.has(product) ? [] : [{ key, product }]))
}

function modelFaults({ makers }: RegistrySource): ContentFault[] {
  const models = modelRegistry(makers)
  const ambiguous = models.all.flatMap((model) => {
    const others = models.named(fullModelName(model)).filter(({ key }) => key !== model.key)
    return others.map(({ key }) =>
      fault(modelsFile, model.key, {
        code: 'conteudo-nome-repetido',
        problem: `tem um nome que ${key} também tem; cada nome de um fabricante é de um só modelo`,
      }),
    )
  })
  return [
    ...keysTwice(modelsFile, [...makers.map(({ key }) => `maker ${key}`), ...models.all.map(({ key }) => key)]),
    ...ambiguous,
  ]
}

/** Faults for unknown models and connectors that one product names. In: the keys that exist. */
function unknownNames(
  product: ProductRecord,
  { models, plugs }: Record<'models' | 'plugs', Set<string>>,
): ContentFault[] {
  if (product.category === 'equipamentos') return []
  const file = productFile(product.id)
  return [
    ...keysTwice(file, product.equipmentModel).map((each) => ({ ...each, path: 'equipmentModel' })),
    ...product.equipmentModel
      .filter((key) => !models.has(key))
      .map((key) =>
        fault(file, 'equipmentModel', {
          code: 'conteudo-modelo-que-nao-ha',
          problem: `há ${key}; espera-se a chave de um modelo de ${modelsFile}`,
        }),
      ),
    ...connectorKeysOf(product)
      .filter((key) => !plugs.has(key))
      .map((key) =>
        fault(file, 'ends', {
          code: 'conteudo-conector-que-nao-ha',
          problem: `há ${key}; espera-se a chave de um conector de ${connectorsFile}`,
        }),
      ),
  ]
}

function productFile(id: string): string {
  return `content/products/${id}.yaml`
}

function fault(file: string, path: string, said: Pick<ContentFault, 'code' | 'problem'>): ContentFault {
  return { file, path, ...said }
}
