import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { parse } from 'yaml'
import { registriesOf } from '#domain/catalogue/registry/registries.ts'
import { fitsAnyBrand } from '#domain/search/index/document-facts.ts'
import { toSearchDocument, type SearchDocument } from '#domain/search/index/document.ts'
import type { SearchVocabulary } from '#domain/search/index/vocabulary-schema.ts'
import { isLongText } from '#domain/search/long-text.ts'
import { withRegistryNames } from '#domain/search/with-registry-names.ts'
import { ContentError, type ContentFault } from '#server/content-error.ts'
import { ContentFiles } from '#server/content/content-files.ts'
import { loadSearch } from '#server/content/load-content.ts'
import { loadCatalogue } from '#server/content/load/load-catalogue.ts'
import { judgedQuerySchema, resolveJudgement, type Judgement } from './judgement.ts'
import type { JudgedProduct } from './measure.ts'

/** The data of the relevance bench. */
export interface Bench {
  documents: SearchDocument[]
  vocabulary: SearchVocabulary
  /** The texts that rules are made by. */
  tuning: Judgement[]
  /** Texts written without a look at the rules: they show whether the rules generalise. */
  heldOut: Judgement[]
  /** Texts held out as well, without a right answer to all of them yet. */
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
  return {
    documents,
    vocabulary,
    tuning: queriesOf('tuning.yaml', ids),
    heldOut: queriesOf('held-out.yaml', ids),
    open: queriesOf('open.yaml', ids),
    unread: queriesOf('unread.yaml', ids),
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
