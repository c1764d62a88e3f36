import { modelRegistry, plainName } from '#domain/catalogue/registry/model-registry.ts'
import { endSideLabel } from '#domain/catalogue/registry/part-end.ts'
import type { RegistrySource } from '#domain/catalogue/registry/registries.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { typeCalled } from './foreign-uses.ts'

/** A row's cells with the registry's keys for its words, and the words that the registry has not. */
export interface RegistryWords {
  own: ReadonlyMap<string, string>
  unknown: readonly string[]
}

/**
 * Makes a function that puts the registry's keys in the place of the words that people write in a sheet: the label of
 * a type, the name of a brand, of models and of connectors. A key stays as it is; a word that the registry has not is
 * reported and its cell left out.
 */
export function registryWords({
  brands,
  makers,
  connectors,
}: RegistrySource): (own: ReadonlyMap<string, string>) => RegistryWords {
  const models = modelRegistry(makers)
  const families = new Set(makers.flatMap((maker) => maker.families.map(({ key }) => key)))
  const brandKeys = keyFinder(brands.map(({ key, label }) => [key, [key, label]]))
  const plugs = keyFinder(connectors.map(({ key, name, aliases }) => [key, [key, name, ...aliases]]))
  const sides = keyFinder(keysOf(endSideLabel).map((side) => [side, [side, endSideLabel[side]]]))

  const modelOf = (word: string, brand: string | undefined): string | undefined => {
    if (models.get(word) || families.has(word)) return word
    const named = models.byName(word)
    const ofBrand = named.length > 1 ? named.filter(({ maker }) => maker.brand === brand) : named
    return ofBrand.length === 1 ? ofBrand[0]?.key : undefined
  }
  const endOf = (word: string): string | undefined => {
    const [end = '', label] = word.split(' ~ ')
    const colon = end.indexOf(':')
    const side = colon < 0 ? 'equipamento' : sides(end.slice(0, colon))
    const plug = plugs(end.slice(colon + 1))
    return side && plug ? `${side}: ${plug}${label === undefined ? '' : ` ~ ${label}`}` : undefined
  }
  return (own) => {
    const brand = brandKeys(own.get('equipmentBrand') ?? '')
    const readers: Readonly<Record<string, (cell: string) => readonly (readonly [string, string | undefined])[]>> = {
      productType: (cell) => [[cell, typeCalled(cell) || undefined]],
      equipmentBrand: (cell) => [[cell, brand]],
      equipmentModel: (cell) => parts(cell, /\s*[|,;\n]\s*|\s+e\s+/).map((item) => [item, modelOf(item, brand)]),
      ends: (cell) => parts(cell, /\s*[|\n]\s*/).map((item) => [item, endOf(item)]),
    }
    const unknown: string[] = []
    const cells = [...own].map(([column, cell]): [string, string] => {
      const words = readers[column]?.(cell) ?? [[cell, cell] as const]
      unknown.push(...words.flatMap(([word, key]) => (key === undefined ? word : [])))
      return [column, words.flatMap(([, key]) => key ?? []).join(' | ')]
    })
    return { own: new Map(cells.filter(([, cell]) => cell !== '')), unknown }
  }
}

const parts = (cell: string, separator: RegExp): string[] => cell.split(separator).filter(Boolean)

/** Finds the key of a written name; undefined for one that no key or two keys have. */
function keyFinder(entries: readonly (readonly [key: string, names: readonly string[]])[]) {
  const keys = new Map<string, Set<string>>()
  for (const [key, names] of entries)
    for (const name of names.map(plainName)) keys.set(name, (keys.get(name) ?? new Set()).add(key))
  return (written: string): string | undefined => {
    const [onlyKey, ...others] = keys.get(plainName(written)) ?? []
    return others.length === 0 ? onlyKey : undefined
  }
}
