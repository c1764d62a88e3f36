import { stemsOf } from '#domain/text/tokens.ts'

/** The stems of all texts within some data, each once and in order: what a shop itself writes is no name of a visitor. */
export function knownStems(data: unknown): string[] {
  return [...new Set(textsIn(data).flatMap(stemsOf))].toSorted()
}

function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data]
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : []
}
