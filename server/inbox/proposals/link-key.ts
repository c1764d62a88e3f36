import { createHash, randomBytes } from 'node:crypto'

/** 256 bits, as they stand in an address. */
const keyPattern = /^[\w-]{43}$/

/** A key that nobody guesses, and what the store keeps of it. */
export function newLinkKey(): { key: string; hash: string } {
  const key = randomBytes(32).toString('base64url')
  return { key, hash: hashOf(key) }
}

/** What the store keeps of a key; undefined for what cannot be one. */
export function linkKeyHash(key: string): string | undefined {
  return keyPattern.test(key) ? hashOf(key) : undefined
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
