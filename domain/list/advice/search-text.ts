import { normalize } from '#domain/text/normalize.ts'

/** What stands around a word of a search: commas, quotes, brackets. */
export const edges = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu

/** A word as the search compares it. */
export function bareWord(word: string): string {
  return normalize(word.replaceAll(edges, ''))
}

/** A search without some of its words. In: the words normalised. */
export function withoutWords(text: string, words: readonly string[]): string {
  return text
    .split(/\s+/)
    .filter((word) => !words.includes(bareWord(word)))
    .join(' ')
}
