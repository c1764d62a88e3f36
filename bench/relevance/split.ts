import type { JudgedQuery } from './judgement.ts'

/**
 * Divides the queries into two halves, kind by kind, by a hash of their text: the rules are tuned on the first half,
 * and the second shows whether they generalise. The same queries give the same halves. Queries that were found by
 * looking at answers (`seen`) all belong to the first half and do not influence the division of the others.
 */
export function splitQueries<Query extends JudgedQuery>(
  queries: readonly Query[],
): { tuning: Query[]; heldOut: Query[] } {
  const ordered = queries
    .filter(({ seen }) => !seen)
    .toSorted((a, b) => compare(a.kind, b.kind) || hash(a.query) - hash(b.query))
  return {
    tuning: [...ordered.filter((_, position) => position % 2 === 0), ...queries.filter(({ seen }) => seen)],
    heldOut: ordered.filter((_, position) => position % 2 === 1),
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return value
}
