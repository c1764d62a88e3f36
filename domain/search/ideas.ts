import type { ProductType } from '../catalogue/vocabulary.ts'
import { countToken, rangeToken, sizeToken } from './attributes.ts'
import { fittingRanges } from './facts.ts'
import type { Intent } from './intent.ts'
import type { Reading } from './phrases.ts'
import type { QueryWord, ReadQuery } from './read-query.ts'
import type { SearchIndex } from './search-index.ts'

/** One thing that a query says, as the words of the catalogue that say it. */
export interface Idea {
  /** As typed, for the words; empty for measures. */
  text: string
  readings: readonly Reading[]
  /** Whether a product without it misses something that was asked, and may not be an answer. */
  isAsked: boolean
  /** Whether a product without it is a lesser answer: all that is asked, and the words of the part's name. */
  isSaid: boolean
  /** Only a part that is called so will do: description does not count. */
  isRequired?: boolean
  /** A product of these types carries it without the word. */
  productTypes?: readonly ProductType[]
}

/**
 * Everything that a query says. Product and brand names count as words here; `score` asks for them
 * besides. Words that are ignored elsewhere are asked for when a query has no others: 'kit'.
 */
export function ideasOf(index: SearchIndex, { words, measures }: ReadQuery, intent: Intent): Idea[] {
  const spoken = words.flatMap((word, position) => ideaOf(index, intent, word, position) ?? [])
  const required = intent.words.map((stem) => ({ ...asked(stem), isRequired: true }))
  const counts = measures.counts.map((count) => asked(countToken(count)))
  const ranges = measures.ranges.map((range) => asked(...fittingRanges(index.ranges, range).map(rangeToken)))
  const ideas = [...spoken, ...required, ...sizeIdea(words, intent), ...counts, ...ranges]
  const isAnythingAsked = intent.kind !== undefined || ideas.some(({ isAsked }) => isAsked)
  return isAnythingAsked ? ideas : ideas.map((idea) => ({ ...idea, isAsked: true, isSaid: true }))
}

function asked(...stems: string[]): Idea {
  return { text: '', readings: stems.map((stem) => ({ stem, strength: 1 })), isAsked: true, isSaid: true }
}

function ideaOf(
  { vocabulary, words: known }: SearchIndex,
  intent: Intent,
  word: QueryWord,
  position: number,
): Idea | undefined {
  const { text, readings, isInNext } = word
  const role = intent.roles.get(position)
  if (role === 'size') return undefined
  if (role === 'product' && intent.isHint)
    return { text, readings, isAsked: true, isSaid: true, productTypes: intent.productTypes }
  // A symptom's words, and those that the catalogue never writes, tell no part from another.
  if (role === 'product') {
    return {
      text,
      readings,
      isAsked: false,
      isSaid: !intent.isSpecialized && readings.some(({ stem }) => known.has(stem)),
    }
  }
  if (role && role !== 'equipment') return { text, readings, isAsked: false, isSaid: false }
  const isIgnored = readings.some(({ stem }) => vocabulary.ignoredStems.has(stem))
  const isLetter = text.length === 1 && readings.every(({ stem }) => stem.length === 1)
  const isAsked = !isInNext && !isIgnored && !isLetter
  // 'T' and 'Y' tell one union from another, yet no part is refused for a letter.
  return { text, readings, isAsked, isSaid: isAsked || (isLetter && readings.length > 0) }
}

/** All words of a size are one idea: 'adulto grande' is not 'adulto'. */
function sizeIdea(words: readonly QueryWord[], intent: Intent): Idea[] {
  if (intent.sizes.length === 0) return []
  const said = words.filter((_, position) => intent.roles.get(position) === 'size')
  const sized = intent.sizes.map((size) => ({ stem: sizeToken(size), strength: 1 }))
  // One word names its size in any text; the words of 'adulto grande' each name another.
  const readings = [...sized, ...(said.length === 1 ? said.flatMap((word) => word.readings) : [])]
  return [{ text: said.map(({ text }) => text).join(' '), readings, isAsked: true, isSaid: true }]
}
