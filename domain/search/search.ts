import type { ProductType, SizeKey } from '../catalogue/vocabulary.ts'
import type { Range } from './attributes.ts'
import { candidatesFor, universalCandidates } from './candidates.ts'
import { similarCodes } from './code-index.ts'
import { readCodes, type CodeQuery } from './code-query.ts'
import { ideasOf } from './ideas.ts'
import { understand, type IntentKind } from './intent.ts'
import { readQuery } from './read-query.ts'
import type { Question } from './question.ts'
import { scoreCandidates, type Scored } from './score.ts'
import type { SearchIndex } from './search-index.ts'
import { meantVariant } from './variant-choice.ts'
import { judgement } from './weights.ts'

/** A product that answers a query. */
export interface SearchHit {
  id: string
  score: number
  /** The variant that the query means, when it means one. */
  variantId?: string
}

/** What was made of a query: shown when nothing was found, and beside what was. */
export interface Understood {
  intent?: IntentKind
  /** From 0 to 1. */
  confidence: number
  productType?: ProductType
  /** Key and label; the key is not always one of the catalogue's. */
  brand?: { key: string; label: string }
  size?: SizeKey
  counts: number[]
  ranges: Range[]
  /** The other words that the catalogue has, as typed. */
  words: string[]
  /** Words that nobody knows: what to drop. */
  unknown: string[]
}

export interface SearchAnswer {
  /** Whether the query was read as a code or as words. */
  kind: 'code' | 'text'
  /** Best first. */
  hits: SearchHit[]
  understood: Understood
  /** Codes of the catalogue near an unknown one. */
  similarCodes: string[]
}

/**
 * Answers a query (spec §9 'Smart search'; codes first). In: any text. Out: the products that fit,
 * best first, and what was understood. Never throws; the same index and query give the same answer.
 */
export function search(index: SearchIndex, query: string): SearchAnswer {
  const code = readCodes(index, query)
  return code ? codeAnswer(index, code) : textAnswer(index, query)
}

/** Answers a query that is about a code. */
export function codeAnswer(index: SearchIndex, query: CodeQuery): SearchAnswer {
  return {
    kind: 'code',
    hits: codeHits(index, query),
    understood: { confidence: 1, counts: [], ranges: [], words: [], unknown: [] },
    similarCodes: query.codes.length > 0 ? [] : similarCodes(index.codes, query.asked),
  }
}

/** One hit a product, in the order of its codes; a variant is told when only one of a product's codes was found. */
export function codeHits(index: SearchIndex, { codes, match }: CodeQuery): SearchHit[] {
  const score = match === 'none' ? 0 : judgement.code[match]
  return [...Map.groupBy(codes, ({ document }) => document)].flatMap(([position, [first, ...others]]): SearchHit[] => {
    const document = index.documents[position]
    const variantId = others.length === 0 ? first?.variantId : undefined
    return document ? [{ id: document.id, score, ...(variantId !== undefined && { variantId }) }] : []
  })
}

/** Answers a query of words. In: how many hits are wanted, all of them if not said. */
export function textAnswer(index: SearchIndex, text: string, limit = Infinity): SearchAnswer {
  const query = readQuery(index, text)
  const intent = understand(index, query)
  const question = { index, query, intent, ideas: ideasOf(index, query, intent) }
  const hits = rank(question, limit).flatMap(({ document, score }): SearchHit[] => {
    const found = index.documents[document]
    const marks = index.facts[document]?.marks ?? []
    const variantId = found && meantVariant(found.codes, marks, question.ideas)
    return found ? [{ id: found.id, score, ...(variantId !== undefined && { variantId }) }] : []
  })
  return { kind: 'text', hits, understood: understoodOf(question), similarCodes: [] }
}

/** Parts for the asked brand; when there is none, those that serve any brand. Equals keep the catalogue's order. */
function rank(question: Question, limit: number): Scored[] {
  const { index, intent, ideas } = question
  const fitting = scoreCandidates(question, candidatesFor(index, intent, ideas), { limit })
  if (fitting.length > 0) return fitting
  return scoreCandidates(question, universalCandidates(index, intent), { limit, isOtherBrand: true })
}

function understoodOf({ index, query, intent }: Question): Understood {
  const [productType] = intent.productTypes
  const [brand] = intent.brands
  const [size] = intent.sizes
  const plain = query.words.filter((_, position) => !intent.roles.has(position))
  return {
    ...(intent.kind && { intent: intent.kind }),
    confidence: intent.confidence,
    ...(productType && { productType }),
    ...(brand !== undefined && { brand: { key: brand, label: index.vocabulary.brandLabels.get(brand) ?? brand } }),
    ...(size && { size }),
    counts: query.measures.counts,
    ranges: query.measures.ranges,
    words: plain.filter(({ readings }) => readings.length > 0).map(({ text }) => text),
    unknown: plain.filter(({ readings }) => readings.length === 0).map(({ text }) => text),
  }
}
