import { fieldBits, fields, type Field } from '#domain/search/index/document-words.ts'
import type { Condition } from '#domain/search/query/conditions.ts'
import { eachMatch, type Candidates } from '#domain/search/index/postings.ts'
import type { SearchIndex } from '#domain/search/index/search-index.ts'
import { weights } from '#domain/search/weights.ts'

export type FieldWeights = Readonly<Record<Field, number>>

/** The sums of a query's conditions, for each candidate. */
export interface Tally {
  /** Field weights times the strength of each condition's best match, summed. */
  points: Float64Array
  /** Bits of the fields that matched. */
  matched: Uint8Array
  /**
   * The number of required conditions that the document matches, and of counted ones; a match in the description counts
   * less.
   */
  required: Float32Array
  counted: Float32Array
  /** 1 if none of the fields that must have a word has it. */
  lacks: Uint8Array
  /** 1 where the name lacks a word of the query. */
  unnamed: Uint8Array
}

interface TallyRules {
  conditions: readonly Condition[]
  fieldWeights: FieldWeights
  /** The value of a condition that only the description matches, from 0 to 1. */
  describedCredit: number
}

/** Adds up the conditions of a query over the candidates. */
export function tallyConditions(index: SearchIndex, rules: TallyRules, candidates: Candidates): Tally {
  const count = candidates.documents.length
  const tally = {
    points: new Float64Array(count),
    matched: new Uint8Array(count),
    required: new Float32Array(count),
    counted: new Float32Array(count),
    lacks: new Uint8Array(count),
    unnamed: new Uint8Array(count),
  }
  const worth = weightsOfBits(rules.fieldWeights)
  const credits = [1, rules.describedCredit, 0] as const
  for (const condition of rules.conditions) {
    const bits = addMatches(tally, { index, condition, worth }, candidates)
    addCredit(tally, { index, condition, bits, credits }, candidates)
  }
  return tally
}

/** For each set of fields, as bits, their weights together. */
function weightsOfBits(fieldWeights: FieldWeights): Float64Array {
  return Float64Array.from({ length: 1 << fields.length }, (_, bits) =>
    fields.reduce((sum, field) => sum + (bits & fieldBits[field] ? fieldWeights[field] : 0), 0),
  )
}

interface ConditionMatches {
  index: SearchIndex
  condition: Condition
  worth: Float64Array
}

/**
 * Adds a condition's points. Out: for each candidate the fields that have it. In each field the strongest reading counts,
 * so readings are sorted by strength.
 */
function addMatches(
  { points, matched }: Tally,
  { index, condition, worth }: ConditionMatches,
  candidates: Candidates,
): Uint8Array {
  const found = new Uint8Array(candidates.documents.length)
  for (const { stem, strength } of condition.readings.toSorted((a, b) => b.strength - a.strength)) {
    const postings = index.words.get(stem)
    if (!postings || strength < weights.fuzzy.scoring) continue
    eachMatch(postings, candidates, (place, bits) => {
      const had = found[place] ?? 0
      const isNew = bits & ~had
      if (isNew === 0) return
      found[place] = had | bits
      matched[place] = (matched[place] ?? 0) | bits
      points[place] = (points[place] ?? 0) + strength * (worth[isNew] ?? 0)
    })
  }
  return found
}

interface ConditionCredit {
  index: SearchIndex
  condition: Condition
  bits: Uint8Array
  /** The credit of a match, of a match in the description only, and of no match. */
  credits: readonly [number, number, number]
}

function addCredit(
  tally: Tally,
  { index, condition, bits, credits }: ConditionCredit,
  { documents }: Candidates,
): void {
  const { isRequired, isCounted, requiredIn, productTypes = [], position } = condition
  if (!isRequired && !isCounted && requiredIn === undefined) return
  const [full, described, none] = credits
  for (let place = 0; place < bits.length; place++) {
    const found = bits[place] ?? 0
    const written = found === 0 ? none : found === fieldBits.description ? described : full
    const carried = productTypes.length > 0 && isOfType(index, productTypes, documents[place]) ? full : written
    if (requiredIn !== undefined && (found & requiredIn) === 0) tally.lacks[place] = 1
    if (isCounted && position !== undefined && (found & fieldBits.name) === 0) tally.unnamed[place] = 1
    if (isRequired) tally.required[place] = (tally.required[place] ?? 0) + carried
    if (isCounted) tally.counted[place] = (tally.counted[place] ?? 0) + carried
  }
}

/** Whether a document matches a condition by its type alone. */
function isOfType(
  { documents }: SearchIndex,
  productTypes: NonNullable<Condition['productTypes']>,
  document = -1,
): boolean {
  const productType = documents[document]?.productType
  return productType !== undefined && productTypes.includes(productType)
}
