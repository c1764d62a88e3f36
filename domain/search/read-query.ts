import { readMeasures, type Measures } from './attributes.ts'
import type { Reading } from './phrases.ts'
import type { SearchIndex } from './search-index.ts'
import { similarWords, type SimilarWord } from './similar-words.ts'
import { startingWith } from './sorted-words.ts'
import { leadingLetters, stem, wordsOf } from './tokens.ts'
import { judgement, weights } from './weights.ts'

/** A word of a query, and the words of vocabulary and catalogue that it may stand for. */
export interface QueryWord {
  /** Normalised, as typed. */
  text: string
  /** None when nobody knows the word. */
  readings: readonly Reading[]
  /** Its next word says it too: 'umec' before '12', read as 'umec12'. */
  isInNext: boolean
}

export interface ReadQuery {
  words: readonly QueryWord[]
  measures: Measures
}

/** Reads a query word by word: measures apart, function words dropped, each word with its readings. */
export function readQuery(index: SearchIndex, query: string): ReadQuery {
  const measures = readMeasures(query.slice(0, judgement.longestQuery))
  const texts = wordsOf(measures.rest)
    .filter((word) => !index.vocabulary.functionWords.has(word))
    .slice(0, judgement.mostWords)
  const joined = joinPairs(index, splitModels(index, texts))
  return {
    measures,
    words: joined.map(({ text, pair, isInNext = false }, position) => ({
      text,
      readings: pair ?? readingsOf(index, text, position === joined.length - 1),
      isInNext,
    })),
  }
}

interface Joined {
  text: string
  /** The readings of a number that its name is part of. */
  pair?: Reading[]
  isInNext?: boolean
}

/** 'neo pinch' is 'neopinch' when only that is known; the 12 of 'umec 12' is 'umec12', or less surely itself. */
function joinPairs(index: SearchIndex, texts: readonly string[]): Joined[] {
  const joined: Joined[] = []
  for (let position = 0; position < texts.length; position++) {
    const text = texts[position] ?? ''
    const next = texts[position + 1]
    const both = next === undefined ? '' : stem(text + next)
    if (next === undefined || !isKnown(index, both)) {
      joined.push({ text })
      continue
    }
    position++
    if (!isKnown(index, stem(text)) || !isKnown(index, stem(next))) {
      joined.push({ text: text + next })
      continue
    }
    const pair = [
      { stem: both, strength: 1 },
      { stem: stem(next), strength: judgement.strength.halfOfPair },
    ]
    joined.push({ text, isInNext: true }, { text: next, pair })
  }
  return joined
}

/** 'umec15' is nobody's word, but 'umec' is: read both parts. */
function splitModels(index: SearchIndex, texts: readonly string[]): string[] {
  return texts.flatMap((text) => {
    const letters = leadingLetters(text)
    if (letters === undefined || isKnown(index, text) || !index.words.has(letters)) return [text]
    return [letters, text.slice(letters.length)]
  })
}

/** Whether vocabulary or catalogue have the stem. */
export function isKnown({ words, vocabulary }: SearchIndex, one: string): boolean {
  return (
    words.has(one) || vocabulary.byStem.has(one) || vocabulary.synonyms.has(one) || vocabulary.ignoredStems.has(one)
  )
}

function readingsOf(index: SearchIndex, text: string, isLast: boolean): Reading[] {
  const one = stem(text)
  const known = isKnown(index, one) ? [{ stem: one, strength: 1 }, ...synonymReadings(index, one)] : []
  if (known.length > 0) return known
  const begun = prefixReadings(index, one, isLast)
  return begun.length > 0 ? begun : correctedReadings(index, one)
}

function synonymReadings({ vocabulary }: SearchIndex, one: string): Reading[] {
  const equivalents = vocabulary.synonyms.get(one) ?? []
  return equivalents.map((equivalent) => ({ stem: equivalent, strength: judgement.strength.synonym }))
}

/** The words that begin like this one: 'mindr' while it is typed, 'transd' as an abbreviation. */
function prefixReadings({ vocabulary, sortedWords, words }: SearchIndex, one: string, isLast: boolean): Reading[] {
  if (one.length < (isLast ? judgement.prefixLength.last : judgement.prefixLength.other)) return []
  const begun = startingWith(sortedWords, one, judgement.prefixCandidates)
    .map((word) => ({ word, frequency: words.get(word)?.length ?? 0 }))
    .toSorted((a, b) => b.frequency - a.frequency || (a.word < b.word ? -1 : 1))
    .slice(0, judgement.prefixWords)
    .map(({ word }) => word)
  const named = startingWith(vocabulary.stems, one, judgement.prefixWords)
  return [...new Set([...named, ...begun])].map((word) => ({ stem: word, strength: judgement.strength.prefix }))
}

/**
 * The words that this one may be a slip of: of the vocabulary from similarity 0.7, of the catalogue
 * from 0.8, the best and its equals only (spec §9).
 */
function correctedReadings({ vocabulary, similar }: SearchIndex, one: string): Reading[] {
  const isPlausible = ({ word }: SimilarWord) =>
    one.length >= judgement.shortestCorrected.brand || !vocabulary.brandStems.has(word)
  const named = similarWords(vocabulary.similar, one, weights.fuzzy.term).filter(isPlausible)
  const written = similarWords(similar, one, weights.fuzzy.scoring)
  const [best] = [...named, ...written].toSorted((a, b) => b.similarity - a.similarity)
  if (!best) return []
  const equals = [...named, ...written].filter(
    ({ similarity }) => similarity >= best.similarity - judgement.similarityTie,
  )
  return [...new Map(equals.map(({ word, similarity }) => [word, { stem: word, strength: similarity }])).values()]
}
