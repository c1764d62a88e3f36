import type { ProductType } from '#domain/catalogue/product-types.ts'
import type { SymptomIntent } from './symptom-intent.ts'
import { includes, leading, longest, ofKind, type MatchOf, type PhraseMatch } from '#domain/search/index/phrases.ts'
import { stemsOf } from '#domain/text/tokens.ts'
import type { Symptom } from '#domain/search/index/vocabulary-schema.ts'
import { judgement, weights } from '#domain/search/weights.ts'

/** Which part a query asks for. */
export interface ProductIntent {
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

/**
 * The part that the matched phrases name: a connector, if it belongs to no part and includes all other phrases; else a
 * special phrase that says more than the part's name; else the name; else a hint. In: whether a connector belongs to a
 * part that is named before it.
 */
export function productIntent(
  matches: readonly PhraseMatch[],
  isOfPart: (connector: PhraseMatch) => boolean,
): ProductIntent | undefined {
  const types = ofKind(matches, 'type')
  const names = types.filter((match) => !match.phrase.meaning.isHint)
  const named = leading(names)
  const special = leading(ofKind(matches, 'specialized'))
  const [name] = named
  const [phrase] = special
  const connectors = leading(
    longest(ofKind(matches, 'connector').filter(({ strength }) => strength >= weights.fuzzy.scoring)),
  )
  const [connector] = connectors
  // A line of machines may also name a connector ('LIFEPAK'): the part is then still to be named.
  const lines = ofKind(matches, 'brand').filter((line) => connector && includes(line, connector))
  const others = [...names, ...special, ...lines]
  if (connector && !isOfPart(connector) && others.every((other) => includes(connector, other)))
    return bySpecial(connectors, connector)
  if (phrase && (!name || saysMore(phrase, name))) return bySpecial(special, phrase)
  if (name) return byName(named, name.strength, false)
  const machines = ofKind(matches, 'equipment')
  // 'Oxímetro' points to its sensors, 'oxímetro de pulso' is a machine.
  const isInMachine = (match: PhraseMatch) =>
    machines.some((machine) => machine.positions.length > match.positions.length && includes(machine, match))
  const hints = leading(types.filter((match) => match.phrase.meaning.isHint && !isInMachine(match)))
  const [hint] = hints
  return hint && byName(hints, hint.strength * judgement.confidence.hint, true)
}

type SpecialMatch = MatchOf<'specialized' | 'connector'>

function bySpecial(matches: readonly SpecialMatch[], { phrase, strength }: SpecialMatch): ProductIntent {
  return {
    productTypes: [...new Set(matches.flatMap((match) => match.phrase.meaning.productTypes))],
    words: matches.every((match) => match.phrase.meaning === phrase.meaning) ? phrase.meaning.words : [],
    confidence: strength,
    isHint: false,
    isSpecialized: true,
    matches,
  }
}

function byName(matches: ReturnType<typeof ofKind<'type'>>, confidence: number, isHint: boolean): ProductIntent {
  const productTypes = [...new Set(matches.map(({ phrase }) => phrase.meaning.productType))]
  return { productTypes, words: [], confidence, isHint, isSpecialized: false, matches }
}

function saysMore(phrase: PhraseMatch, name: PhraseMatch): boolean {
  if (phrase.positions.length < name.positions.length) return phrase.head < name.head && !includes(name, phrase)
  const isSurer = phrase.head === name.head && phrase.strength >= name.strength
  return includes(phrase, name) || phrase.head < name.head || isSurer
}

/** The parts to check for a symptom, unless the query names a part that has nothing to do with it. */
export function withSymptom(
  named: ProductIntent | undefined,
  told: SymptomIntent | undefined,
): ProductIntent | undefined {
  if (!told) return named
  const { symptom, positions } = told
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
