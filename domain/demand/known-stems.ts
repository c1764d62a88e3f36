import { stemsOf } from '#domain/text/tokens.ts'

/**
 * The stems of all texts within some data, sorted and without repetitions. A searched word with another stem may be a
 * person's name (`kept-term.ts`).
 */
export function knownStems(data: unknown): string[] {
  return [...new Set(textsIn(data).flatMap(stemsOf))].toSorted()
}

function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data]
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : []
}
