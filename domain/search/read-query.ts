import { readMeasures, type Measures } from './attributes.ts'
import type { Reading } from './phrases.ts'
import { isKnown, pairReadings, readingsOf } from './readings.ts'
import type { SearchIndex } from './search-index.ts'
import { leadingLetters, stem, wordsOf } from './tokens.ts'
import { judgement } from './weights.ts'

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
  const spelled = joinHalves(index, splitModels(index, texts))
  const words: QueryWord[] = []
  for (const [position, text] of spelled.entries()) {
    const isLast = position === spelled.length - 1
    const before = words.at(-1)
    const pair = before ? pairReadings(index, [before.text, text], isLast) : []
    // A number after its name is only that model; two words that make a third are themselves too.
    const isModelNumber = pair.length > 0 && /^\d/.test(text)
    if (isModelNumber && before) before.isInNext = true
    const alone = isModelNumber ? [] : readingsOf(index, text, isLast)
    words.push({ text, readings: [...pair, ...alone], isInNext: false })
  }
  return { measures, words }
}

/** 'umec15' is nobody's word, but 'umec' is: read both parts. */
function splitModels(index: SearchIndex, texts: readonly string[]): string[] {
  return texts.flatMap((text) => {
    const letters = leadingLetters(text)
    if (letters === undefined || isKnown(index, text) || !index.words.has(letters)) return [text]
    return [letters, text.slice(letters.length)]
  })
}

/** 'neo pinch' is 'neopinch' when only that is known. */
function joinHalves(index: SearchIndex, texts: readonly string[]): string[] {
  const joined: string[] = []
  for (const text of texts) {
    const before = joined.at(-1)
    const isHalf = before !== undefined && !(isKnown(index, stem(before)) && isKnown(index, stem(text)))
    if (isHalf && isKnown(index, stem(before + text))) joined[joined.length - 1] = before + text
    else joined.push(text)
  }
  return joined
}
