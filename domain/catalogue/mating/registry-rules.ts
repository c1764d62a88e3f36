import { groupBy } from '#domain/group-by.ts'
import type { Connector } from '#domain/catalogue/registry/connector.ts'
import { areComplementary } from './halves.ts'

/** Two entries of the registry that cannot be halves of one connection. */
export interface UnlikeHalves {
  key: string
  mate: string
  reason: 'unknown' | 'not complementary' | 'said to have none'
}

/**
 * Errors in the registry's `mates`: a half that does not exist, two whose genders do not go together, a mate of a
 * connector stated to have none.
 */
export function unlikeHalves(connectors: readonly Connector[]): UnlikeHalves[] {
  const byKey = new Map(connectors.map((connector) => [connector.key, connector]))
  return connectors.flatMap(({ key, gender, mates = [] }) =>
    mates.flatMap((mate): UnlikeHalves[] => {
      const other = byKey.get(mate)
      if (!other) return [{ key, mate, reason: 'unknown' }]
      if (mate === key || !areComplementary(gender, other.gender)) return [{ key, mate, reason: 'not complementary' }]
      return other.mates?.length === 0 ? [{ key, mate, reason: 'said to have none' }] : []
    }),
  )
}

/** Groups of keys whose connectors are marked as known for certain although their faces would be drawn alike. */
export function sameFaces(connectors: readonly Connector[]): string[][] {
  const known = connectors.filter(({ confirmed }) => confirmed)
  return [...groupBy(known, faceOf).values()]
    .filter((same) => same.length > 1)
    .map((same) => same.map(({ key }) => key))
}

function faceOf({ shape, contacts, arrangement, gender, keying, size }: Connector): string {
  return JSON.stringify([shape, contacts, arrangement, gender, keying, size])
}
