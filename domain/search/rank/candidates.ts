import type { Condition } from '#domain/search/query/conditions.ts'
import type { Intent } from '#domain/search/query/intent.ts'
import type { Documents, SearchIndex } from '#domain/search/index/search-index.ts'
import { judgement } from '#domain/search/weights.ts'

/**
 * The only documents that can be answers: those of the named types and brands; without them those that match one of the
 * rarest required conditions, so that common words cost nothing.
 */
export function candidatesFor(index: SearchIndex, intent: Intent, conditions: readonly Condition[]): Documents {
  const { isHint, productTypes, brands } = intent
  const ofType = isHint || productTypes.length === 0 ? undefined : ofAny(index.byType, productTypes)
  const ofBrand = brands.length > 0 ? ofAny(index.byBrand, brands) : undefined
  if (ofType && ofBrand) return intersection(ofType, ofBrand)
  return ofType ?? ofBrand ?? carryingRarest(index, conditions)
}

/** The parts of the named types that serve any brand: second choice when no part is for the brand itself. */
export function universalCandidates(index: SearchIndex, intent: Intent): Documents {
  return intersection(ofAny(index.byType, intent.productTypes), index.universal)
}

/** A document with enough of n conditions has at least one of any n − enough + 1 of them: the rarest are looked up. */
function carryingRarest(index: SearchIndex, conditions: readonly Condition[]): Documents {
  const sets = conditions
    .filter(({ isRequired }) => isRequired)
    .map(({ readings, productTypes = [] }) =>
      union([
        ...readings.flatMap(({ stem }) => index.words.get(stem)?.keys() ?? []),
        ofAny(index.byType, productTypes),
      ]),
    )
  const enough = Math.ceil(sets.length * judgement.coverage)
  return union(sets.toSorted((a, b) => a.size - b.size).slice(0, sets.length - enough + 1))
}

function ofAny(groups: ReadonlyMap<string, Documents>, keys: readonly string[]): Documents {
  return union(keys.flatMap((key) => groups.get(key) ?? []))
}

function union(sets: readonly Iterable<number>[]): Documents {
  return new Set(sets.flatMap((set) => [...set]))
}

function intersection(a: Documents, b: Documents): Documents {
  return new Set([...a].filter((document) => b.has(document)))
}
