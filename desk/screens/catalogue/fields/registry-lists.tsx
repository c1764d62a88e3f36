import { keysOf } from '#domain/catalogue/vocabulary.ts'
import type { RegistryEntries } from '#desk/screens/catalogue/product-view.ts'

type Registry = keyof RegistryEntries

export const registryId = (registry: Registry) => `registro-${registry}`

/** What a key of a registry is called; undefined for one that there is not. */
export function registryName(entries: RegistryEntries, registry: Registry, key: string): string | undefined {
  return entries[registry].find((entry) => entry.key === key)?.name
}

/** The registries, once on a page, for the fields that suggest from them. */
export function RegistryLists({ entries }: { entries: RegistryEntries }) {
  return (
    <>
      {keysOf(entries).map((registry) => (
        <datalist key={registry} id={registryId(registry)}>
          {entries[registry].map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </datalist>
      ))}
    </>
  )
}
