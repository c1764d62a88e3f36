import { createHash, randomBytes } from 'node:crypto'

/** Matches a key: 256 bits in base64url. */
const keyPattern = /^[\w-]{43}$/

/** A random key, and the hash that the store keeps of it. */
export function newLinkKey(): { key: string; hash: string } {
  const key = randomBytes(32).toString('base64url')
  return { key, hash: hashOf(key) }
}

/** The hash that the store keeps of a key; undefined for a text that cannot be a key. */
export function linkKeyHash(key: string): string | undefined {
  return keyPattern.test(key) ? hashOf(key) : undefined
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
