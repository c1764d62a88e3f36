import { productFile } from '#server/content/product-file.ts'
import type { Product, ProductRecord } from '#domain/catalogue/product.ts'
import { connectorKeysOf, type RegistrySource } from '#domain/catalogue/registry/registries.ts'
import { type EquipmentBrand, isReservedBrand } from '#domain/catalogue/registry/equipment-brand.ts'
import { fullModelName, modelRegistry, plainName } from '#domain/catalogue/registry/model-registry.ts'
import { brandKeysOf } from '#domain/catalogue/registry/product-brands.ts'
import { slipsBetween } from '#domain/search/index/similarity.ts'
import type { ContentFault } from '#server/content-error.ts'
import type { Content } from '#server/content/content.ts'
import { brandsFile, connectorsFile, modelsFile } from '#server/content/load/load-registries.ts'

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

/**
 * Faults for models that no part names and of which nothing is said, so that their page would say nothing; none in a
 * shop that sells no part of their maker yet. In: products whose families are spelled out.
 */
export function silentModelFaults(
  { makers }: Pick<RegistrySource, 'makers'>,
  products: readonly Product[],
): ContentFault[] {
  const named = new Set(
    products.flatMap((product) => (product.category === 'equipamentos' ? [] : product.equipmentModel)),
  )
  return makers
    .filter(({ models }) => models.some(({ key }) => named.has(key)))
    .flatMap(({ models }) => models)
    .filter(({ key, note }) => note === undefined && !named.has(key))
    .map(({ key }) =>
      fault(modelsFile, key, {
        code: 'conteudo-modelo-sem-peca',
        problem: 'nenhuma peça o cita; espera-se uma que o cite, ou note: o que se sabe das suas peças, em uma linha',
      }),
    )
}

/** Faults for unknown brands, models and connectors that products name. */
export function unknownNameFaults(registries: RegistrySource, products: readonly ProductRecord[]): ContentFault[] {
  return [...unknownBrandFaults(registries, products), ...unknownKeyFaults(registries, products)]
}

function unknownKeyFaults(registries: RegistrySource, products: readonly ProductRecord[]): ContentFault[] {
  const models = new Set(
    registries.makers.flatMap((maker) => [...maker.models, ...maker.families].map(({ key }) => key)),
  )
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
    ...keysTwice(modelsFile, [
      ...makers.map(({ key }) => `maker ${key}`),
      ...models.all.map(({ key }) => key),
      ...makers.flatMap(({ families }) => families.map(({ key }) => key)),
    ]),
    ...familyFaults(makers),
    ...ambiguous,
  ]
}

/** Faults for models of a family that its maker does not have. */
function familyFaults(makers: RegistrySource['makers']): ContentFault[] {
  return makers.flatMap((maker) => {
    const own = new Set(maker.models.map(({ key }) => key))
    return maker.families.flatMap(({ key, models }) =>
      models
        .filter((model) => !own.has(model))
        .map((model) =>
          fault(modelsFile, key, {
            code: 'conteudo-modelo-que-nao-ha',
            problem: `há ${model}; espera-se a chave de um modelo deste fabricante`,
          }),
        ),
    )
  })
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

function fault(file: string, path: string, said: Pick<ContentFault, 'code' | 'problem'>): ContentFault {
  return { file, path, ...said }
}

/** Faults of the brands: repeated or reserved keys, repeated names, and unknown brands that other files name. */
function brandFaults(
  { brands, makers }: Pick<RegistrySource, 'brands' | 'makers'>,
  products: readonly ProductRecord[],
): ContentFault[] {
  const ofMakers = makers.map(({ key, brand }) => ({ file: modelsFile, path: `${key}.brand`, brand }))
  return [
    ...keyFaults(brands.map(({ key }) => key)),
    ...nameFaults(brands),
    ...unknownIn(brands, ofMakers),
    ...unknownBrandFaults({ brands }, products),
  ]
}

/** Faults for unknown brands that products name. */
function unknownBrandFaults(
  { brands }: Pick<RegistrySource, 'brands'>,
  products: readonly ProductRecord[],
): ContentFault[] {
  const named = products.flatMap((product) =>
    brandKeysOf(product).map((brand, place) => ({
      file: productFile(product.id),
      path: fieldOf(product, place),
      brand,
    })),
  )
  return unknownIn(brands, named)
}

function unknownIn(
  brands: RegistrySource['brands'],
  named: readonly { file: string; path: string; brand: string }[],
): ContentFault[] {
  const known = new Set(brands.map(({ key }) => key))
  return named
    .filter(({ brand }) => !known.has(brand))
    .map(({ file, path, brand }) => ({
      file,
      path,
      code: 'conteudo-marca-que-nao-ha' as const,
      problem: `há ${brand}; espera-se uma chave de ${brandsFile}${nearest(brand, [...known])}: corrija-a ou inclua lá a marca`,
    }))
}

function fieldOf({ category }: ProductRecord, place: number): string {
  if (category === 'equipamentos') return 'brand'
  return place === 0 ? 'equipmentBrand' : `additionalEquipmentBrands.${place - 1}`
}

function keyFaults(keys: readonly string[]): ContentFault[] {
  return keysTwice(brandsFile, keys).map((twice) =>
    isReservedBrand(twice.path)
      ? {
          ...twice,
          code: 'conteudo-marca-reservada',
          problem: `há ${twice.path}, chave que toda loja já tem; retire a linha`,
        }
      : twice,
  )
}

function nameFaults(brands: readonly EquipmentBrand[]): ContentFault[] {
  const owners = new Map<string, string>()
  return brands.flatMap(({ key, label }) => {
    const name = plainName(label)
    const owner = owners.get(name) ?? key
    owners.set(name, owner)
    if (owner === key) return []
    const problem = `há ${label}, que ${owner} também tem; cada nome é de uma só marca`
    return [{ file: brandsFile, path: `${key}.label`, code: 'conteudo-marca-repetida' as const, problem }]
  })
}

/** The most similar key for a message, as ' (a mais parecida: mindray)'; '' if none is similar. */
function nearest(typed: string, keys: readonly string[]): string {
  const most = Math.max(1, Math.min(3, Math.floor(typed.length / 3)))
  const [like] = keys
    .map((key) => ({ key, slips: key.startsWith(`${typed}-`) ? 0 : slipsBetween(typed, key, most) }))
    .filter(({ slips }) => slips <= most)
    .toSorted((a, b) => a.slips - b.slips)
  return like ? ` (a mais parecida: ${like.key})` : ''
}

/** A fault for each repeated key of a file. */
export function keysTwice(file: string, keys: readonly string[]): ContentFault[] {
  return keys
    .filter((key, index) => keys.indexOf(key) !== index)
    .map((key) => ({
      file,
      path: key,
      code: 'conteudo-chave-repetida',
      problem: `há ${key} duas vezes; cada chave aparece uma só vez`,
    }))
}
