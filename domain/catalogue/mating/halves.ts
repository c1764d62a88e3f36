import type { Connector } from '#domain/catalogue/registry/connector.ts'

/** What goes into what: from a connector's key to the keys of its other halves, asked from either side. */
export type Halves = (key: string) => readonly string[]

/** Reads the registry's `mates`, which one of two halves names, from both sides. */
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
 * Whether two halves can go into each other: a male into a female, what is neither into what is neither. A coaxial cone
 * is male outside and female inside, so that it takes both.
 */
export function areComplementary(one: Connector['gender'], other: Connector['gender']): boolean {
  if (one === 'coaxial') return other === 'macho' || other === 'femea'
  if (other === 'coaxial') return areComplementary(other, one)
  if (one === 'neutro' || other === 'neutro') return one === other
  return one !== other
}
