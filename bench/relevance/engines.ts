import Fuse from 'fuse.js'
import MiniSearch from 'minisearch'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import { compactCode } from '#domain/codes/code.ts'
import type { SearchDocument } from '#domain/search/index/document.ts'
import { normalize } from '#domain/text/normalize.ts'
import { buildIndex } from '#domain/search/index/search-index.ts'
import { search } from '#domain/search/search.ts'
import { stem } from '#domain/text/tokens.ts'
import type { SearchVocabulary } from '#domain/search/index/vocabulary-schema.ts'
import type { SearchAnswer } from '#domain/search/search-answer.ts'
import type { Answer } from './measure.ts'

/** An engine that answers queries over the catalogue. */
export interface Engine {
  name: string
  answer: (query: string) => Answer
}

/** The search of the site. */
export function ownEngine(documents: readonly SearchDocument[], vocabulary: SearchVocabulary): Engine {
  const index = buildIndex(documents, vocabulary)
  return {
    name: 'ours',
    answer: (query) => answerOf(search(index, query)),
  }
}

function answerOf({ hits, groups, asked, conflict, dropped }: SearchAnswer): Answer {
  return {
    ids: hits.map(({ id }) => id),
    variantId: hits[0]?.variantId,
    quantity: hits[0]?.quantity,
    ...(groups.length > 0 && { groups: groups.map((group) => group.hits.map(({ id }) => id)) }),
    isConflict: conflict !== undefined,
    dropped,
    unknown: asked.filter(({ code }) => code === undefined).map(({ written }) => written),
  }
}

/** The same documents as flat text, so that the other engines get every word that ours gets. */
function flatten(document: SearchDocument, { intent }: SearchVocabulary) {
  const { id, name, brands, models, compatibleWith, tags, description, productType } = document
  const labels = brands.map((brand) => intent.brands.find(({ key }) => key === brand)?.label ?? brand)
  return {
    id,
    name,
    codes: document.codes.flatMap(({ code }) => [code, compactCode(code)]).join(' '),
    tags: [...tags, ...document.codes.flatMap(({ label = '', sizeLabel = '' }) => [label, sizeLabel])].join(' '),
    compatibility: [...compatibleWith, ...models, ...labels].join(' '),
    type: productType ? productTypeLabel[productType] : '',
    description,
  }
}

const stopWords = new Set(['a', 'o', 'e', 'de', 'da', 'do', 'das', 'dos', 'para', 'com', 'em', 'no', 'na'])

/**
 * MiniSearch with what its documentation recommends for a catalogue: boosts, prefixes, fuzziness by
 * length, accents folded, stop words dropped, our Portuguese stems; all words first, then any.
 */
export function miniSearchEngine(documents: readonly SearchDocument[], vocabulary: SearchVocabulary): Engine {
  const engine = new MiniSearch({
    fields: ['name', 'codes', 'tags', 'compatibility', 'type', 'description'],
    processTerm: (term) => {
      const word = normalize(term)
      return stopWords.has(word) ? null : stem(word)
    },
    searchOptions: {
      boost: { codes: 10, name: 5, type: 4, tags: 3, compatibility: 2, description: 1.5 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 3 && !/\d/.test(term) ? 0.2 : false),
    },
  })
  engine.addAll(documents.map((document) => flatten(document, vocabulary)))
  return {
    name: 'MiniSearch',
    answer: (query) => {
      const strict = engine.search(query, { combineWith: 'AND' })
      const results = strict.length > 0 ? strict : engine.search(query, { combineWith: 'OR' })
      return { ids: results.map(({ id }) => String(id)) }
    },
  }
}

/** Fuse.js with weighted keys, accents folded, and its token search, which suits queries of several words. */
export function fuseEngine(documents: readonly SearchDocument[], vocabulary: SearchVocabulary): Engine {
  const options = {
    keys: [
      { name: 'codes', weight: 10 },
      { name: 'name', weight: 5 },
      { name: 'type', weight: 4 },
      { name: 'tags', weight: 3 },
      { name: 'compatibility', weight: 2 },
      { name: 'description', weight: 1.5 },
    ],
    ignoreDiacritics: true,
    ignoreLocation: true,
    threshold: 0.3,
    useTokenSearch: true,
  }
  const flat = documents.map((document) => flatten(document, vocabulary))
  const strict = new Fuse(flat, { ...options, tokenMatch: 'all' })
  const loose = new Fuse(flat, { ...options, tokenMatch: 'any' })
  const withoutStopWords = (query: string) =>
    normalize(query)
      .split(' ')
      .filter((word) => !stopWords.has(word))
      .join(' ')
  return {
    name: 'Fuse.js',
    answer: (query) => {
      const words = withoutStopWords(query)
      const results = strict.search(words)
      return { ids: (results.length > 0 ? results : loose.search(words)).map(({ item }) => item.id) }
    },
  }
}
