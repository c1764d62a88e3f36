import { fieldBits, fields, type Field } from './document-words.ts'
import type { Idea } from './ideas.ts'
import { eachMatch } from './postings.ts'
import type { SearchIndex } from './search-index.ts'
import { weights } from './weights.ts'

export type FieldWeights = Readonly<Record<Field, number>>

/** What a query's ideas come to, candidate by candidate. */
export interface Tally {
  /** Field weights times the strength of each idea's best match, summed. */
  points: Float64Array
  /** Bits of the fields that matched. */
  matched: Uint8Array
  /** How many of the asked ideas the document carries, and how many of all that is said; less for one only described. */
  asked: Float32Array
  said: Float32Array
  /** 1 where a required word is missing from name, tags and compatibility. */
  lacks: Uint8Array
}

interface TallyRules {
  ideas: readonly Idea[]
  fieldWeights: FieldWeights
  /** What an idea is worth that only the description has, from 0 to 1. */
  describedCredit: number
}

const width = fields.length

/** Adds up the ideas of a query over the candidates (documents, ascending). */
export function tallyIdeas(
  index: SearchIndex,
  { ideas, fieldWeights, describedCredit }: TallyRules,
  candidates: readonly number[],
): Tally {
  const tally = {
    points: new Float64Array(candidates.length),
    matched: new Uint8Array(candidates.length),
    asked: new Float32Array(candidates.length),
    said: new Float32Array(candidates.length),
    lacks: new Uint8Array(candidates.length),
  }
  for (const idea of ideas) {
    const strengths = strengthsOf(index, idea, candidates)
    for (const [place, document] of candidates.entries()) {
      const bits = addPoints(tally, place, { strengths, fieldWeights })
      const credit = bits === fieldBits.description ? describedCredit : Number(bits !== 0)
      const carried = isOfType(index, idea, document) ? 1 : credit
      if (idea.isRequired && (bits & ~fieldBits.description) === 0) tally.lacks[place] = 1
      if (idea.isAsked) tally.asked[place] = (tally.asked[place] ?? 0) + carried
      if (idea.isSaid) tally.said[place] = (tally.said[place] ?? 0) + carried
    }
  }
  return tally
}

/** For each candidate the strength of the idea's best match in each field. */
function strengthsOf(index: SearchIndex, { readings }: Idea, candidates: readonly number[]): Float32Array {
  const strengths = new Float32Array(candidates.length * width)
  for (const { stem, strength } of readings) {
    const postings = index.words.get(stem)
    if (!postings || strength < weights.fuzzy.scoring) continue
    eachMatch(postings, candidates, (place, bits) => {
      for (let field = 0; field < width; field++) {
        const slot = place * width + field
        if (bits & (1 << field)) strengths[slot] = Math.max(strengths[slot] ?? 0, strength)
      }
    })
  }
  return strengths
}

function addPoints(
  { points, matched }: Tally,
  place: number,
  { strengths, fieldWeights }: { strengths: Float32Array; fieldWeights: FieldWeights },
): number {
  let bits = 0
  let sum = 0
  for (let position = 0; position < width; position++) {
    const strength = strengths[place * width + position] ?? 0
    const field = fields[position]
    if (strength === 0 || !field) continue
    sum += fieldWeights[field] * strength
    bits |= fieldBits[field]
  }
  points[place] = (points[place] ?? 0) + sum
  matched[place] = (matched[place] ?? 0) | bits
  return bits
}

/** Whether a document is of the type that the idea stands for, whatever its words. */
function isOfType({ documents }: SearchIndex, { productTypes }: Idea, document: number): boolean {
  const productType = documents[document]?.productType
  return Boolean(productType && productTypes?.includes(productType))
}
