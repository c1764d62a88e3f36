import type { ProposalLine } from '#domain/proposal/proposal-line.ts'

/**
 * The lines in the order of the buyer's list, even if the desk moved them: their ids contain their first position
 * ('v0-1', 'v0-2' …). Lines that the desk added follow in their own order.
 */
export function inBuyersOrder(lines: readonly ProposalLine[]): ProposalLine[] {
  return lines.toSorted((a, b) => placeOf(a) - placeOf(b))
}

function placeOf({ id }: ProposalLine): number {
  const place = /^v0-(\d+)$/.exec(id)?.[1]
  return place === undefined ? Number.MAX_SAFE_INTEGER : Number(place)
}
