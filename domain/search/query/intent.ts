import type { EquipmentFamily } from '#domain/catalogue/equipment-families.ts'
import type { ProductType } from '#domain/catalogue/product-types.ts'
import type { SizeKey } from '#domain/catalogue/vocabulary.ts'
import { brandIntent } from './brand-intent.ts'
import {
  includes,
  leading,
  matchPhrases,
  naming,
  ofKind,
  withoutShorter,
  type PhraseMatch,
} from '#domain/search/index/phrases.ts'
import { productIntent, withSymptom, type ProductIntent } from './product-intent.ts'
import { symptomIntent } from './symptom-intent.ts'
import type { QueryWord, ReadQuery } from './read-query.ts'
import type { SearchIndex } from '#domain/search/index/search-index.ts'
import type { Symptom } from '#domain/search/index/vocabulary-schema.ts'
import { judgement, type weights } from '#domain/search/weights.ts'

export type IntentKind = keyof typeof weights.intent

/** The part that a word plays in a query; a word without one is plain. 'Further' names the same part once more. */
export type Role = 'product' | 'brand' | 'equipment' | 'size' | 'context' | 'further' | 'connector'

/** What a query asks for (spec §9 'intent'). */
export interface Intent {
  /** Undefined when the query only says words. */
  kind: IntentKind | undefined
  /** From 0 to 1. */
  confidence: number
  productTypes: readonly ProductType[]
  /** The types are only hinted at: another type is less likely, not wrong. */
  isHint: boolean
  /** A special part or a symptom was said, and not the part's name. */
  isSpecialized: boolean
  brands: readonly string[]
  /** The brand is implied by a model: finding the model is enough. */
  isBrandImplied: boolean
  families: readonly EquipmentFamily[]
  /** The families of the machine that the part is said to be for. */
  machineFamilies: readonly EquipmentFamily[]
  sizes: readonly SizeKey[]
  /** Words that a specialised part must carry. */
  words: readonly string[]
  /** Of a symptom: the words that a part of a type must carry. */
  wordsOfType: ReadonlyMap<ProductType, readonly string[]>
  /** The symptom that the query tells. */
  symptom: Symptom | undefined
  /** The index words of the connectors that a part is said to have. */
  connectors: readonly string[]
  /** By the word's position in the query. */
  roles: ReadonlyMap<number, Role>
}

/** Understands a query that has been read: the part, the brand, the equipment, the size. */
export function understand(index: SearchIndex, { words }: ReadQuery): Intent {
  const readings = words.map((word) => word.readings)
  const matches = matchPhrases(readings, index.vocabulary)
  const symptom = symptomIntent(index, words)
  const named = productIntent(matches, (connector) => opensWithPart(index, words, connector))
  const product = withSymptom(named, symptom)
  // 'ECG do aparelho' is no 'aparelho de ECG'.
  const machines = ofKind(matches, 'equipment').filter(({ head, positions }) => head === positions[0])
  const brand = brandIntent(index, words, { matches, names: [...(product?.matches ?? []), ...machines] })
  const isForMachine = (product && !product.isHint) || opensWithPart(index, words, leading(machines)[0])
  const equipment = isForMachine ? [] : leading(machines)
  const connectors = connectorsBeside(matches, product?.matches ?? [])
  const sizes = withoutShorter(ofKind(matches, 'size'))
  const isModel = words.some((word) => namesModel(index, word))
  const certainty = isModel && equipment.length === 0 && !product ? judgement.confidence.model : 1
  return {
    kind: kindOf(product, brand.brands.length > 0, equipment.length > 0 || isModel),
    confidence: (product?.confidence ?? certainty) * brand.confidence,
    productTypes: product?.productTypes ?? [],
    isHint: product?.isHint ?? false,
    isSpecialized: product?.isSpecialized ?? false,
    brands: brand.brands,
    isBrandImplied: brand.matches.length === 0,
    families: [...new Set(equipment.map(({ phrase }) => phrase.meaning.family))],
    machineFamilies: [...new Set(leading(machines).map(({ phrase }) => phrase.meaning.family))],
    sizes: [...new Set(sizes.map(({ phrase }) => phrase.meaning.size))],
    words: product?.words ?? [],
    wordsOfType: product?.wordsOfType ?? new Map(),
    symptom: product?.symptom,
    connectors: connectors.flatMap(({ phrase }) => phrase.meaning.words),
    roles: rolesOf([
      ['connector', connectors],
      ['context', product || isForMachine ? machines : []],
      ['further', product ? ofKind(matches, 'type').filter(({ phrase }) => isFurther(phrase.meaning, product)) : []],
      ['size', sizes],
      ['equipment', equipment],
      ['brand', brand.matches],
      ['product', [...(product?.matches ?? []), ...(product?.symptom && symptom ? [symptom] : [])]],
    ]),
  }
}

/** The connectors that a part is said to have: none of the words of its own name. */
function connectorsBeside(matches: readonly PhraseMatch[], named: readonly PhraseMatch[]) {
  const isOfName = (match: PhraseMatch) => named.some((one) => includes(one, match) || includes(match, one))
  return withoutShorter(ofKind(matches, 'connector')).filter((match) => match.strength === 1 && !isOfName(match))
}

/** 'Cal do aparelho de anestesia': what names of products begin with comes first, and machine or connector is only its place. */
function opensWithPart(
  { heads, vocabulary }: SearchIndex,
  words: readonly QueryWord[],
  place: PhraseMatch | undefined,
): boolean {
  const before = words.slice(0, Math.min(...(place?.positions ?? [])))
  return (
    place !== undefined &&
    before.some(({ readings }) =>
      readings.some(
        ({ stem, strength }) =>
          strength === 1 && heads.has(stem) && stem !== connectorHead && !vocabulary.ignoredStems.has(stem),
      ),
    )
  )
}

/** 'Conector DB9' is any part that has one. */
const connectorHead = 'conector'

/** A further name of the same part; another part's name stays a word to be found ('mangueira de oxigênio'). */
function isFurther(meaning: { productType: ProductType }, { productTypes }: ProductIntent): boolean {
  return productTypes.includes(meaning.productType)
}

function namesModel({ models }: SearchIndex, { readings }: QueryWord): boolean {
  const named = naming(readings)
  return named.length > 0 && named.every(({ stem }) => models.has(stem))
}

function kindOf(product: ProductIntent | undefined, hasBrand: boolean, hasEquipment: boolean): IntentKind | undefined {
  if (product && hasBrand) return 'productBrand'
  if (product) return product.isSpecialized ? 'specialized' : 'productOnly'
  return hasBrand || hasEquipment ? 'equipmentOnly' : undefined
}

/** Later parts outweigh earlier ones. */
function rolesOf(parts: readonly (readonly [Role, readonly Pick<PhraseMatch, 'positions'>[]])[]): Map<number, Role> {
  const roles = new Map<number, Role>()
  for (const [role, played] of parts) {
    for (const { positions } of played) for (const position of positions) roles.set(position, role)
  }
  return roles
}
