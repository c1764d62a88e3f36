import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { parse } from 'yaml'
import { registriesOf } from '#domain/catalogue/registry/registries.ts'
import { isLongText } from '#domain/search/long-text.ts'
import { withRegistryNames } from '#domain/search/with-registry-names.ts'
import { toSearchDocument, type SearchDocument } from '#domain/search/index/document.ts'
import { fitsAnyBrand } from '#domain/search/index/document-facts.ts'
import type { SearchVocabulary } from '#domain/search/index/vocabulary-schema.ts'
import { ContentFiles } from '#server/content/content-files.ts'
import { ContentError, type ContentFault } from '#server/content-error.ts'
import { loadCatalogue } from '#server/content/load/load-catalogue.ts'
import { loadSearch } from '#server/content/load-content.ts'
import { splitQueries } from './split.ts'
import { judgedQuerySchema, resolveJudgement, type Judgement } from './judgement.ts'
import type { JudgedProduct } from './measure.ts'

/** The data of the relevance bench. */
export interface Bench {
  documents: SearchDocument[]
  vocabulary: SearchVocabulary
  /** Rules are tuned on the first half; the second half shows whether they generalise. */
  tuning: Judgement[]
  heldOut: Judgement[]
  /** Texts that rules were made from, without an answer to all of them yet. */
  open: Judgement[]
  /** Texts whose failures nobody has read: what the search is worth for a text that it has never seen. */
  unread: Judgement[]
  products: Map<string, JudgedProduct>
}

/** Loads content and judged queries. Throws when either is faulty. */
export async function loadBench(root: string): Promise<Bench> {
  const faults: ContentFault[] = []
  const files = new ContentFiles(root)
  const [{ products, registries }, words] = await Promise.all([loadCatalogue(files), loadSearch(files, faults)])
  if (!words || faults.length > 0) throw new ContentError(faults)
  const vocabulary = withRegistryNames(words, registries, products)
  const known = registriesOf(registries)
  const documents = products.map((product) => toSearchDocument(product, known))
  const ids = documents.map(({ id }) => id)
  const of = (...names: string[]) => names.flatMap((file) => queriesOf(file, ids))
  const first = splitQueries(queriesOf('queries.yaml', ids))
  return {
    documents,
    vocabulary,
    tuning: [...first.tuning, ...of('messages-tuning.yaml', 'labels-tuning.yaml', 'counter-tuning.yaml')],
    heldOut: [
      ...first.heldOut,
      ...of('messages-held-out.yaml', 'fresh-held-out.yaml', 'labels-held-out.yaml'),
      ...of('counter-held-out.yaml', 'facts-held-out.yaml', 'ward-held-out.yaml'),
      ...of('workshop-held-out.yaml', 'corridor-held-out.yaml', 'tenders-held-out.yaml'),
      ...of('clinic-held-out.yaml', 'letters-held-out.yaml'),
      ...of('visitors-held-out.yaml', 'hospitals-held-out.yaml'),
    ],
    open: of('voices-open.yaml', 'shifts-open.yaml', 'everyday-open.yaml', 'stories-open.yaml', 'purchases-open.yaml'),
    unread: of('unread.yaml', 'purchases-unread.yaml'),
    products: new Map(documents.map((document) => [document.id, judged(document)])),
  }
}

function queriesOf(file: string, ids: readonly string[]): Judgement[] {
  const source: unknown = parse(readFileSync(new URL(file, import.meta.url), 'utf8'))
  const queries = v.parse(v.array(judgedQuerySchema), source).map((query) => resolveJudgement(query, ids))
  // The site does not search a longer text: it offers the whole to Pedido rápido.
  return queries.filter(({ query }) => !isLongText(query))
}

function judged(document: SearchDocument): JudgedProduct {
  return { brands: new Set(document.brands), isUniversal: fitsAnyBrand(document), productType: document.productType }
}
