import { isReservedBrand, type EquipmentBrand } from '#domain/catalogue/registry/equipment-brand.ts'
import { plainName } from '#domain/catalogue/registry/model-registry.ts'
import { brandKeysOf } from '#domain/catalogue/registry/product-brands.ts'
import type { ProductRecord } from '#domain/catalogue/product.ts'
import type { RegistrySource } from '#domain/catalogue/registry/registries.ts'
import { slipsBetween } from '#domain/search/index/similarity.ts'
import type { ContentFault } from '#server/content-error.ts'
import { brandsFile, modelsFile } from '#server/content/load/load-registries.ts'
import { keysTwice } from './keys-twice.ts'

/** Faults of the brands: repeated or reserved keys, repeated names, and unknown brands that other files name. */
export function brandFaults(
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
export function unknownBrandFaults(
  { brands }: Pick<RegistrySource, 'brands'>,
  products: readonly ProductRecord[],
): ContentFault[] {
  const named = products.flatMap((product) =>
    brandKeysOf(product).map((brand, place) => ({
      file: `content/products/${product.id}.yaml`,
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
  return keysTwice(brandsFile, keys).map((fault) =>
    isReservedBrand(fault.path)
      ? {
          ...fault,
          code: 'conteudo-marca-reservada',
          problem: `há ${fault.path}, chave que toda loja já tem; retire a linha`,
        }
      : fault,
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
