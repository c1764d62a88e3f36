import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { parse } from 'yaml'
import { toSearchDocument, type SearchDocument } from '#domain/search/document.ts'
import { fitsAnyBrand } from '#domain/search/facts.ts'
import type { SearchVocabulary } from '#domain/search/vocabulary-schema.ts'
import { ContentError, type ContentFault } from '#server/content/content-error.ts'
import { loadProducts } from '#server/content/load-products.ts'
import { loadSearch } from '#server/content/load-search.ts'
import { judgedQuerySchema, resolveJudgement, type Judgement } from './judgement.ts'
import type { JudgedProduct } from './measure.ts'

/** Everything that the relevance bench works on. */
export interface Bench {
  documents: SearchDocument[]
  vocabulary: SearchVocabulary
  judgements: Judgement[]
  products: Map<string, JudgedProduct>
}

/** Loads content and judged queries. Throws when either is faulty. */
export async function loadBench(root: string): Promise<Bench> {
  const faults: ContentFault[] = []
  const [products, vocabulary] = await Promise.all([loadProducts(root, faults), loadSearch(root, faults)])
  if (!vocabulary || faults.length > 0) throw new ContentError(faults)
  const documents = products.map(toSearchDocument)
  const source: unknown = parse(readFileSync(new URL('queries.yaml', import.meta.url), 'utf8'))
  const ids = documents.map(({ id }) => id)
  const judgements = v.parse(v.array(judgedQuerySchema), source).map((query) => resolveJudgement(query, ids))
  return {
    documents,
    vocabulary,
    judgements,
    products: new Map(documents.map((document) => [document.id, judged(document)])),
  }
}

function judged(document: SearchDocument): JudgedProduct {
  return { brands: new Set(document.brands), isUniversal: fitsAnyBrand(document), productType: document.productType }
}
