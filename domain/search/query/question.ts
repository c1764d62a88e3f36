import type { Idea } from './ideas.ts'
import type { Intent } from './intent.ts'
import type { ReadQuery } from './read-query.ts'
import type { SearchIndex } from '#domain/search/index/search-index.ts'

/** A query that has been understood, and the index that it is put to. */
export interface Question {
  index: SearchIndex
  query: ReadQuery
  intent: Intent
  ideas: readonly Idea[]
}

/** Whether the query names a part or a machine. */
export function namesKind({ productTypes, families }: Intent): boolean {
  return productTypes.length + families.length > 0
}

/**
 * The number of ideas of a query that are required, and that count in the score, with its type and brand. At least 1,
 * because scores are divided by it.
 */
export function totalsOf(question: Question): { asked: number; said: number } {
  const { ideas } = question
  const named = namedIn(question)
  return {
    asked: Math.max(1, ideas.filter(({ isAsked }) => isAsked).length + named),
    said: Math.max(1, ideas.filter(({ isSaid }) => isSaid).length + named),
  }
}

/** How many of type and brand the query names. */
export function namedIn({ intent }: Question): number {
  return Number(namesType(intent)) + Number(namesBrand(intent))
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
