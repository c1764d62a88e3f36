import type { EquipmentFamily } from '#domain/catalogue/equipment-families.ts'
import type { ProductType } from '#domain/catalogue/product-types.ts'
import type { SizeKey } from '#domain/catalogue/vocabulary.ts'
import {
  includesMatch,
  leadingMatches,
  longestMatches,
  matchesOfKind,
  type MatchOf,
  matchPhrases,
  namingReadings,
  type PhraseMatch,
  withoutShorter,
} from '#domain/search/index/phrases.ts'
import type { SearchIndex } from '#domain/search/index/search-index.ts'
import { symptomIntent, type SymptomIntent } from '#domain/search/index/symptoms.ts'
import type { Symptom } from '#domain/search/index/vocabulary-schema.ts'
import { factors, weights } from '#domain/search/weights.ts'
import { stemOf, stemsOf } from '#domain/text/tokens.ts'
import type { QueryWord, ParsedQuery } from './read-query.ts'

export type IntentKind = keyof typeof weights.intent

/** The role of a word in a query; a plain word has none. 'further' is a second name of the same part. */
export type Role = 'product' | 'brand' | 'equipment' | 'size' | 'context' | 'further' | 'connector'

/** What a query asks for (spec §9 'intent'). */
export interface Intent {
  /** Undefined when the query has only plain words. */
  kind: IntentKind | undefined
  confidence: number
  productTypes: readonly ProductType[]
  /** Whether the types are only hinted at: other types are less likely, but not excluded. */
  isHint: boolean
  isSpecialized: boolean
  brands: readonly string[]
  /** Whether the query itself names no brand; a model or line of equipment may imply one, and is searched instead. */
  isBrandImplied: boolean
  families: readonly EquipmentFamily[]
  /** The families of the machine that the query names beside the part. */
  machineFamilies: readonly EquipmentFamily[]
  sizes: readonly SizeKey[]
  words: readonly string[]
  wordsOfType: ReadonlyMap<ProductType, readonly string[]>
  symptom: Symptom | undefined
  /** The types of parts closest in meaning to what the query asks for, if the shop does not sell that. */
  notSold: readonly ProductType[] | undefined
  /** The index words of the connectors that the query names beside the part. */
  connectors: readonly string[]
  roles: ReadonlyMap<number, Role>
}

const nothingNamed = {
  productTypes: [],
  isHint: false,
  isSpecialized: false,
  words: [],
  wordsOfType: new Map(),
  symptom: undefined,
}

/** What a query asks for: the part, the brand, the equipment, the size. */
export function readIntent(index: SearchIndex, query: ParsedQuery): Intent {
  const { words } = query
  const readings = words.map((word) => word.readings)
  const matches = matchPhrases(readings, index.vocabulary).filter((match) => !isDenied(match, words))
  const symptom = symptomIntent(index, words)
  const { named, product } = askedPart(index, query, { matches, symptom })
  // A machine counts only where its head word comes first: 'ECG do aparelho' does not mean 'aparelho de ECG'.
  const machines = matchesOfKind(matches, 'equipment').filter(({ head, positions }) => head === positions[0])
  const brand = brandIntent(index, words, { matches, names: [...(product?.matches ?? []), ...machines] })
  const equipment = product && !product.isHint ? [] : leadingMatches(machines)
  // 'Eletro' in 'cabo do eletro' belongs to the part's name, and does not limit the answers to one kind of machine.
  const machinesBeside = machines.filter(
    (machine) => named?.isHint || !named?.matches.some((name) => includesMatch(name, machine)),
  )
  const connectors = connectorsBeside(matches, product?.matches ?? [])
  const sizes = withoutShorter(matchesOfKind(matches, 'size'))
  const productTypes = product?.productTypes ?? []
  return {
    ...nothingNamed,
    ...product,
    kind: kindOf(product, brand.brands.length > 0, equipment.length > 0),
    confidence: (product?.confidence ?? 1) * brand.confidence,
    brands: brand.brands,
    isBrandImplied: brand.matches.length === 0,
    families: [...new Set(equipment.map(({ phrase }) => phrase.meaning.family))],
    machineFamilies: [...new Set(leadingMatches(machinesBeside).map(({ phrase }) => phrase.meaning.family))],
    sizes: [...new Set(sizes.map(({ phrase }) => phrase.meaning.size))],
    notSold: notSoldIn(index, words, { matches, product }),
    connectors: connectors.flatMap(({ phrase }) => phrase.meaning.words),
    roles: rolesOf([
      ['connector', connectors],
      ['context', product ? machines : []],
      // Further names of the asked type. A name of another type stays a plain word.
      [
        'further',
        matchesOfKind(matches, 'type').filter(({ phrase }) => productTypes.includes(phrase.meaning.productType)),
      ],
      ['size', sizes],
      ['equipment', equipment],
      ['brand', brand.matches],
      ['product', [...(product?.matches ?? []), ...(product?.symptom && symptom ? [symptom] : [])]],
    ]),
  }
}

interface BrandIntent {
  brands: readonly string[]
  confidence: number
  /** The phrases that are the brand's name; a model's words stay words to be found. */
  matches: readonly PhraseMatch[]
}

/** The named brands, else that of a line ('IntelliVue') or of models; 'Universal' beside a brand is only a word. */
function brandIntent(
  index: SearchIndex,
  words: readonly QueryWord[],
  { matches, names }: { matches: readonly PhraseMatch[]; names: readonly PhraseMatch[] },
): BrandIntent {
  const mentioned = withoutShorter(matchesOfKind(matches, 'brand')).filter(
    (match) => match.strength === 1 || !names.some((name) => includesMatch(name, match)),
  )
  const brandNames = mentioned.filter(({ phrase }) => !phrase.meaning.isLine)
  const realBrands = brandNames.filter(({ phrase }) => phrase.meaning.brand !== 'universal')
  const named = realBrands.length > 0 ? realBrands : brandNames
  if (named.length > 0) return { brands: brandsOf(named), confidence: strengthOf(named), matches: named }
  const lines = mentioned.filter(({ phrase }) => phrase.meaning.isLine)
  const { inferredBrand } = factors.confidence
  if (lines.length > 0) return { brands: brandsOf(lines), confidence: strengthOf(lines) * inferredBrand, matches: [] }
  const models = words.flatMap((word) => brandOfModel(index, word) ?? [])
  return { brands: [...new Set(models)], confidence: models.length > 0 ? inferredBrand : 1, matches: [] }
}

function brandOfModel({ modelWords }: SearchIndex, { readings }: QueryWord): string | undefined {
  const [brand, ...others] = new Set(namingReadings(readings).map(({ stem }) => modelWords.get(stem)?.brand))
  return others.length === 0 ? brand : undefined
}

function brandsOf(matches: ReturnType<typeof matchesOfKind<'brand'>>): string[] {
  return [...new Set(matches.map(({ phrase }) => phrase.meaning.brand))]
}

function strengthOf(matches: readonly PhraseMatch[]): number {
  return Math.max(...matches.map(({ strength }) => strength))
}

/** Whether a brand or a connector is one that the part does not have: 'não é Microstream'. */
function isDenied({ phrase, positions }: PhraseMatch, words: readonly QueryWord[]): boolean {
  return /^(?:brand|connector)$/.test(phrase.meaning.kind) && positions.every((place) => words[place]?.isDenied)
}

/** The parts closest to what the shop does not sell, if that opens the query or includes the part's whole name. */
function notSoldIn(
  index: SearchIndex,
  words: readonly QueryWord[],
  { matches, product }: { matches: readonly PhraseMatch[]; product: AskedPart | undefined },
): readonly ProductType[] | undefined {
  const [thing] = leadingMatches(matchesOfKind(matches, 'notSold').filter(({ strength }) => strength === 1))
  if (!thing || product?.symptom) return undefined
  const names = product && !product.isHint ? product.matches : []
  const first = openingPlace(index, words)
  const isFirst = thing.head === first && names.every(({ head }) => head > first)
  const isWhole = names.length > 0 && names.every((name) => includesMatch(thing, name))
  return isFirst || isWhole ? thing.phrase.meaning.near : undefined
}

/** The connectors that the query names beside the part, without those within the part's own name. */
function connectorsBeside(matches: readonly PhraseMatch[], named: readonly PhraseMatch[]) {
  const isOfName = (match: PhraseMatch) =>
    named.some((name) => includesMatch(name, match) || includesMatch(match, name))
  return withoutShorter(matchesOfKind(matches, 'connector')).filter((match) => match.strength === 1 && !isOfName(match))
}

function kindOf(product: AskedPart | undefined, hasBrand: boolean, hasEquipment: boolean): IntentKind | undefined {
  if (product && hasBrand) return 'productBrand'
  if (product) return product.isSpecialized ? 'specialized' : 'productOnly'
  return hasBrand || hasEquipment ? 'equipmentOnly' : undefined
}

function rolesOf(parts: readonly (readonly [Role, readonly Pick<PhraseMatch, 'positions'>[]])[]): Map<number, Role> {
  const roles = new Map<number, Role>()
  for (const [role, matches] of parts) {
    for (const { positions } of matches) for (const position of positions) roles.set(position, role)
  }
  return roles
}

interface AskedPart {
  productTypes: readonly ProductType[]
  /** Words that the part's name or tags must contain. */
  words: readonly string[]
  confidence: number
  isHint: boolean
  isSpecialized: boolean
  matches: readonly PhraseMatch[]
  /** The symptom, where one is described, and by type the words that a part's name or tags must contain. */
  symptom?: Symptom
  wordsOfType?: ReadonlyMap<ProductType, readonly string[]>
}

/** The part that a query names, unless as a detail of a machine, and the part or symptom that it asks about. */
function askedPart(
  index: SearchIndex,
  { words, openingLength }: ParsedQuery,
  { matches, symptom }: { matches: readonly PhraseMatch[]; symptom: SymptomIntent | undefined },
): Record<'named' | 'product', AskedPart | undefined> {
  const matched = matchedPart(matches, (connector) => opensWithPart(index, words, connector))
  const part = partOfNoun(index, words, matched)
  const place = { first: openingPlace(index, words), opening: openingLength }
  const named = isOfMachine(part, matches, place) ? undefined : part
  return { named, product: withSymptom(named, symptom) }
}

/** The part, or parts of the noun that opens the text, if others: 'válvula da ponta do circuito' is no circuit. */
function partOfNoun(
  index: SearchIndex,
  words: readonly QueryWord[],
  part: AskedPart | undefined,
): AskedPart | undefined {
  const place = openingPlace(index, words)
  const noun = stemOf(words[place]?.text ?? '')
  const types = noun === connectorHead ? [] : [...new Set(index.heads.get(noun)?.flatMap((type) => type ?? []))]
  if (!part || part.isHint || types.length === 0 || part.matches.some(({ head }) => head <= place)) return part
  const isOfNoun = part.productTypes.some((type) => types.includes(type))
  return isOfNoun ? part : { ...part, productTypes: types, words: [noun], isSpecialized: true }
}

/** The place of the first word that says something; -1 if none does. */
function openingPlace({ vocabulary }: SearchIndex, words: readonly QueryWord[]): number {
  return words.findIndex(({ text }) => !vocabulary.ignoredStems.has(stemOf(text)))
}

/** The named part: a connector of no part that includes all other phrases, else a special phrase, the name, a hint. */
function matchedPart(matches: readonly PhraseMatch[], isOfPart: (connector: PhraseMatch) => boolean) {
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
    return specialPart(connectors, connector)
  if (phrase && (!name || isMoreSpecific(phrase, name))) return specialPart(phrases, phrase)
  if (name) return partByName(names, name.strength, false)
  const hints = leadingMatches(types.filter((match) => match.phrase.meaning.isHint))
  const [hint] = hints
  return hint && partByName(hints, hint.strength * factors.confidence.hint, true)
}

type SpecialMatch = MatchOf<'specialized' | 'connector'>

function specialPart(matches: readonly SpecialMatch[], { phrase, strength }: SpecialMatch): AskedPart {
  return {
    productTypes: [...new Set(matches.flatMap((match) => match.phrase.meaning.productTypes))],
    words: matches.every((match) => match.phrase.meaning === phrase.meaning) ? phrase.meaning.words : [],
    confidence: strength,
    isHint: false,
    isSpecialized: true,
    matches,
  }
}

function partByName(matches: ReturnType<typeof matchesOfKind<'type'>>, confidence: number, isHint: boolean): AskedPart {
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
  const isNamed = named !== undefined && !named.isHint && named.confidence > factors.strength.synonym
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

/** Whether a part only describes the machine that opens a text: 'ultrassom formato notebook com bateria'. */
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
