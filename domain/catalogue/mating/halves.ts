import type { Connector } from '#domain/catalogue/registry/connector.ts'

/** What plugs into what: the keys of the halves that mate with a connector's key, in either direction. */
export type Halves = (key: string) => readonly string[]

/** Reads the registry's `mates`, which only one of two halves needs to name, in both directions. */
export function halvesOf(connectors: readonly Pick<Connector, 'key' | 'mates'>[]): Halves {
  const halvesByKey = new Map<string, Set<string>>()
  const add = (key: string, other: string) => halvesByKey.set(key, (halvesByKey.get(key) ?? new Set()).add(other))
  for (const { key, mates = [] } of connectors) {
    for (const other of mates) {
      add(key, other)
      add(other, key)
    }
  }
  return (key) => [...(halvesByKey.get(key) ?? [])]
}

/**
 * Whether two halves can be joined: male with female, or two neutral ones. A coaxial cone is male outside and female
 * inside, and mates with both.
 */
export function areComplementary(a: Connector['gender'], b: Connector['gender']): boolean {
  if (a === 'coaxial') return b === 'macho' || b === 'femea'
  if (b === 'coaxial') return areComplementary(b, a)
  if (a === 'neutro' || b === 'neutro') return a === b
  return a !== b
}
