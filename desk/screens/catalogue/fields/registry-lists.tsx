import { keysOf } from '#domain/catalogue/vocabulary.ts'
import type { RegistryEntries } from '#desk/screens/catalogue/product-view.ts'

type Registry = keyof RegistryEntries

export const registryId = (registry: Registry) => `registro-${registry}`

/** The name of a registry key; undefined for an unknown one. */
export function registryName(entries: RegistryEntries, registry: Registry, key: string): string | undefined {
  return entries[registry].find((entry) => entry.key === key)?.name
}

/** The registries as datalists, once a page, for fields with suggestions. */
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
