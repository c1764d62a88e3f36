/** FNV-1a: a hash that every browser and the server work out alike. In: text of ASCII; out: 32 bits. */
export function shortHash(text: string): number {
  let hash = 0x811c9dc5
  for (let position = 0; position < text.length; position++) {
    hash ^= text.charCodeAt(position)
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}

/** The characters of a code derived from a product's id, without letters that are mistaken for digits. */
const characters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The code for a product without one, mostly machines: 'EQ', three characters and a digit, derived from its id. */
export function derivedCode(productId: string): string {
  const hash = shortHash(productId)
  return `EQ${[15, 10, 5].map((shift) => characters[(hash >>> shift) % 32]).join('')}${(hash >>> 20) % 10}`
}
