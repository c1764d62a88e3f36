import type { ProductType } from '#domain/catalogue/product-types.ts'
import {
  includesMatch,
  matchesOfKind,
  type PhraseMatch,
  leadingMatches,
  longestMatches,
  type MatchOf,
} from '#domain/search/index/phrases.ts'
import type { SearchIndex } from '#domain/search/index/search-index.ts'
import type { SymptomIntent } from '#domain/search/index/symptoms.ts'
import type { Symptom } from '#domain/search/index/vocabulary-schema.ts'
import { judgement } from '#domain/search/weights.ts'
import { stemsOf, stemOf } from '#domain/text/tokens.ts'
import type { QueryWord, ParsedQuery } from './read-query.ts'

export interface AskedPart {
  productTypes: readonly ProductType[]
  /** Words that the part's name or tags must contain. */
  words: readonly string[]
  confidence: number
  isHint: boolean
  isSpecialized: boolean
  matches: readonly PhraseMatch[]
  /** For a symptom: the symptom, and by type the words that a part's name or tags must contain. */
  symptom?: Symptom
  wordsOfType?: ReadonlyMap<ProductType, readonly string[]>
}

/** The part that a query names, if it is more than a detail of a machine, and the part or symptom that it asks about. */
export function askedPart(
  index: SearchIndex,
  { words, openingLength }: ParsedQuery,
  { matches, symptom }: { matches: readonly PhraseMatch[]; symptom: SymptomIntent | undefined },
): Record<'named' | 'product', AskedPart | undefined> {
  const matched = matchedPart(matches, (connector) => opensWithPart(index, words, connector))
  const part = byNoun(index, words, matched)
  const place = { first: openingPlace(index, words), opening: openingLength }
  const named = isOfMachine(part, matches, place) ? undefined : part
  return { named, product: withSymptom(named, symptom) }
}

/** A text that opens with a noun of other products asks for those: 'válvula da ponta do circuito' is no circuit. */
function byNoun(index: SearchIndex, words: readonly QueryWord[], part: AskedPart | undefined): AskedPart | undefined {
  const place = openingPlace(index, words)
  const noun = stemOf(words[place]?.text ?? '')
  const types = noun === connectorHead ? [] : [...new Set(index.heads.get(noun)?.flatMap((type) => type ?? []))]
  if (!part || part.isHint || types.length === 0 || part.matches.some(({ head }) => head <= place)) return part
  const isOfNoun = part.productTypes.some((type) => types.includes(type))
  return isOfNoun ? part : { ...part, productTypes: types, words: [noun], isSpecialized: true }
}

/** The place of the first word that says something; -1 if none does. */
export function openingPlace({ vocabulary }: SearchIndex, words: readonly QueryWord[]): number {
  return words.findIndex(({ text }) => !vocabulary.ignoredStems.has(stemOf(text)))
}

/** A connector that belongs to no part and includes all other phrases; else a special phrase, the name, a hint. */
function matchedPart(
  matches: readonly PhraseMatch[],
  isOfPart: (connector: PhraseMatch) => boolean,
): AskedPart | undefined {
  const types = matchesOfKind(matches, 'type')
  const allNames = types.filter((match) => !match.phrase.meaning.isHint)
  const names = leadingMatches(allNames)
  const phrases = leadingMatches(matchesOfKind(matches, 'specialized'))
  const [name] = names
  const [phrase] = phrases
  const connectors = leadingMatches(longestMatches(matchesOfKind(matches, 'connector')))
  const [connector] = connectors
  const others = [...allNames, ...phrases]
  if (connector && !isOfPart(connector) && others.every((other) => includesMatch(connector, other)))
    return bySpecial(connectors, connector)
  if (phrase && (!name || isMoreSpecific(phrase, name))) return bySpecial(phrases, phrase)
  if (name) return byName(names, name.strength, false)
  const hints = leadingMatches(types.filter((match) => match.phrase.meaning.isHint))
  const [hint] = hints
  return hint && byName(hints, hint.strength * judgement.confidence.hint, true)
}

type SpecialMatch = MatchOf<'specialized' | 'connector'>

function bySpecial(matches: readonly SpecialMatch[], { phrase, strength }: SpecialMatch): AskedPart {
  return {
    productTypes: [...new Set(matches.flatMap((match) => match.phrase.meaning.productTypes))],
    words: matches.every((match) => match.phrase.meaning === phrase.meaning) ? phrase.meaning.words : [],
    confidence: strength,
    isHint: false,
    isSpecialized: true,
    matches,
  }
}

function byName(matches: ReturnType<typeof matchesOfKind<'type'>>, confidence: number, isHint: boolean): AskedPart {
  const productTypes = [...new Set(matches.map(({ phrase }) => phrase.meaning.productType))]
  return { productTypes, words: [], confidence, isHint, isSpecialized: false, matches }
}

function isMoreSpecific(phrase: PhraseMatch, name: PhraseMatch): boolean {
  if (phrase.positions.length < name.positions.length) return phrase.head < name.head && !includesMatch(name, phrase)
  const isSurer = phrase.head === name.head && phrase.strength >= name.strength
  return includesMatch(phrase, name) || phrase.head < name.head || isSurer
}

/** The parts to check for a symptom, unless the query names a part that has nothing to do with it. */
function withSymptom(named: AskedPart | undefined, found: SymptomIntent | undefined): AskedPart | undefined {
  if (!found) return named
  const { symptom, positions } = found
  const types = [...new Set(symptom.parts.map(({ type }) => type))]
  // Neither the beginning of a name ('bate' for 'bateria') nor a synonym ('fio' for 'cabo') is sure enough.
  const isNamed = named !== undefined && !named.isHint && named.confidence > judgement.strength.synonym
  if (isNamed) {
    const places = new Set(named.matches.flatMap((match) => match.positions))
    // The name of a part is no symptom: 'coletor de água' does not report water in the wrong place.
    const isOnlyName = positions.every((place) => places.has(place))
    const isWithin = [...places].every((place) => positions.includes(place))
    const isOther = named.words.length > 0 || !named.productTypes.some((type) => types.includes(type))
    if (isOnlyName || (isOther && !isWithin)) return named
  }
  return {
    productTypes: types,
    words: [],
    confidence: 1,
    isHint: false,
    isSpecialized: true,
    matches: isNamed ? named.matches : [],
    symptom,
    wordsOfType: new Map(
      symptom.parts.flatMap(({ type, word }) => (word === undefined ? [] : [[type, stemsOf(word)]])),
    ),
  }
}

/** A part that only describes the machine with which a text opens: 'ultrassom formato notebook com bateria'. */
function isOfMachine(
  part: AskedPart | undefined,
  matches: readonly PhraseMatch[],
  { first, opening }: { first: number; opening: number },
): boolean {
  if (!part) return false
  const opensWith = leadingMatches(matchesOfKind(matches, 'equipment')).some(({ head }) => head <= first)
  const isDetail = part.matches.every(({ positions }) => positions.some((place) => place >= opening))
  return opensWith && isDetail
}

/** Whether a connector follows a word that opens product names. The connector is then only a detail of that product. */
function opensWithPart({ heads }: SearchIndex, words: readonly QueryWord[], connector: PhraseMatch): boolean {
  const before = words.slice(0, Math.min(...connector.positions)).flatMap(({ readings }) => readings)
  return before.some(({ stem, strength }) => strength === 1 && heads.has(stem) && stem !== connectorHead)
}

/** The stem of 'conector', which names no part by itself: 'conector DB9' asks for any part with a DB9 connector. */
const connectorHead = 'conector'
