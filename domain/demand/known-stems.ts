import { stemsOf } from '#domain/text/tokens.ts'

/**
 * The stems of all texts within some data, sorted and without repetitions: words that the shop itself publishes are not
 * a visitor's name.
 */
export function knownStems(data: unknown): string[] {
  return [...new Set(textsIn(data).flatMap(stemsOf))].toSorted()
}

function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data]
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : []
}
