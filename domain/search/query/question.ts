import type { Condition } from './conditions.ts'
import type { Intent } from './intent.ts'
import type { ReadQuery } from './read-query.ts'
import type { SearchIndex } from '#domain/search/index/search-index.ts'

/** A query that has been understood, and the index that it is put to. */
export interface Question {
  index: SearchIndex
  query: ReadQuery
  intent: Intent
  conditions: readonly Condition[]
}

/** Whether the query names a part or a machine. */
export function namesKind({ productTypes, families }: Intent): boolean {
  return productTypes.length + families.length > 0
}

export function namesType({ productTypes, isHint }: Intent): boolean {
  return productTypes.length > 0 && !isHint
}

/**
 * Whether the query names a brand itself; a brand that a model implies does not count, because the model is searched
 * for.
 */
export function namesBrand({ brands, isBrandImplied }: Intent): boolean {
  return brands.length > 0 && !isBrandImplied
}
