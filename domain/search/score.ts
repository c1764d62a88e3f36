import type { Idea } from './ideas.ts'
import type { Intent } from './intent.ts'
import type { ReadQuery } from './read-query.ts'
import type { SearchIndex } from './search-index.ts'
import { saysWholeTag } from './tag-phrase.ts'
import { tallyIdeas, type FieldWeights } from './tally.ts'
import { judgement, weights } from './weights.ts'

/** A document, by its position, and its points. */
export interface Scored {
  document: number
  score: number
}

/** A query that has been understood, and the index that it is put to. */
export interface Question {
  index: SearchIndex
  query: ReadQuery
  intent: Intent
  ideas: readonly Idea[]
}

/**
 * Scores candidates by spec §9 and drops those that miss what was asked, contradict it, or stay below
 * the minimum. In: documents, ascending; `isOtherBrand` when they are not for the asked brand.
 */
export function scoreCandidates(question: Question, candidates: readonly number[], isOtherBrand = false): Scored[] {
  const { index, intent, ideas } = question
  const tally = tallyIdeas(index, { ideas, fieldWeights: fieldWeightsFor(intent) }, candidates)
  const isBoth = intent.kind === 'productBrand'
  const minimum = isBoth ? weights.minimumScore.productBrand : weights.minimumScore.otherwise
  const scored: Scored[] = []
  for (const [place, document] of candidates.entries()) {
    if (contradicts(question, document)) continue
    const coverage = coverageOf(question, document, tally.carried[place] ?? 0)
    if (coverage < judgement.coverage) continue
    const text = (tally.points[place] ?? 0) + bonusFor(tally.matched[place] ?? 0)
    const fit =
      (intentPoints(question, document, isOtherBrand) + text) * mismatchFactor(question, document, isOtherBrand)
    const score = fit * coverage * availabilityFactor(question, document) + saleBonus(question, document)
    if (score >= minimum) scored.push({ document, score })
  }
  return scored
}

/** Field weights, raised where the query names a brand, or a product and a brand (spec §9). */
function fieldWeightsFor({ kind, brands }: Intent): FieldWeights {
  return {
    ...weights.field,
    ...(kind === 'productBrand' && weights.fieldWithProductBrand),
    ...(brands.length > 0 && { compatibility: weights.compatibilityWithBrand }),
  }
}

/** Bonus for each matched field when more than two fields match (spec §9). */
function bonusFor(matched: number): number {
  const { points, above } = weights.fieldBonus
  let count = 0
  for (let rest = matched; rest !== 0; rest &= rest - 1) count++
  return count > above ? count * points : 0
}

/** The intent's weight times its confidence, for documents that are what was asked for (spec §9). */
function intentPoints(question: Question, document: number, isOtherBrand: boolean): number {
  const { index, intent, query } = question
  if (intent.kind === undefined) {
    return saysWholeTag(index, query, document) ? weights.intent.specialized * judgement.confidence.tag : 0
  }
  const { brands = {} } = index.facts[document] ?? {}
  const ties = intent.brands.map((brand) => brands[brand] ?? 0)
  const tie = isOtherBrand || ties.length === 0 ? 1 : Math.max(...ties)
  return weights.intent[intent.kind] * intent.confidence * tie
}

function mismatchFactor({ index, intent }: Question, document: number, isOtherBrand: boolean): number {
  const { productType, family } = index.documents[document] ?? {}
  const isKindAsked = intent.productTypes.length + intent.families.length > 0
  const isOfType = productType !== undefined && intent.productTypes.includes(productType)
  const isOfFamily = family !== undefined && intent.families.includes(family)
  const typeFactor = isKindAsked && !isOfType && !isOfFamily ? weights.mismatch.productType : 1
  return typeFactor * (isOtherBrand ? weights.mismatch.brand : 1)
}

/** Share of what was asked that the document carries: its type, its brand, and every asked idea. */
function coverageOf({ index, intent, ideas }: Question, document: number, carried: number): number {
  const asked = ideas.filter(({ isAsked }) => isAsked).length
  const namesType = intent.productTypes.length > 0 && !intent.isHint
  const { productType } = index.documents[document] ?? {}
  const isType = namesType && productType !== undefined && intent.productTypes.includes(productType)
  const namesBrand = intent.brands.length > 0 && !intent.isBrandImplied
  const total = asked + Number(namesType) + Number(namesBrand)
  return total === 0 ? 0 : (carried + Number(isType) + Number(namesBrand)) / total
}

/** A part that declares its sizes or counts, none of them the asked one, does not fit. */
function contradicts({ index, intent, query }: Question, document: number): boolean {
  const { sizes = [], counts = [] } = index.facts[document] ?? {}
  return isOutside(sizes, intent.sizes) || isOutside(counts, query.measures.counts)
}

function isOutside<Value>(declared: readonly Value[], asked: readonly Value[]): boolean {
  return declared.length > 0 && asked.length > 0 && !asked.some((value) => declared.includes(value))
}

function availabilityFactor({ index }: Question, document: number): number {
  return index.documents[document]?.availability === 'sob-consulta' ? weights.onRequestFactor : 1
}

function saleBonus({ index }: Question, document: number): number {
  return index.documents[document]?.isOnSale ? weights.onSaleBonus : 0
}
