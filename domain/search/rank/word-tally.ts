import { fieldBits, fields, type Field } from '#domain/search/index/document-words.ts'
import type { Idea } from '#domain/search/query/ideas.ts'
import { eachMatch, type Candidates } from '#domain/search/index/postings.ts'
import type { SearchIndex } from '#domain/search/index/search-index.ts'
import { weights } from '#domain/search/weights.ts'

export type FieldWeights = Readonly<Record<Field, number>>

/** The sums of a query's ideas, for each candidate. */
export interface Tally {
  /** Field weights times the strength of each idea's best match, summed. */
  points: Float64Array
  /** Bits of the fields that matched. */
  matched: Uint8Array
  /**
   * The number of required ideas that the document matches, and of counted ones; a match in the description counts
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
  ideas: readonly Idea[]
  fieldWeights: FieldWeights
  /** The value of an idea that only the description matches, from 0 to 1. */
  describedCredit: number
}

/** Adds up the ideas of a query over the candidates. */
export function tallyIdeas(index: SearchIndex, rules: TallyRules, candidates: Candidates): Tally {
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
  for (const idea of rules.ideas) {
    const bits = addMatches(tally, { index, idea, worth }, candidates)
    addCredit(tally, { index, idea, bits, credits }, candidates)
  }
  return tally
}

/** For each set of fields, as bits, their weights together. */
function weightsOfBits(fieldWeights: FieldWeights): Float64Array {
  return Float64Array.from({ length: 1 << fields.length }, (_, bits) =>
    fields.reduce((sum, field) => sum + (bits & fieldBits[field] ? fieldWeights[field] : 0), 0),
  )
}

interface IdeaMatches {
  index: SearchIndex
  idea: Idea
  worth: Float64Array
}

/**
 * Adds an idea's points. Out: for each candidate the fields that have it. In each field the strongest reading counts,
 * so readings are sorted by strength.
 */
function addMatches(
  { points, matched }: Tally,
  { index, idea, worth }: IdeaMatches,
  candidates: Candidates,
): Uint8Array {
  const found = new Uint8Array(candidates.documents.length)
  for (const { stem, strength } of idea.readings.toSorted((a, b) => b.strength - a.strength)) {
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

interface IdeaCredit {
  index: SearchIndex
  idea: Idea
  bits: Uint8Array
  /** The credit of a match, of a match in the description only, and of no match. */
  credits: readonly [number, number, number]
}

function addCredit(tally: Tally, { index, idea, bits, credits }: IdeaCredit, { documents }: Candidates): void {
  const { isRequired, isCounted, requiredIn, productTypes = [], position } = idea
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

/** Whether a document matches an idea by its type alone. */
function isOfType({ documents }: SearchIndex, productTypes: NonNullable<Idea['productTypes']>, document = -1): boolean {
  const productType = documents[document]?.productType
  return productType !== undefined && productTypes.includes(productType)
}
