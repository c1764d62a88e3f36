import type { Condition } from '#domain/search/query/conditions.ts'
import type { Intent } from '#domain/search/query/intent.ts'
import { documentsOf, type Documents } from '#domain/search/index/postings.ts'
import type { SearchIndex } from '#domain/search/index/search-index.ts'
import { judgement } from '#domain/search/weights.ts'

/**
 * The only documents that can be answers: those of the named types and brands; without them those that match one of the
 * rarest required conditions, so that common words cost nothing.
 */
export function candidatesFor(index: SearchIndex, intent: Intent, conditions: readonly Condition[]): Documents {
  const ofType = typedFor(index, intent)
  const ofBrand = intent.brands.length > 0 ? ofAny(index.byBrand, intent.brands) : undefined
  if (ofType && ofBrand) return intersection(ofType, ofBrand)
  return ofType ?? ofBrand ?? carryingRarest(index, conditions)
}

/** The parts of the named types that serve any brand: second choice when no part is for the brand itself. */
export function universalCandidates(index: SearchIndex, intent: Intent): Documents {
  return intersection(ofAny(index.byType, intent.productTypes), index.universal)
}

function typedFor(index: SearchIndex, { isHint, productTypes }: Intent): Documents | undefined {
  return isHint || productTypes.length === 0 ? undefined : ofAny(index.byType, productTypes)
}

/** A document with enough of n conditions has at least one of any n − enough + 1 of them: the rarest are looked up. */
function carryingRarest(index: SearchIndex, conditions: readonly Condition[]): Documents {
  const lists = conditions
    .filter(({ isRequired }) => isRequired)
    .map((condition) => documentsOfCondition(index, condition))
  const enough = Math.ceil(lists.length * judgement.coverage)
  const rarest = lists.toSorted((a, b) => a.length - b.length).slice(0, lists.length - enough + 1)
  return union(rarest)
}

function documentsOfCondition(index: SearchIndex, { readings, productTypes = [] }: Condition): Documents {
  const written = readings.flatMap(({ stem }) => {
    const postings = index.words.get(stem)
    return postings ? [documentsOf(postings)] : []
  })
  return union([...written, ofAny(index.byType, productTypes)])
}

function ofAny(groups: ReadonlyMap<string, Documents>, keys: readonly string[]): Documents {
  return union(keys.flatMap((key) => groups.get(key) ?? []))
}

/** The documents of any list, each once, ascending. */
export function union(lists: readonly Documents[]): Documents {
  const [only = new Uint32Array(), ...others] = lists
  return others.length === 0 ? only : Uint32Array.from(new Set(lists.flatMap((list) => [...list]))).toSorted()
}

/** The documents of both lists. */
export function intersection(a: Documents, b: Documents): Documents {
  const other = new Set(b)
  return a.filter((document) => other.has(document))
}
