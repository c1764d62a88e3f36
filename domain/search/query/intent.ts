import type { EquipmentFamily } from '#domain/catalogue/equipment-families.ts'
import type { ProductType } from '#domain/catalogue/product-types.ts'
import type { SizeKey } from '#domain/catalogue/vocabulary.ts'
import {
  includesMatch,
  namingReadings,
  matchesOfKind,
  withoutShorter,
  type PhraseMatch,
  leadingMatches,
  matchPhrases,
} from '#domain/search/index/phrases.ts'
import type { SearchIndex } from '#domain/search/index/search-index.ts'
import { symptomIntent } from '#domain/search/index/symptoms.ts'
import type { Symptom } from '#domain/search/index/vocabulary-schema.ts'
import { judgement, weights } from '#domain/search/weights.ts'
import { type AskedPart, askedPart, openingPlace } from './asked-part.ts'
import type { QueryWord, ParsedQuery } from './read-query.ts'

export type IntentKind = keyof typeof weights.intent

/** The role of a word in a query; a plain word has none. 'further' is a second name of the same part. */
export type Role = 'product' | 'brand' | 'equipment' | 'size' | 'context' | 'further' | 'connector'

/** What a query asks for (spec §9 'intent'). */
export interface Intent {
  /** Undefined when the query has only plain words. */
  kind: IntentKind | undefined
  /** From 0 to 1. */
  confidence: number
  productTypes: readonly ProductType[]
  /** The types are only hinted at: other types are less likely, but not excluded. */
  isHint: boolean
  isSpecialized: boolean
  brands: readonly string[]
  /** The query names no brand itself. A model or a line of equipment may imply one, and is searched for instead. */
  isBrandImplied: boolean
  families: readonly EquipmentFamily[]
  /** The families of the machine that the query names beside the part. */
  machineFamilies: readonly EquipmentFamily[]
  sizes: readonly SizeKey[]
  words: readonly string[]
  wordsOfType: ReadonlyMap<ProductType, readonly string[]>
  symptom: Symptom | undefined
  /** If the query asks for a thing that the shop does not sell: the types of parts closest to it in meaning. */
  notSold: readonly ProductType[] | undefined
  /** The index words of the connectors that the query names beside the part. */
  connectors: readonly string[]
  /** Roles by the word's position in the query. */
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

/** Understands a query that has been read: the part, the brand, the equipment, the size. */
export function understand(index: SearchIndex, query: ParsedQuery): Intent {
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

/** Those named, else that of a line ('IntelliVue') or a model of one brand; 'Universal' beside one is only a word. */
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
  const { inferredBrand } = judgement.confidence
  if (lines.length > 0) return { brands: brandsOf(lines), confidence: strengthOf(lines) * inferredBrand, matches: [] }
  const models = words.flatMap((word) => brandOfModel(index, word) ?? [])
  return { brands: [...new Set(models)], confidence: models.length > 0 ? inferredBrand : 1, matches: [] }
}

/** The brand that every reading of a word leads to. */
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

/** The role of each word; later entries overwrite earlier ones. */
function rolesOf(parts: readonly (readonly [Role, readonly Pick<PhraseMatch, 'positions'>[]])[]): Map<number, Role> {
  const roles = new Map<number, Role>()
  for (const [role, matches] of parts) {
    for (const { positions } of matches) for (const position of positions) roles.set(position, role)
  }
  return roles
}
