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
  const credit = judgement.describedCredit
  const describedCredit = intent.productTypes.length + intent.families.length > 0 ? credit.named : credit.unnamed
  const tally = tallyIdeas(index, { ideas, fieldWeights: fieldWeightsFor(intent), describedCredit }, candidates)
  const total = totalsOf(question)
  const isBoth = intent.kind === 'productBrand'
  const minimum = isBoth ? weights.minimumScore.productBrand : weights.minimumScore.otherwise
  const scored: Scored[] = []
  for (const [place, document] of candidates.entries()) {
    if (tally.lacks[place] || contradicts(question, document)) continue
    const named = namedCarried(question, document)
    if (((tally.asked[place] ?? 0) + named) / total.asked < judgement.coverage) continue
    const coverage = ((tally.said[place] ?? 0) + named) / total.said
    if (coverage < judgement.saidCoverage) continue
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
  const { index, intent } = question
  if (intent.kind === undefined) return unnamedPoints(question, document)
  const { brands = {}, isNamesake = false } = index.facts[document] ?? {}
  const ties = intent.brands.map((brand) => brands[brand] ?? 0)
  const tie = isOtherBrand || ties.length === 0 ? 1 : Math.max(...ties)
  const namesake = isNamesake ? 1 : judgement.otherName
  return weights.intent[intent.kind] * intent.confidence * tie * namesake
}

/** Without part, brand or machine: a size, a count or one of the catalogue's own special phrases. */
function unnamedPoints({ index, intent, query }: Question, document: number): number {
  const { tag, measure } = judgement.confidence
  const { counts, ranges } = query.measures
  if (intent.sizes.length + counts.length + ranges.length > 0) return weights.intent.specialized * measure
  return saysWholeTag(index, query, document) ? weights.intent.specialized * tag : 0
}

function mismatchFactor({ index, intent }: Question, document: number, isOtherBrand: boolean): number {
  const { productType, family } = index.documents[document] ?? {}
  const isKindAsked = intent.productTypes.length + intent.families.length > 0
  const isOfType = productType !== undefined && intent.productTypes.includes(productType)
  const isOfFamily = family !== undefined && intent.families.includes(family)
  const typeFactor = isKindAsked && !isOfType && !isOfFamily ? weights.mismatch.productType : 1
  return typeFactor * (isOtherBrand ? weights.mismatch.brand : 1)
}

/** How much was asked, and said: every such idea, the type and the brand. Never 0, so that shares can be taken. */
function totalsOf({ intent, ideas }: Question): { asked: number; said: number } {
  const named = Number(namesType(intent)) + Number(namesBrand(intent))
  return {
    asked: Math.max(1, ideas.filter(({ isAsked }) => isAsked).length + named),
    said: Math.max(1, ideas.filter(({ isSaid }) => isSaid).length + named),
  }
}

/** Of type and brand, how many the document has. Candidates are for a named brand already. */
function namedCarried({ index, intent }: Question, document: number): number {
  const productType = index.documents[document]?.productType
  const isOfType = productType !== undefined && intent.productTypes.includes(productType)
  return Number(namesType(intent) && isOfType) + Number(namesBrand(intent))
}

function namesType({ productTypes, isHint }: Intent): boolean {
  return productTypes.length > 0 && !isHint
}

/** A brand that is implied by a model is carried by the model. */
function namesBrand({ brands, isBrandImplied }: Intent): boolean {
  return brands.length > 0 && !isBrandImplied
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
