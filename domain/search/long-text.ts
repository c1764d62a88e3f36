/** The most that one search reads: what is longer is a letter or a list, and Pedido rápido reads it line by line. */
const limits = { characters: 200, words: 40 }

/**
 * Whether a text is too long to be searched: more than 200 characters after NFKD, accents
 * not counted, or more than 40 words. In: any text.
 * Reading costs more than in proportion to the words, so that a long text must be refused before it is read.
 */
export function isLongText(text: string): boolean {
  if (text.length > 2 * limits.characters) return true
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').trim()
  return plain.length > limits.characters || plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean).length > limits.words
}

/** The whole words with which a long text begins, as many as are searched; a text that is not long, as it is. */
export function beginningOf(text: string): string {
  if (!isLongText(text)) return text
  const pieces = text.slice(0, limits.characters).match(/\S+\s+/gu) ?? []
  while (pieces.length > 0 && isLongText(pieces.join(''))) pieces.pop()
  return pieces.join('').trim()
}
