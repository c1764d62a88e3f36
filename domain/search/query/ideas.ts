import type { ProductType } from '#domain/catalogue/product-types.ts'
import { countToken, rangeToken, sizeToken } from '#domain/search/index/measures.ts'
import { fieldBits } from '#domain/search/index/document-words.ts'
import { fittingRanges } from '#domain/search/index/facts.ts'
import type { Intent, Role } from './intent.ts'
import type { Reading } from '#domain/search/index/phrases.ts'
import type { QueryWord, ReadQuery } from './read-query.ts'
import type { SearchIndex } from '#domain/search/index/search-index.ts'
import { stem } from '#domain/text/tokens.ts'

/** One thing that a query says, as the words of the catalogue that say it. */
export interface Idea {
  /** As typed, for the words; empty for measures. */
  text: string
  /** Its word's place in the query; missing for measures and sizes. */
  position?: number
  readings: readonly Reading[]
  /** Whether a product without it misses something that was asked, and may not be an answer. */
  isAsked: boolean
  /** Whether a product without it is a lesser answer: all that is asked, and the words of the part's name. */
  isSaid: boolean
  /** Bits of the fields one of which must have it: a part that is called so, a word in quotes. */
  requiredIn?: number
  /** A product of these types carries it without the word. */
  productTypes?: readonly ProductType[]
}

/**
 * Everything that a query says. Product and brand names count as words here; `score` asks for them
 * besides. Words that are ignored elsewhere are asked for when a query has no others: 'kit'.
 */
export function ideasOf(index: SearchIndex, { words, measures, insisted }: ReadQuery, intent: Intent): Idea[] {
  const said = words.flatMap(
    (word, position) => ideaOf(index, word, { intent, position, role: intent.roles.get(position) }) ?? [],
  )
  const spoken = said.map((idea) =>
    insisted.has(idea.text) ? { ...idea, isAsked: true, isSaid: true, requiredIn: anywhere } : idea,
  )
  const required = intent.words.map((one) => ({
    ...asked(one),
    isAsked: false,
    isSaid: false,
    requiredIn: anywhere & ~fieldBits.description,
  }))
  const counts = measures.counts.map((count) => asked(countToken(count)))
  const ranges = measures.ranges.map((range) => asked(...fittingRanges(index.ranges, range).map(rangeToken)))
  const ideas = [...spoken, ...required, ...sizeIdea(words, intent), ...counts, ...ranges]
  const isAnythingAsked = intent.kind !== undefined || ideas.some(({ isAsked }) => isAsked)
  return isAnythingAsked ? ideas : ideas.map((idea) => ({ ...idea, isAsked: true, isSaid: true }))
}

const anywhere = Object.values(fieldBits).reduce<number>((all, bit) => all | bit, 0)

function asked(...stems: string[]): Idea {
  return { text: '', readings: stems.map((one) => ({ stem: one, strength: 1 })), isAsked: true, isSaid: true }
}

interface Played {
  intent: Intent
  position: number
  role: Role | undefined
}

function ideaOf(index: SearchIndex, word: QueryWord, played: Played): Idea | undefined {
  const { text, readings } = word
  const { intent, position, role } = played
  const { words: known } = index
  if (role === 'size') return undefined
  if (role === 'product' && intent.isHint)
    return { text, position, readings, isAsked: true, isSaid: true, productTypes: intent.productTypes }
  // A symptom's words, and those that the catalogue never writes, tell no part from another.
  if (role === 'product') {
    const isSaid = !intent.isSpecialized && readings.some((one) => known.has(one.stem))
    return { text, position, readings, isAsked: false, isSaid }
  }
  // 'Orelha' after 'sensor de saturação' tells one sensor from another, if names have it.
  if (role === 'further') {
    const isSaid = !intent.isSpecialized && readings.some((one) => isInName(known, one))
    return { text, position, readings, isAsked: false, isSaid }
  }
  if (role && role !== 'equipment') return { text, position, readings, isAsked: false, isSaid: false }
  return plainIdea(index, word, played)
}

/** A word that names a machine, or plays no part. */
function plainIdea(
  { vocabulary }: SearchIndex,
  { text, readings, isInNext }: QueryWord,
  { intent, position, role }: Played,
): Idea {
  const isIgnored = readings.some((one) => vocabulary.ignoredStems.has(one.stem))
  const isLetter = text.length === 1 && readings.every((one) => one.stem.length === 1)
  // Beside a symptom the other words only tell how it came: those with a number are models.
  const isTelling = !intent.symptom || /\d/.test(text)
  const isAsked = !isInNext && !isIgnored && !isLetter && isTelling
  // 'T' and 'Y' tell one union from another, yet no part is refused for a letter.
  const isSaid = isAsked || (isLetter && readings.length > 0)
  const isElsewhere = role === undefined && vocabulary.elsewhereStems.has(stem(text))
  return { text, position, readings, isAsked, isSaid, ...(isElsewhere && { requiredIn: fieldBits.name }) }
}

function isInName(known: SearchIndex['words'], { stem: one, isText = false }: Reading): boolean {
  return !isText && (known.get(one)?.some((entry) => (entry & fieldBits.name) !== 0) ?? false)
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
