import { productTypeLabel, type ProductType } from '#domain/catalogue/product-types.ts'
import { groupPairs } from '#domain/group-by.ts'
import { stemOf, wordsOf } from '#domain/text/tokens.ts'
import { buildCodeIndex, type CodeIndex } from './code-index.ts'
import { compileVocabulary, type Vocabulary } from './compiled-vocabulary.ts'
import { fitsAnyBrand, readFacts, type DocumentFacts } from './document-facts.ts'
import { factWords, fieldBits, readTexts, textReader, type ReadText } from './document-words.ts'
import type { SearchDocument } from './document.ts'
import type { Range } from './measures.ts'
import { collectModelBook, type ModelBook, collectModelWords, type ModelWords } from './model-book.ts'
import { toKnownWords, type KnownWords } from './similarity.ts'
import type { SearchVocabulary } from './vocabulary-schema.ts'

/** The documents that have a word, each with the bits of the fields that have it. */
export type Postings = ReadonlyMap<number, number>

export type Documents = ReadonlySet<number>

export interface SearchIndex {
  documents: readonly SearchDocument[]
  facts: readonly DocumentFacts[]
  vocabulary: Vocabulary
  codes: CodeIndex
  words: ReadonlyMap<string, Postings>
  sortedWords: string[]
  knownWords: KnownWords
  /** The whole words of names, types, makers and models, which a word that stands alone may be a slip of. */
  nameWords: KnownWords
  byType: Map<string, Documents>
  byBrand: Map<string, Documents>
  universal: Documents
  modelWords: ModelWords
  machines: ReadonlySet<string>
  modelBook: ModelBook
  /** The keys of the model book, sorted, to find those that begin with what was typed. */
  modelKeys: readonly string[]
  /** The nouns with which names of products begin, as stems, with the types of those products; machines have none. */
  heads: ReadonlyMap<string, readonly (ProductType | undefined)[]>
  ranges: Range[]
  tagStems: Map<string, readonly string[]>
}

/** Builds the index. In: documents in the catalogue's order, and `content/search/`. The same in, the same out. */
export function buildIndex(documents: readonly SearchDocument[], content: SearchVocabulary): SearchIndex {
  return finished(buildInSteps(documents, content))
}

/** Runs steps to their end at once. Out: their result. */
export function finished<Result>(steps: Generator<undefined, Result>): Result {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

/** Builds the same index as `buildIndex` in small steps, between which a browser can react to the keyboard. */
export function* buildInSteps(
  documents: readonly SearchDocument[],
  content: SearchVocabulary,
): Generator<undefined, SearchIndex> {
  const vocabulary = yield* compileVocabulary(content, documents)
  yield
  const read = textReader(vocabulary.functionWords)
  const { words, facts } = yield* readAll(documents, vocabulary, read)
  const sortedWords = [...words.keys()].toSorted()
  yield
  const knownWords = toKnownWords(words.keys())
  const names = namesIn(documents, content).flatMap(wordsOf)
  const nameWords = toKnownWords(names.filter((word) => isMeaningful(vocabulary, words, word)))
  yield
  const codes = buildCodeIndex(documents)
  yield
  const modelWords = collectModelWords(documents, vocabulary)
  yield
  const isWord = (key: string) => words.has(stemOf(key))
  const modelBook = collectModelBook(documents, { uncited: content.uncitedModels, isWord })
  yield
  return {
    documents,
    facts,
    vocabulary,
    codes,
    words,
    sortedWords,
    knownWords,
    nameWords,
    byType: positionsBy(documents, ({ productType }) => (productType ? [productType] : [])),
    byBrand: positionsBy(facts, ({ brands }) => Object.keys(brands)),
    universal: new Set(documents.flatMap((document, position) => (fitsAnyBrand(document) ? [position] : []))),
    modelWords,
    machines: new Set(documents.flatMap(({ id, family }) => (family ? [id] : []))),
    modelBook,
    modelKeys: [...modelBook.keys()].toSorted(),
    heads: groupPairs(documents.map(({ productType }, place) => [facts[place]?.head ?? '', productType] as const)),
    ranges: distinctRanges(facts),
    tagStems: new Map(documents.flatMap(({ tags }) => tags).map((tag) => [tag, read(tag).stems])),
  }
}

function namesIn(documents: readonly SearchDocument[], { intent }: SearchVocabulary): string[] {
  return [
    ...documents.flatMap(({ name, models }) => [name, ...models]),
    ...Object.values(productTypeLabel),
    ...Object.values(intent.productTypes).flatMap(({ names }) => names),
    ...Object.values(intent.equipment).flat(),
    ...intent.brands.flatMap(({ label, aliases, lines }) => [label, ...aliases, ...lines]),
  ]
}

function isMeaningful({ functionWords, ignoredStems, byStem }: Vocabulary, words: SearchIndex['words'], word: string) {
  const stem = stemOf(word)
  return !functionWords.has(word) && !ignoredStems.has(stem) && (words.has(stem) || byStem.has(stem))
}

function* readAll(documents: readonly SearchDocument[], vocabulary: Vocabulary, read: ReadText) {
  const words = new Map<string, Map<number, number>>()
  const facts: DocumentFacts[] = []
  for (const [position, document] of documents.entries()) {
    const texts = readTexts(document, read)
    const documentFacts = readFacts(document, { texts, vocabulary })
    const add = (word: string, bits: number) => {
      const postings = words.get(word) ?? new Map<number, number>()
      words.set(word, postings.set(position, (postings.get(position) ?? 0) | bits))
    }
    for (const { stems, joined, field } of texts) for (const word of [...stems, ...joined]) add(word, fieldBits[field])
    for (const [tokens, bits] of factWords(document, documentFacts, vocabulary))
      for (const token of tokens) add(token, bits)
    facts.push(documentFacts)
    yield
  }
  return { words, facts }
}

function positionsBy<Item>(items: readonly Item[], keys: (item: Item) => string[]): Map<string, Documents> {
  const groups = groupPairs(items.flatMap((item, position) => keys(item).map((key) => [key, position] as const)))
  return new Map([...groups].map(([key, positions]) => [key, new Set(positions)]))
}

function distinctRanges(facts: readonly DocumentFacts[]): Range[] {
  const ranges = facts.flatMap((known) => known.ranges)
  return [...new Map(ranges.map((range) => [`${range.from}-${range.to}`, range])).values()]
}
