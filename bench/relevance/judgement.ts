import * as v from 'valibot'

const ids = v.optional(v.array(v.string()), [])

/** A judged query; what each field means stands at the top of tuning.yaml. */
export const judgedQuerySchema = v.strictObject({
  kind: v.string(),
  query: v.string(),
  best: ids,
  good: ids,
  fair: ids,
  variant: v.optional(v.string()),
  brand: ids,
  type: ids,
  mustNot: ids,
  notFirst: ids,
  needs: v.optional(v.array(v.array(v.string())), []),
  quantity: v.optional(v.number()),
  conflict: v.optional(v.boolean(), false),
  unknown: ids,
  without: ids,
})
type JudgedQuery = v.InferOutput<typeof judgedQuerySchema>

/** A judged query with its patterns spelled out. */
export interface Judgement extends JudgedQuery {
  /** Product id → 1 to 3. */
  grades: ReadonlyMap<string, number>
}

/** Expands a query's patterns to products. Throws where a pattern matches none: the judgement is out of date. */
export function resolveJudgement(query: JudgedQuery, productIds: readonly string[]): Judgement {
  const expand = (patterns: readonly string[]) =>
    patterns.flatMap((pattern) => matching(pattern, productIds, query.query))
  const graded = [
    ...expand(query.fair).map((id): [string, number] => [id, 1]),
    ...expand(query.good).map((id): [string, number] => [id, 2]),
    ...expand(query.best).map((id): [string, number] => [id, 3]),
  ]
  const needs = query.needs.map(expand)
  const needed = needs.flat().map((id): [string, number] => [id, 3])
  return {
    ...query,
    needs,
    mustNot: expand(query.mustNot),
    notFirst: expand(query.notFirst),
    grades: new Map([...graded, ...needed]),
  }
}

function matching(pattern: string, productIds: readonly string[], query: string): string[] {
  const parts = pattern.split('*').map((part) => part.replaceAll(/[^a-z0-9-]/g, ''))
  const expression = new RegExp(`^${parts.join('.*')}$`)
  const found = productIds.filter((id) => expression.test(id))
  if (found.length === 0)
    throw new Error(`bench/relevance: '${query}' names ${pattern}, which is no product; correct it`)
  return found
}
