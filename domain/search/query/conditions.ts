import type { ProductType } from '#domain/catalogue/product-types.ts'
import { fittingRanges } from '#domain/search/index/document-facts.ts'
import { fieldBits } from '#domain/search/index/document-words.ts'
import { indexWordOf, type Measures } from '#domain/search/index/measures.ts'
import { namingReadings, type Reading } from '#domain/search/index/phrases.ts'
import type { SearchIndex } from '#domain/search/index/search-index.ts'
import { factors } from '#domain/search/weights.ts'
import { singular, stemOf } from '#domain/text/tokens.ts'
import type { Intent, Role } from './intent.ts'
import type { QueryWord, ParsedQuery } from './read-query.ts'

export interface Condition {
  /** The words as typed; empty for measures. */
  text: string
  /** The place of the condition's word in the query; missing for measures and sizes. */
  position?: number
  readings: readonly Reading[]
  isRequired: boolean
  /** Whether the condition counts in the score: all required ones do, and the words of the part's name. */
  isCounted: boolean
  /** Bits of the fields, one of which must have the word: for a word in quotes, or one that must be in the name. */
  requiredIn?: number
  /** The types whose products meet the condition without the word. */
  productTypes?: readonly ProductType[]
}

/** Whether the query names a part or a machine. */
export function namesKind({ productTypes, families }: Intent): boolean {
  return productTypes.length + families.length > 0
}

/** Whether the query names a type of part itself, not by a hint. */
export function namesType({ productTypes, isHint }: Intent): boolean {
  return productTypes.length > 0 && !isHint
}

/** Whether the query names a brand itself; where a model implies one, the model is searched for instead. */
export function namesBrand({ brands, isBrandImplied }: Intent): boolean {
  return brands.length > 0 && !isBrandImplied
}

/** The conditions of a query; names are also words. Ignored words ('kit') are required if there are no others. */
export function conditionsOf(index: SearchIndex, query: ParsedQuery, intent: Intent): Condition[] {
  const conditions = [
    ...wordConditions(index, query, intent),
    ...intent.words.map((stem) => ({ ...optionalCondition(stem), requiredIn: fieldBits.name | fieldBits.tags })),
    ...sizeCondition(query.words, intent),
    ...measuredConditions(index, query.measures, intent),
  ]
  if (intent.kind !== undefined || conditions.some(({ isRequired }) => isRequired)) return conditions
  return conditions.map((condition) => ({ ...condition, isRequired: true, isCounted: true }))
}

function wordConditions(index: SearchIndex, { words, quotedWords }: ParsedQuery, intent: Intent): Condition[] {
  const conditions = words.flatMap((word, position) => conditionOf(index, intent, word, position) ?? [])
  return conditions.map((condition) =>
    quotedWords.has(condition.text)
      ? { ...condition, isRequired: true, isCounted: true, requiredIn: anyField }
      : condition,
  )
}

function measuredConditions(index: SearchIndex, { counts, pins, ranges, lengths }: Measures, intent: Intent) {
  // If the query names no part, the number of pins or the connector identifies it.
  const namesPart = namesType(intent)
  const namelessFields = namesPart ? {} : { requiredIn: fieldBits.tags }
  const connectorFlags = { isRequired: !namesPart, isCounted: !intent.symptom }
  return [
    ...counts.map((count) => requiredCondition(indexWordOf.count(count))),
    ...pins.map((count) => ({ ...requiredCondition(indexWordOf.pins(count)), ...namelessFields })),
    ...intent.connectors.map((token) => ({ ...requiredCondition(token), ...connectorFlags })),
    ...ranges.map((range) => requiredCondition(...fittingRanges(index.ranges, range).map(indexWordOf.range))),
    // A length chooses among similar parts and excludes none: '3,5' may also be volts.
    ...lengths.map((centimetres) => {
      const metres = Math.floor(centimetres / 100)
      return optionalCondition(indexWordOf.length(centimetres), String(metres))
    }),
  ]
}

const anyField = Object.values(fieldBits).reduce<number>((all, bit) => all | bit, 0)

function requiredCondition(...stems: string[]): Condition {
  return { text: '', readings: stems.map((stem) => ({ stem, strength: 1 })), isRequired: true, isCounted: true }
}

function optionalCondition(...stems: string[]): Condition {
  return { ...requiredCondition(...stems), isRequired: false, isCounted: false }
}

function flagsOf(index: SearchIndex, intent: Intent, word: QueryWord, role: Role | undefined) {
  // A product meets a hint by its type as well as by the word.
  if (role === 'product' && intent.isHint) return { isRequired: true, isCounted: true }
  if (role === 'product') return { isRequired: false, isCounted: isInCatalogue(index, intent, word) }
  if (role === 'further') return { isRequired: false, isCounted: isInNames(index, intent, word) }
  // A brand is asked of all candidates, and a connector's name is one condition, made from `intent.connectors`.
  if (role !== 'equipment' && role !== undefined) return { isRequired: false, isCounted: false }
  const isRequired = isDistinctive(index, intent, word)
  // 'T' and 'Y' distinguish two unions, but no part is excluded for a letter.
  return { isRequired, isCounted: isRequired || (isLetter(word) && word.readings.length > 0) }
}

function conditionOf(index: SearchIndex, intent: Intent, word: QueryWord, position: number): Condition | undefined {
  const { text, readings, isDenied } = word
  const role = intent.roles.get(position)
  if (role === 'size' || (role === undefined && isDenied)) return undefined
  const isOtherTrade = role === undefined && intent.families.length === 0 && isOfOtherTrade(index, text)
  return {
    text,
    position,
    readings,
    ...flagsOf(index, intent, word, role),
    ...(role === 'product' && intent.isHint && { productTypes: intent.productTypes }),
    ...(isOtherTrade && { requiredIn: fieldBits.name }),
  }
}

/** Whether a word is of another trade: 'poste' is, 'posto' is not, although they have one stem. */
function isOfOtherTrade({ vocabulary }: SearchIndex, text: string): boolean {
  return vocabulary.otherTrades.get(stemOf(text))?.includes(singular(text)) === true
}

/** Whether the catalogue has a word; false where the query names a symptom or a special part. */
function isInCatalogue(index: SearchIndex, intent: Intent, { readings }: QueryWord): boolean {
  return !intent.isSpecialized && readings.some(({ stem }) => index.words.has(stem))
}

/** Whether names of products have a further word, which then distinguishes: 'orelha' after 'sensor de saturação'. */
function isInNames(index: SearchIndex, intent: Intent, { readings }: QueryWord): boolean {
  return !intent.isSpecialized && readings.some((reading) => isInFields(index, reading, fieldBits.name))
}

function isInFields({ words }: SearchIndex, { stem, isTextOnly = false }: Reading, bits: number): boolean {
  return !isTextOnly && [...(words.get(stem)?.values() ?? [])].some((fieldsWithWord) => (fieldsWithWord & bits) !== 0)
}

const verbEnding = /..(?:ou|eu|iu|ando|endo|indo|.[ai]r)$/

/** Whether a word is a verb that no name or tag has: 'rachou' and 'alarmando' say what happened to a part. */
function isEventVerb(index: SearchIndex, { text, readings }: QueryWord): boolean {
  const isNamed = (reading: Reading) =>
    reading.strength >= factors.strength.synonym && isInFields(index, reading, fieldBits.name | fieldBits.tags)
  return text.length > 4 && verbEnding.test(text) && !readings.some(isNamed)
}

/** Whether a word distinguishes parts. Beside a symptom only models do, because the other words describe the fault. */
function isDistinctive(index: SearchIndex, intent: Intent, word: QueryWord): boolean {
  const { text, readings, isInNext } = word
  const isIgnored = readings.some(({ stem }) => index.vocabulary.ignoredStems.has(stem))
  const isModel =
    /\d/.test(text) ||
    namingReadings(readings).some(({ stem, strength }) => strength === 1 && index.modelWords.has(stem))
  return !isInNext && !isIgnored && !isLetter(word) && (isModel || !(intent.symptom || isEventVerb(index, word)))
}

function isLetter({ text, readings }: QueryWord): boolean {
  return text.length === 1 && readings.every(({ stem }) => stem.length === 1)
}

/** The condition for the asked sizes; all words of a size are one, because 'adulto grande' is not 'adulto'. */
function sizeCondition(words: readonly QueryWord[], intent: Intent): Condition[] {
  if (intent.sizes.length === 0) return []
  const sizeWords = words.filter((_, position) => intent.roles.get(position) === 'size')
  const sizeReadings = intent.sizes.map((size) => ({ stem: indexWordOf.size(size), strength: 1 }))
  const namedSizes = intent.sizes
    .filter((size) => !size.includes('-'))
    .map((size) => ({ stem: stemOf(size), strength: 1 }))
  // Words that each name a size are matched alone; those of 'adulto grande' would name another.
  const hasWordForEach = sizeWords.length === intent.sizes.length
  const readings = [...sizeReadings, ...(hasWordForEach ? sizeWords.flatMap((word) => word.readings) : namedSizes)]
  // Beside a symptom a size only describes the patient: 'bebê no halo' does not ask for a smaller part.
  const isCondition = intent.symptom === undefined
  const text = sizeWords.map((word) => word.text).join(' ')
  return [{ text, readings, isRequired: isCondition, isCounted: isCondition }]
}
