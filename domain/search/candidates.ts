import type { Idea } from './ideas.ts'
import type { Intent } from './intent.ts'
import { documentsOf } from './postings.ts'
import type { SearchIndex } from './search-index.ts'
import { judgement } from './weights.ts'

/**
 * The only documents that can be answers, ascending: those of the named types and brands; without
 * them those that carry enough of the rarest ideas, so that common words cost nothing.
 */
export function candidatesFor(index: SearchIndex, intent: Intent, ideas: readonly Idea[]): number[] {
  const ofType = intent.isHint ? undefined : unionBy(index.byType, intent.productTypes)
  const ofBrand = unionBy(index.byBrand, intent.brands)
  if (ofType && ofBrand) return intersection(ofType, ofBrand)
  return ofType ?? ofBrand ?? carryingRarest(index, ideas)
}

/** The parts of the named types that serve any brand: second choice when no part is for the brand itself. */
export function universalCandidates(index: SearchIndex, intent: Intent): number[] {
  const ofType = intent.isHint ? undefined : unionBy(index.byType, intent.productTypes)
  return ofType && intent.brands.length > 0 ? intersection(ofType, index.universal) : []
}

/** A document with enough of n ideas has at least one of any n − enough + 1 of them: the rarest are looked up. */
function carryingRarest(index: SearchIndex, ideas: readonly Idea[]): number[] {
  const lists = ideas.filter(({ isAsked }) => isAsked).map((idea) => documentsOfIdea(index, idea))
  const enough = Math.ceil(lists.length * judgement.coverage)
  const rarest = lists.toSorted((a, b) => a.length - b.length).slice(0, lists.length - enough + 1)
  return union(rarest)
}

function documentsOfIdea(index: SearchIndex, { readings, productTypes = [] }: Idea): number[] {
  const written = readings.flatMap(({ stem }) => {
    const postings = index.words.get(stem)
    return postings ? [documentsOf(postings)] : []
  })
  return union([...written, ...productTypes.map((type) => index.byType.get(type) ?? [])])
}

function unionBy(groups: ReadonlyMap<string, number[]>, keys: readonly string[]): number[] | undefined {
  return keys.length > 0 ? union(keys.map((key) => groups.get(key) ?? [])) : undefined
}

function union(lists: readonly (readonly number[])[]): number[] {
  const [only, ...others] = lists
  if (only && others.length === 0) return [...only]
  return [...new Set(lists.flat())].toSorted((a, b) => a - b)
}

function intersection(a: readonly number[], b: readonly number[]): number[] {
  const other = new Set(b)
  return a.filter((position) => other.has(position))
}
