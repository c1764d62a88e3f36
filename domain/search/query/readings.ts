import type { Reading } from '#domain/search/index/phrases.ts'
import type { SearchIndex } from '#domain/search/index/search-index.ts'
import { nearestWords, similarWords, type KnownWords, type SimilarWord } from '#domain/search/index/similarity.ts'
import { startingWith } from '#domain/search/index/sorted-words.ts'
import { factors, thresholds, weights } from '#domain/search/weights.ts'
import { stemOf } from '#domain/text/tokens.ts'

/** Whether vocabulary or catalogue have the stem. */
export function isKnown({ words, vocabulary }: SearchIndex, stem: string): boolean {
  const { byStem, synonyms, ignoredStems, otherTrades } = vocabulary
  return [words, byStem, synonyms, ignoredStems, otherTrades].some((known) => known.has(stem))
}

/**
 * The stems that a typed word may stand for, each with a strength from 0 to 1. A known word: itself and its synonyms;
 * an unknown one: words that it begins, else the nearest spellings. `isLast`: the word may be unfinished; `isAlone`: no
 * other word of the query confirms a correction.
 */
export function readingsOf(
  index: SearchIndex,
  text: string,
  { isLast, isAlone }: { isLast: boolean; isAlone: boolean },
): Reading[] {
  const stem = stemOf(text)
  const baseWord = isKnown(index, stem) ? undefined : withoutDiminutive(index, text)
  if (baseWord !== undefined) return readingsOf(index, baseWord, { isLast: false, isAlone })
  const completions = prefixReadings(index, text, isLast)
  if (isKnown(index, stem)) {
    // The last word may be unfinished, so texts are searched for longer words too; those never name a part or a brand.
    const longer = completions
      .filter((reading) => reading.stem !== stem)
      .map((reading) => ({ ...reading, isTextOnly: true }))
    return [{ stem, strength: 1 }, ...synonymReadings(index, stem), ...(isLast ? longer : [])]
  }
  if (completions.length > 0 && text.length < thresholds.shortestWhole) return completions
  // Nothing confirms a slip without other words ('colchão' is none of 'coxa'): the nearest names of things are read.
  const nearest = isAlone ? nearestWords(index.nameWords, text, weights.fuzzy.term) : []
  if (nearest.length > 0)
    return [...completions, ...nearest.flatMap((word) => readingsOf(index, word, { isLast, isAlone }))]
  const corrected = correctedReadings(index, text)
  return [...completions, ...corrected.filter(({ strength }) => !isAlone || strength >= thresholds.aloneSimilarity)]
}

const diminutive = /z?inh([oa])s?$/

/** A word without its diminutive: 'fiozinho' is 'fio', 'chupetinha' is 'chupeta'; undefined if that is unknown. */
function withoutDiminutive(index: SearchIndex, text: string): string | undefined {
  const base = text.replace(diminutive, '')
  if (base === text) return undefined
  const vowel = diminutive.exec(text)?.[1] ?? ''
  const words = base.length > 2 ? [base + vowel, base, `${base}o`, `${base}a`, `${base}z`] : [base]
  return words.find((word) => word.length > 1 && isKnown(index, stemOf(word)))
}

function synonymReadings({ vocabulary }: SearchIndex, stem: string): Reading[] {
  const equivalents = vocabulary.synonyms.get(stem) ?? []
  return equivalents.map((equivalent) => ({ stem: equivalent, strength: factors.strength.synonym }))
}

/** The words that begin like the typed one: 'mindr' while it is typed, 'transd' as an abbreviation. */
function prefixReadings({ vocabulary, sortedWords, words }: SearchIndex, text: string, isLast: boolean): Reading[] {
  const { last, other, naming: namingLength } = thresholds.prefixLength
  if (text.length < (isLast ? last : other)) return []
  const isTextOnly = text.length < namingLength
  const vocabularyStems = isTextOnly ? [] : startingWith(vocabulary.stems, text, thresholds.prefixWords)
  const frequency = (word: string) => words.get(word)?.size ?? 0
  const frequent = startingWith(sortedWords, text, thresholds.prefixCandidates)
    .toSorted((a, b) => frequency(b) - frequency(a))
    .slice(0, thresholds.prefixWords)
  return [...new Set([...vocabularyStems, ...frequent])].map((word) => ({
    stem: word,
    strength: factors.strength.prefix,
    // 'Inter-hospitalar' is no brand Intermed; a brand is only begun while it is typed.
    isTextOnly: isTextOnly || (!isLast && vocabulary.brandStems.has(word)),
  }))
}

/** The words that an unknown one may be a slip of: the most similar of vocabulary and catalogue (limits: spec §9). */
function correctedReadings({ vocabulary, knownWords }: SearchIndex, text: string): Reading[] {
  const isPlausible = ({ word, similarity }: SimilarWord) =>
    !vocabulary.brandStems.has(word) ||
    (text.length >= thresholds.shortestCorrected.brand && similarity >= weights.fuzzy.scoring)
  const vocabularyWords = similarStems(vocabulary.knownWords, text, weights.fuzzy.term).filter(isPlausible)
  const catalogueWords = similarStems(knownWords, text, weights.fuzzy.scoring)
  const candidates = [...vocabularyWords, ...catalogueWords]
  const best = Math.max(...candidates.map(({ similarity }) => similarity))
  const equals = candidates.filter(({ similarity }) => similarity >= best - thresholds.similarityTie)
  return [...new Map(equals.map(({ word, similarity }) => [word, { stem: word, strength: similarity }])).values()]
}

/** Compares stems, but a slip weighs by the length of the typed word, as the ending cut off was typed correctly. */
function similarStems(known: KnownWords, text: string, threshold: number): SimilarWord[] {
  const share = stemOf(text).length / text.length
  return similarWords(known, stemOf(text), 1 - (1 - threshold) / share).map(({ word, similarity }) => ({
    word,
    similarity: Math.min(factors.strength.soundsAlike, 1 - (1 - similarity) * share),
  }))
}

/** The words that two neighbours make together: 'dx 2020' is 'dx2020', 'star 8000' begins 'star8000e'. */
export function pairReadings(index: SearchIndex, [before, text]: readonly [string, string], isLast: boolean) {
  const joined = before + text
  const joinedReading = isKnown(index, stemOf(joined)) ? [{ stem: stemOf(joined), strength: 1 }] : []
  if (!/^\d/.test(text) || !(isLast || joined.length >= thresholds.prefixLength.model)) return joinedReading
  const completions = startingWith(index.sortedWords, joined, thresholds.prefixWords).filter(
    (word) => word !== joinedReading[0]?.stem,
  )
  return [...joinedReading, ...completions.map((word) => ({ stem: word, strength: factors.strength.prefix }))]
}
