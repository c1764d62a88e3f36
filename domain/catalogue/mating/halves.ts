import type { Connector } from '#domain/catalogue/registry/connector.ts'

/** What plugs into what: the keys of the halves that mate with a connector's key, in either direction. */
export type Halves = (key: string) => readonly string[]

/** Reads the registry's `mates`, which only one of two halves needs to name, in both directions. */
export function halvesOf(connectors: readonly Pick<Connector, 'key' | 'mates'>[]): Halves {
  const others = new Map<string, Set<string>>()
  const add = (key: string, other: string) => others.set(key, (others.get(key) ?? new Set()).add(other))
  for (const { key, mates = [] } of connectors) {
    for (const other of mates) {
      add(key, other)
      add(other, key)
    }
  }
  return (key) => [...(others.get(key) ?? [])]
}

/**
 * Whether two halves can be joined: male with female, or two neutral ones. A coaxial cone is male outside and female
 * inside, and mates with both.
 */
export function areComplementary(one: Connector['gender'], other: Connector['gender']): boolean {
  if (one === 'coaxial') return other === 'macho' || other === 'femea'
  if (other === 'coaxial') return areComplementary(other, one)
  if (one === 'neutro' || other === 'neutro') return one === other
  return one !== other
}
