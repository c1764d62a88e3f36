import { readMeasures, type Measures } from '#domain/search/index/measures.ts'
import type { Reading } from '#domain/search/index/phrases.ts'
import type { SearchIndex } from '#domain/search/index/search-index.ts'
import { numeralValue } from '#domain/text/numerals.ts'
import { isUnit, stemOf, wordsOf } from '#domain/text/tokens.ts'
import { pairReadings, readingsOf } from './readings.ts'

export interface QueryWord {
  /** The word as typed, normalised. */
  text: string
  readings: readonly Reading[]
  /** Whether the next word contains this one too: 'umec' before '12', which is read as 'umec12'. */
  isInNext: boolean
  /** Whether the word stands after 'sem': the part does not have it. */
  isDenied: boolean
}

export interface ParsedQuery {
  words: readonly QueryWord[]
  measures: Measures
  /** Words in quotes: no answer without them. */
  quotedWords: ReadonlySet<string>
  /** How many words stand before the first 'com' or comma: what follows describes them. */
  openingLength: number
}

/** Reads a query word by word: measures apart, function words dropped, each word with its readings. */
export function readQuery(index: SearchIndex, query: string): ParsedQuery {
  const measures = readMeasures(query.replaceAll(/(?<![\w])[a-z]+(?![\w])/g, inFigures))
  const texts = withoutFunctionWords(index, measures.rest).map((word) => inFigures(word).replace(/^0(?=\d$)/, ''))
  const denied = [...query.matchAll(deniedPattern)].flatMap(([, words = '']) => wordsOf(words))
  return {
    measures,
    words: readWords(index, texts, new Set(denied)),
    quotedWords: new Set((query.match(/["“][^"”]+["”]/g) ?? []).flatMap(wordsOf)),
    openingLength: withoutFunctionWords(index, measures.rest.split(detailSeparator)[0] ?? '').length,
  }
}

/** The words of a text without its function words, except those that belong to a model or connector. */
function withoutFunctionWords(index: SearchIndex, text: string): string[] {
  const { modelBook, vocabulary } = index
  // 'SE-12' is a model, but 'se 12', 'as 3' and 'c/ 100' are not.
  const numbered = Array.from(text.matchAll(/\b([a-z]{2,})[-/](\d+)\b/g), ([, word, number]) => `${word}${number}`)
  const models = new Set(numbered.filter((name) => modelBook.has(name)))
  return wordsOf(text).filter(
    (word, place, all) =>
      !vocabulary.functionWords.has(word) ||
      models.has(`${word}${all[place + 1]}`) ||
      isOfModel(index, word, [all[place - 1], all[place + 1]]),
  )
}

/** The words, each with its readings. In: the words that the query denies. */
function readWords(index: SearchIndex, texts: readonly string[], denied: ReadonlySet<string>): QueryWord[] {
  const isAlone = texts.filter((text) => !index.vocabulary.ignoredStems.has(stemOf(text))).length === 1
  const words: QueryWord[] = []
  for (const [position, text] of texts.entries()) {
    const isLast = position === texts.length - 1
    const before = words.at(-1)
    const pair = before ? pairReadings(index, [before.text, text], isLast) : []
    // 'uMEC 12' is only that model, unless a unit follows; an unknown word that joins the next counts there alone.
    const isModelNumber = pair.length > 0 && /^\d/.test(text) && !isUnit(texts[position + 1])
    const isPart = before?.readings.length === 0 && pair.some(({ strength }) => strength === 1)
    if (before && (isModelNumber || isPart)) before.isInNext = true
    const alone = isModelNumber ? [] : readingsOf(index, text, { isLast, isAlone })
    words.push({ text, readings: [...pair, ...alone], isInNext: false, isDenied: denied.has(text) })
  }
  return words
}

/** Matches what a part does not have: 'sem troca'; 'ficou sem sinal' states a fault. */
const deniedPattern =
  /(?<!\b(?:ficou|ficamos|estou|estamos|esta|ta|to|veio|vieram) )\bsem ([a-z]+(?: d[aeo]s? [a-z]+)?)/g

/** What separates a machine from its own equipment: 'incubadora com bateria', 'oxímetro, alimentado a pilhas'. */
const detailSeparator = /,|\bcom\b|\bc\//i

/** Whether a function word belongs to a name: 'A' to 'MAX-A', 'DE' to 'DE-9'. In: also the words beside it. */
function isOfModel(
  { words, vocabulary, modelBook }: SearchIndex,
  word: string,
  [before = '', next = '']: readonly (string | undefined)[],
): boolean {
  // 'LOGIQ e' and 'Plum A plus', but not 'c1 a c6'.
  if (/^[a-z]{3,}$/.test(before) && (modelBook.has(before + word) || modelBook.has(before + word + next))) return true
  return (word.length === 1 && words.has(before + word)) || (/^\d/.test(next) && vocabulary.byStem.has(word + next))
}

/** A numeral in figures: 'quinhentos' is 500. Those below ten stay words, because 'um' may be an article. */
function inFigures(word: string): string {
  const value = numeralValue(word)
  return value !== undefined && value >= 10 ? String(value) : word
}
