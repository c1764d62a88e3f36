import { isReservedBrand } from '#domain/catalogue/registry/equipment-brand.ts'
import type { EquipmentKind } from '#domain/catalogue/registry/equipment-model.ts'
import { mixesLettersAndDigits } from '#domain/codes/code.ts'
import { isUnit, joinedForms, wordsOf, leadingLetters, stemOf } from '#domain/text/tokens.ts'
import type { Vocabulary } from './compiled-vocabulary.ts'
import type { SearchDocument } from './document.ts'

export interface ModelEntry {
  label: string
  parts: number
  /** The brands of the parts that cite the model and are for one brand only. */
  brands: Set<string>
}

/** Models by what buyers type for them, compact: 'dx2020', 'hamiltong5', 'g5'. */
export type ModelBook = ReadonlyMap<string, ModelEntry>

export const maximumModelWords = 4

/** Collects all models that parts cite, machines have, texts exclude, or no part cites, with their other names. */
export function collectModelBook(
  documents: readonly SearchDocument[],
  { uncited = [], isWord }: { uncited?: readonly (readonly string[])[] | undefined; isWord: (key: string) => boolean },
): ModelBook {
  const book = new Map<string, ModelEntry>()
  for (const document of documents) {
    const brand = onlyBrand(document)
    for (const label of labelsOf(document)) {
      const entry = book.get(joinedWords(label)) ?? { label, parts: 0, brands: new Set() }
      if (document.models.includes(label)) entry.parts++
      if (brand !== undefined) entry.brands.add(brand)
      const keys = [...keysOfModel(label), ...(document.aliases[label] ?? []).map(joinedWords)]
      for (const key of keys) if (!book.has(key)) book.set(key, entry)
    }
  }
  for (const names of uncited) {
    const entry = { label: names[0] ?? '', parts: 0, brands: new Set<string>() }
    // '2500' may be any number, 'C6' is also an electrode of the chest, and 'ion' (i.on) a word of batteries.
    const keys = names.map(joinedWords).filter((key) => key.length > 2 && /[a-z]/.test(key) && !isWord(key))
    for (const key of keys) if (!book.has(key)) book.set(key, entry)
  }
  return book
}

/** The models of a document; a machine's own is the tag that ends its name: 'Savina 300' of '… Dräger Savina 300'. */
function labelsOf({ models, family, name, tags, notFor }: SearchDocument): string[] {
  const machineModels = family ? tags.filter((tag) => name.endsWith(tag)) : []
  return [...models, ...machineModels, ...notFor.flatMap((text) => text.split(/,| e /).map((part) => part.trim()))]
}

/** The keys of a model: its whole label, and each later word of letters and digits, which identifies it alone. */
function keysOfModel(label: string): string[] {
  const words = wordsOf(label)
  // '5v' of 'Rad-5v' may also be a voltage.
  const last = words.slice(1).filter((word) => mixesLettersAndDigits(word) && !isUnit(word.replace(/^\d+/, '')))
  return [joinedWords(label), ...last]
}

const joinedWords = (name: string): string => wordsOf(withPlus(name)).join('')

/** A name in which the plus sign after a word is a word: 'HeartStart XL+' is another machine than 'HeartStart XL'. */
const withPlus = (name: string): string => name.replaceAll(/(?<=\w)\+/g, ' plus')

/** A message with the plus sign of a known model as a word: 'bateria xl+ e cabo' → 'bateria xl plus e cabo'. */
export function withModelPlus(book: ModelBook, message: string): string {
  return message.replaceAll(
    /((?:[a-z0-9]+[ -]){0,2})([a-z0-9]+)(?:\+| \+(?=\s*$))/g,
    (found, before: string, last: string) => {
      const words = wordsOf(before)
      const names = [last, (words.at(-1) ?? '') + last, words.join('') + last]
      return names.some((name) => book.has(`${name}plus`)) ? `${before}${last} plus` : found
    },
  )
}

const citedRunsOf = new WeakMap<SearchDocument, ReadonlySet<string>>()
const excludedRunsOf = new WeakMap<SearchDocument, ReadonlySet<string>>()

/** Whether a product's name, tags, models or compatible machines cite a model. In: the model's compact keys. */
export function citesModel(document: SearchDocument, keys: readonly string[]): boolean {
  const { name, tags, models, aliases, compatibleWith } = document
  const texts = () => [name, ...[tags, models, compatibleWith, ...Object.values(aliases)].flat()]
  const citedRuns = runsOnce(citedRunsOf, document, texts)
  return keys.some((key) => citedRuns.has(key))
}

/** Whether a product's own text says that it does not serve a model. */
export function excludesModel(document: SearchDocument, keys: readonly string[]): boolean {
  if (document.notFor.length === 0) return false
  const excludedRuns = runsOnce(excludedRunsOf, document, () => document.notFor)
  return keys.some((key) => excludedRuns.has(key))
}

/** The runs of a document's texts, read once, because its texts do not change. */
function runsOnce(
  memory: WeakMap<SearchDocument, ReadonlySet<string>>,
  document: SearchDocument,
  texts: () => string[],
): ReadonlySet<string> {
  const runs = memory.get(document) ?? new Set(texts().flatMap(runsOf))
  memory.set(document, runs)
  return runs
}

/** The runs of up to four words, joined; a name applies to each number of a list: 'Dash 3000, 4000 e 5000'. */
function runsOf(text: string): string[] {
  const words = wordsOf(withPlus(text))
  const ends = words.flatMap((_, end) => (words[end + 1] === 'plus' ? [] : end + 1))
  const runs = ends.flatMap((end) =>
    Array.from({ length: Math.min(maximumModelWords, end) }, (_, more) => words.slice(end - more - 1, end).join('')),
  )
  return [...runs, ...joinedForms(text, words)]
}

/** The words of cited models ('umec', 'infusomat'), with their brand, if it is one alone, and the kind of machine. */
export type ModelWords = ReadonlyMap<string, { brand: string | undefined; kind: EquipmentKind | undefined }>

/** Gathers the words of models that have no other meaning. */
export function collectModelWords(documents: readonly SearchDocument[], vocabulary: Vocabulary): ModelWords {
  const wordEntries = new Map<string, { brand: string | undefined; kind: EquipmentKind | undefined }>()
  for (const document of documents) {
    const brand = onlyBrand(document)
    const [kind, ...others] = document.machines ?? []
    for (const word of document.models.flatMap(modelWords)) {
      if (vocabulary.byStem.has(word) || vocabulary.ignoredStems.has(word)) continue
      const earlier = wordEntries.get(word)
      wordEntries.set(word, {
        brand: !earlier || earlier.brand === brand ? brand : undefined,
        kind: others.length === 0 ? kind : earlier?.kind,
      })
    }
  }
  return wordEntries
}

/** The only brand that a part fits; undefined if it fits several, because then the model may be any of theirs. */
export function onlyBrand({ brands }: SearchDocument): string | undefined {
  const [brand, ...others] = brands.filter((key) => !isReservedBrand(key))
  return others.length > 0 ? undefined : brand
}

/** The words of a model's text that identify it: the first one, and words of letters with digits. */
function modelWords(model: string): string[] {
  const words = wordsOf(model)
  const [first = ''] = words
  const firstStem = first.length >= 4 && !/^\d+$/.test(first) ? [stemOf(first)] : []
  const coded = words.filter((word) => /\d/.test(word) && /[a-z]/.test(word))
  return [...firstStem, ...joinedForms(model, words), ...coded, ...coded.flatMap((word) => leadingLetters(word) ?? [])]
}
