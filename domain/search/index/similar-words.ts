import { groupBy } from '#domain/group-by.ts'
import { wordsOf } from '#domain/text/tokens.ts'
import { slipsBetween, soundOf, soundSimilarity } from './similarity.ts'
import { judgement, weights } from '#domain/search/weights.ts'

interface Entry {
  word: string
  sound: string
  letters: number
}

/** Words in buckets by the length of their sound, each with the set of its letters as bits. */
export type WordBuckets = Map<number, Entry[]>

export interface SimilarWord {
  word: string
  similarity: number
}

/** Prepares words for {@link similarWords}. Words too short or too long to be corrected are left out. */
export function bucketWords(words: Iterable<string>): WordBuckets {
  const entries = [...words].filter(isCorrectable).map((word) => {
    const sound = soundOf(word)
    return { word, sound, letters: letterSet(sound) }
  })
  return groupBy(entries, ({ sound }) => sound.length)
}

/** Codes and model names are never corrected: one digit makes another part. */
function isCorrectable(word: string): boolean {
  return word.length >= judgement.shortestCorrected.word && word.length <= weights.fuzzy.longestWord && !/\d/.test(word)
}

/**
 * The prepared words that are at least as similar as the threshold, best first, then by alphabet.
 * Most words are passed over by comparing letter sets: a slip changes two letters at the most.
 */
export function similarWords(buckets: WordBuckets, word: string, threshold: number): SimilarWord[] {
  if (!isCorrectable(word)) return []
  const sound = soundOf(word)
  const letters = letterSet(sound)
  const found: SimilarWord[] = []
  for (let length = sound.length - judgement.mostSlips; length <= sound.length + judgement.mostSlips; length++) {
    const slips = slipsWithin(threshold, Math.max(sound.length, length))
    if (Math.abs(sound.length - length) > slips) continue
    for (const entry of buckets.get(length) ?? []) {
      if (bitCount(entry.letters ^ letters) > 2 * slips) continue
      const similarity = entry.word === word ? 1 : soundSimilarity(sound, entry.sound, slips)
      if (similarity >= threshold) found.push({ word: entry.word, similarity })
    }
  }
  return found.toSorted((a, b) => b.similarity - a.similarity || (a.word < b.word ? -1 : 1))
}

/** A whole word by which the shop calls a part, a type, a maker or a model. */
export interface NamedWord {
  word: string
  sound: string
  letters: number
}

/** The words of names, each once. Shorter ones and those with a digit are never corrected. */
export function namedWords(names: Iterable<string>, isTelling: (word: string) => boolean): NamedWord[] {
  const words = new Set([...names].flatMap(wordsOf).filter((word) => isCorrectable(word) && isTelling(word)))
  return [...words].map((word) => ({ word, sound: soundOf(word), letters: letterSet(word) }))
}

/**
 * The named words with fewest slips between them and a typed word, of those at least as similar as the threshold, letter
 * by letter: from 0.7 that is one slip in four letters and two in seven. A word that sounds the same is one slip away.
 */
export function nearestNamed(named: readonly NamedWord[], typed: string, threshold: number): string[] {
  if (/\d/.test(typed) || typed.length > weights.fuzzy.longestWord) return []
  const [letters, sound] = [letterSet(typed), soundOf(typed)]
  let least: number = judgement.mostSlips
  let found: string[] = []
  for (const one of named) {
    const most = Math.min(least, slipsWithin(threshold, Math.max(one.word.length, typed.length)))
    const isFar = bitCount(one.letters ^ letters) > 2 * most
    const slips = one.sound === sound ? 1 : isFar ? most + 1 : slipsBetween(typed, one.word, most)
    if (slips > most) continue
    if (slips < least) found = []
    least = slips
    found.push(one.word)
  }
  return found
}

/** The most slips with which a word of this length is still as similar as the threshold. */
function slipsWithin(threshold: number, length: number): number {
  let slips = judgement.mostSlips
  while (slips > 0 && 1 - slips / length < threshold) slips--
  return slips
}

function letterSet(word: string): number {
  let set = 0
  for (const letter of word) set |= 1 << ((letter.codePointAt(0) ?? 0) % 32)
  return set
}

/** How many of 32 bits are set, all counted at once. */
function bitCount(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
