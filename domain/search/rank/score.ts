import { fieldBits, fields } from '#domain/search/index/document-words.ts'
import { rulesFor, scoreOf, type Carried } from './document-score.ts'
import type { Intent } from '#domain/search/query/intent.ts'
import { placeCandidates, type Documents } from '#domain/search/index/postings.ts'
import { namesKind, type Question } from '#domain/search/query/question.ts'
import { tallyConditions, type FieldWeights, type Tally } from './word-tally.ts'
import { judgement, weights } from '#domain/search/weights.ts'

/** A document, by its position, and its points. */
export interface Scored {
  document: number
  score: number
}

/** How many answers are looked for, and among which candidates. */
export interface AnswerScope {
  limit: number
  /** Whether the candidates are not for the asked brand. */
  isOtherBrand: boolean
}

/**
 * Scores candidates by spec §9 and drops those that miss what was asked, contradict it, or stay below
 * the minimum. Out: the best of them, best first; equals keep the catalogue's order.
 */
export function scoreCandidates(
  question: Question,
  documents: Documents,
  { limit, isOtherBrand }: AnswerScope,
): Scored[] {
  const { index, intent, conditions } = question
  const credit = judgement.describedCredit
  const describedCredit = namesKind(intent) ? credit.named : credit.unnamed
  const candidates = placeCandidates(documents, index.documents.length)
  const tally = tallyConditions(
    index,
    { conditions, fieldWeights: fieldWeightsFor(intent), describedCredit },
    candidates,
  )
  const rules = rulesFor(question, isOtherBrand)
  const scored = Array.from(documents, (document, place) => ({
    document,
    score: scoreOf(rules, document, carriedAt(tally, place)),
  }))
  return scored
    .filter(({ score }) => score >= rules.minimum)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit)
}

function carriedAt({ points, matched, required, counted, lacks, unnamed }: Tally, place: number): Carried {
  return {
    points: (points[place] ?? 0) + (bonusOfBits[matched[place] ?? 0] ?? 0),
    required: required[place] ?? 0,
    counted: counted[place] ?? 0,
    lacks: lacks[place] === 1,
    isNamed: unnamed[place] === 0,
  }
}

/** Field weights, raised where the query names a brand, or a product and a brand (spec §9). */
function fieldWeightsFor({ kind, brands }: Intent): FieldWeights {
  return {
    ...weights.field,
    ...(kind === 'productBrand' && weights.fieldWithProductBrand),
    ...(brands.length > 0 && { compatibility: weights.compatibilityWithBrand }),
  }
}

/** For each set of fields, as bits: the bonus for each when more than two match (spec §9). */
const bonusOfBits = Array.from({ length: 1 << fields.length }, (_, bits) => {
  const { points, above } = weights.fieldBonus
  const count = fields.filter((field) => bits & fieldBits[field]).length
  return count > above ? count * points : 0
})
