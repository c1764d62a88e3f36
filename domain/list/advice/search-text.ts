import { normalize } from '#domain/text/normalize.ts'

/** Matches what surrounds a word: commas, quotation marks, brackets. */
export const wordEdges = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu

/** A word in the form in which the search compares it. */
export function bareWord(word: string): string {
  return normalize(word.replaceAll(wordEdges, ''))
}

/** A search without some of its words. In: the words normalised. */
export function withoutWords(text: string, words: readonly string[]): string {
  return text
    .split(/\s+/)
    .filter((word) => !words.includes(bareWord(word)))
    .join(' ')
}
