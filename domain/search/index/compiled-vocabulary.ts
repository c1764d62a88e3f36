import { equipmentFamilyLabel, type EquipmentFamily } from '#domain/catalogue/equipment-families.ts'
import { productTypeLabel, type ProductType } from '#domain/catalogue/product-types.ts'
import { keysOf, sizeKeys, type SizeKey } from '#domain/catalogue/vocabulary.ts'
import { groupPairs } from '#domain/group-by.ts'
import { weights } from '#domain/search/weights.ts'
import { singular, stemOf, stemsOf, wordsOf } from '#domain/text/tokens.ts'
import { connectorPhrases, readConnectors, type ConnectorName } from './connector-phrases.ts'
import { compileCourtesies, type Courtesies } from './courtesies.ts'
import { significantStems } from './document-words.ts'
import type { SearchDocument } from './document.ts'
import { toKnownWords, type KnownWords } from './similarity.ts'
import { compileSymptoms, type CompiledSymptom } from './symptoms.ts'
import type { SearchVocabulary } from './vocabulary-schema.ts'

export type Meaning =
  | { kind: 'type'; productType: ProductType; isHint: boolean }
  | { kind: 'brand'; brand: string; isLine: boolean }
  | { kind: 'equipment'; family: EquipmentFamily }
  | RequiredWords<'specialized'>
  | RequiredWords<'connector'>
  | { kind: 'size'; size: SizeKey }
  | { kind: 'notSold'; near: readonly ProductType[] }

/** A meaning that requires words: it stands for parts of these types whose name or tags contain all of them. */
interface RequiredWords<Kind> {
  kind: Kind
  productTypes: readonly ProductType[]
  words: readonly string[]
}

/** Stems with a meaning: a query contains the phrase when it contains all its stems, in any order. */
export type Phrase = { stems: readonly string[]; meaning: Meaning }

export type BrandName = { brand: string; stems: readonly string[] }

export interface Vocabulary {
  phrases: readonly Phrase[]
  /** Stem → positions in `phrases`. */
  byStem: Map<string, number[]>
  /** The stems of all phrases, sorted, except of things that the shop does not sell: no word is corrected to these. */
  stems: string[]
  knownWords: KnownWords
  brandStems: Set<string>
  brandLabels: Map<string, string>
  brandNames: Map<string, BrandName[]>
  synonyms: Map<string, string[]>
  functionWords: Set<string>
  ignoredStems: Set<string>
  /** Singular words of other trades ('celular') by stem: a query with one finds only parts whose name has it. */
  otherTrades: Map<string, string[]>
  connectors: ReadonlyMap<string, ConnectorName>
  opposites: readonly (readonly string[])[]
  courtesies: Courtesies
  symptoms: readonly CompiledSymptom[]
}

/** Prepares the vocabulary of `content/search/`, with the connectors of the catalogue, in small steps. */
export function* compileVocabulary(
  content: SearchVocabulary,
  documents: readonly SearchDocument[],
): Generator<undefined, Vocabulary> {
  const { synonyms, intent } = content
  const functionWords = new Set(intent.functionWords.flatMap(wordsOf))
  const ignoredStems = new Set(intent.ignoredWords.flatMap(wordsOf).map(stemOf))
  const phrases = yield* readPhrases(intent, functionWords)
  const connectors = readConnectors(documents, functionWords, ignoredStems)
  // A line of machines may also name a connector: 'MultiMed'.
  const otherPhrases = phrases.filter(({ meaning }) => !(meaning.kind === 'brand' && meaning.isLine))
  phrases.push(...connectorPhrases(documents, connectors, otherPhrases))
  const byStem = groupPairs(phrases.flatMap(({ stems }, position) => stems.map((stem) => [stem, position] as const)))
  yield
  const stemsOnlyOf = (kind: Meaning['kind']) =>
    new Set(
      [...byStem]
        .filter(([, positions]) => positions.every((position) => phrases[position]?.meaning.kind === kind))
        .map(([stem]) => stem),
    )
  const notSold = stemsOnlyOf('notSold')
  const knownStems = [...byStem.keys()].filter((stem) => !notSold.has(stem))
  return {
    phrases,
    byStem,
    stems: knownStems.toSorted(),
    knownWords: toKnownWords(knownStems),
    brandStems: stemsOnlyOf('brand'),
    brandLabels: new Map(intent.brands.map(({ key, label }) => [key, label])),
    brandNames: namesByFirstStem(phrases),
    synonyms: compileSynonyms(synonyms),
    functionWords,
    ignoredStems,
    otherTrades: groupPairs((intent.elsewhere ?? []).flatMap(wordsOf).map((word) => [stemOf(word), singular(word)])),
    connectors,
    opposites: (intent.opposites ?? []).map((pair) => pair.flatMap(stemsOf)),
    courtesies: compileCourtesies(content.courtesies),
    symptoms: compileSymptoms(content.symptoms, functionWords),
  }
}

function* readPhrases(
  intent: SearchVocabulary['intent'],
  functionWords: ReadonlySet<string>,
): Generator<undefined, Phrase[]> {
  const phrases: Phrase[] = []
  for (const [texts, meaning] of meanings(intent)) {
    const phrasesOfMeaning = texts.map((text) => ({ stems: significantStems(text, functionWords), meaning }))
    phrases.push(...phrasesOfMeaning.filter(({ stems }) => stems.length > 0))
    yield
  }
  return phrases
}

function meanings(intent: SearchVocabulary['intent']): [texts: string[], meaning: Meaning][] {
  const types = keysOf(productTypeLabel).flatMap((productType): [string[], Meaning][] => {
    const { names = [], hints = [] } = intent.productTypes[productType] ?? {}
    return [
      [names, { kind: 'type', productType, isHint: false }],
      [hints, { kind: 'type', productType, isHint: true }],
    ]
  })
  const brands = intent.brands.flatMap(({ key, label, aliases, lines }): [string[], Meaning][] => [
    [withJoined([key, label, ...aliases]), { kind: 'brand', brand: key, isLine: false }],
    [lines, { kind: 'brand', brand: key, isLine: true }],
  ])
  const equipment = keysOf(equipmentFamilyLabel).map((family): [string[], Meaning] => [
    intent.equipment[family] ?? [],
    { kind: 'equipment', family },
  ])
  const specialized = intent.specialized.map(({ phrases, productTypes, words }): [string[], Meaning] => [
    phrases,
    { kind: 'specialized', productTypes, words: words.flatMap(wordsOf).map(stemOf) },
  ])
  const sizes = sizeKeys.map((size): [string[], Meaning] => [intent.sizes[size] ?? [], { kind: 'size', size }])
  const notSold = (intent.notSold ?? []).map(({ words, near }): [string[], Meaning] => [
    words,
    { kind: 'notSold', near },
  ])
  return [...types, ...brands, ...equipment, ...specialized, ...sizes, ...notSold]
}

/** Names of brands, each also without its spaces, because buyers type 'nihonkohden' for 'Nihon Kohden'. */
function withJoined(names: readonly string[]): string[] {
  return [...names, ...names.map((name) => wordsOf(name).join(''))]
}

function namesByFirstStem(phrases: readonly Phrase[]): Map<string, BrandName[]> {
  const pairs = phrases.flatMap(({ stems, meaning }): [string, BrandName][] =>
    meaning.kind === 'brand' && !meaning.isLine ? [[stems[0] ?? '', { brand: meaning.brand, stems }]] : [],
  )
  return groupPairs(pairs)
}

function compileSynonyms(synonyms: SearchVocabulary['synonyms']): Map<string, string[]> {
  return new Map(
    Object.entries(synonyms).map(([word, equivalents]) => [
      wordsOf(word).map(stemOf).join(''),
      equivalents.flatMap(wordsOf).map(stemOf).slice(0, weights.synonymLimit),
    ]),
  )
}
