/** The most that one search reads: what is longer is a letter or a list, and Pedido rápido reads it line by line. */
const limits = { characters: 200, words: 40 }

/** Whether a text has over 200 characters or 40 words; it is not read whole, as cost grows faster than length. */
export function isLongText(text: string): boolean {
  if (text.length > 2 * limits.characters) return true
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').trim()
  return plain.length > limits.characters || plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean).length > limits.words
}

/** The whole words with which a long text begins, as many as are searched. */
export function beginningOf(text: string): string {
  if (!isLongText(text)) return text
  const pieces = text.slice(0, limits.characters).match(/\S+\s+/gu) ?? []
  while (pieces.length > 0 && isLongText(pieces.join(''))) pieces.pop()
  return pieces.join('').trim()
}
