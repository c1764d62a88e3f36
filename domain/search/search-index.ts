import type { Range } from './attributes.ts'
import { buildCodeIndex, type CodeIndex } from './code-index.ts'
import type { SearchDocument } from './document.ts'
import { readTexts, tellWords } from './document-words.ts'
import { fitsAnyBrand, rangesOf, readFacts, type Facts } from './facts.ts'
import { collectModels, type Models } from './models.ts'
import { PostingsBuilder, type Postings } from './postings.ts'
import { bucketWords, type WordBuckets } from './similar-words.ts'
import type { SearchVocabulary } from './vocabulary-schema.ts'
import { compileVocabulary, type Vocabulary } from './vocabulary.ts'

/** The catalogue turned inside out: from each word, type and brand to the products that have it. */
export interface SearchIndex {
  documents: readonly SearchDocument[]
  facts: readonly Facts[]
  vocabulary: Vocabulary
  codes: CodeIndex
  words: Map<string, Postings>
  sortedWords: string[]
  similar: WordBuckets
  /** Positions of documents, ascending, here and below. */
  byType: Map<string, number[]>
  byBrand: Map<string, number[]>
  /** Parts that serve any brand. */
  universal: number[]
  models: Models
  /** The circumferences that the catalogue offers. */
  ranges: Range[]
}

/**
 * Builds the index of a catalogue.
 * In: compact documents in the catalogue's order, and the vocabulary of `content/search/`.
 * Out: the index for `search` and `suggest`; the same input gives the same index.
 */
export function buildIndex(documents: readonly SearchDocument[], content: SearchVocabulary): SearchIndex {
  const vocabulary = compileVocabulary(content)
  const builder = new PostingsBuilder()
  const facts = documents.map((document, position) => {
    const texts = readTexts(document, vocabulary.functionWords)
    const known = readFacts(document, texts, vocabulary)
    tellWords({ document, texts, facts: known }, (word, bit) => builder.add(word, position, bit))
    return known
  })
  const words = builder.finish()
  return {
    documents,
    facts,
    vocabulary,
    codes: buildCodeIndex(documents),
    words,
    sortedWords: [...words.keys()].toSorted(),
    similar: bucketWords(words.keys()),
    byType: positionsBy(documents, ({ productType }) => (productType ? [productType] : [])),
    byBrand: positionsBy(facts, ({ brands }) => Object.keys(brands)),
    universal: positionsBy(documents, (document) => (fitsAnyBrand(document) ? ['yes'] : [])).get('yes') ?? [],
    models: collectModels(documents, vocabulary),
    ranges: distinctRanges(documents),
  }
}

function positionsBy<Item>(items: readonly Item[], keys: (item: Item) => string[]): Map<string, number[]> {
  const groups = new Map<string, number[]>()
  for (const [position, item] of items.entries()) {
    for (const key of keys(item)) {
      const group = groups.get(key)
      if (group) group.push(position)
      else groups.set(key, [position])
    }
  }
  return groups
}

function distinctRanges(documents: readonly SearchDocument[]): Range[] {
  const ranges = documents.flatMap(({ codes }) => codes.flatMap(rangesOf))
  return [...new Map(ranges.map((range) => [`${range.from}-${range.to}`, range])).values()]
}
