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
 * told and its cell left out.
 */
export function registryWords({
  brands,
  makers,
  connectors,
}: RegistrySource): (own: ReadonlyMap<string, string>) => RegistryWords {
  const models = modelRegistry(makers)
  const families = new Set(makers.flatMap((maker) => maker.families.map(({ key }) => key)))
  const brandKeys = keyed(brands.map(({ key, label }) => [key, [key, label]]))
  const plugs = keyed(connectors.map(({ key, name, aliases }) => [key, [key, name, ...aliases]]))
  const sides = keyed(keysOf(endSideLabel).map((side) => [side, [side, endSideLabel[side]]]))

  const modelOf = (written: string, brand: string | undefined): string | undefined => {
    if (models.get(written) || families.has(written)) return written
    const found = models.byName(written)
    const ofBrand = found.length > 1 ? found.filter(({ maker }) => maker.brand === brand) : found
    return ofBrand.length === 1 ? ofBrand[0]?.key : undefined
  }
  const endOf = (written: string): string | undefined => {
    const [end = '', label] = written.split(' ~ ')
    const at = end.indexOf(':')
    const side = at < 0 ? 'equipamento' : sides(end.slice(0, at))
    const plug = plugs(end.slice(at + 1))
    return side && plug ? `${side}: ${plug}${label === undefined ? '' : ` ~ ${label}`}` : undefined
  }
  return (own) => {
    const brand = brandKeys(own.get('equipmentBrand') ?? '')
    const read: Readonly<Record<string, (cell: string) => readonly (readonly [string, string | undefined])[]>> = {
      productType: (cell) => [[cell, typeCalled(cell) || undefined]],
      equipmentBrand: (cell) => [[cell, brand]],
      equipmentModel: (cell) => parts(cell, /\s*[|,;\n]\s*|\s+e\s+/).map((each) => [each, modelOf(each, brand)]),
      ends: (cell) => parts(cell, /\s*[|\n]\s*/).map((each) => [each, endOf(each)]),
    }
    const unknown: string[] = []
    const cells = [...own].map(([column, cell]): [string, string] => {
      const found = read[column]?.(cell) ?? [[cell, cell] as const]
      unknown.push(...found.flatMap(([written, key]) => (key === undefined ? written : [])))
      return [column, found.flatMap(([, key]) => key ?? []).join(' | ')]
    })
    return { own: new Map(cells.filter(([, cell]) => cell !== '')), unknown }
  }
}

const parts = (cell: string, between: RegExp): string[] => cell.split(between).filter(Boolean)

/** Finds the key of a written name; undefined for one that no key or two keys have. */
function keyed(entries: readonly (readonly [key: string, names: readonly string[]])[]) {
  const keys = new Map<string, Set<string>>()
  for (const [key, names] of entries)
    for (const name of names.map(plainName)) keys.set(name, (keys.get(name) ?? new Set()).add(key))
  return (written: string): string | undefined => {
    const [only, ...others] = keys.get(plainName(written)) ?? []
    return others.length === 0 ? only : undefined
  }
}
