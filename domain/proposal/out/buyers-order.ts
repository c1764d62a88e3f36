import type { ProposalLine } from '#domain/proposal/proposal-line.ts'

/**
 * Lines in the order in which the buyer's list has them, whatever the desk moved: the first reading names lines by their place
 * ('v0-1', 'v0-2' …). What the desk added comes behind, in its own order.
 */
export function inBuyersOrder(lines: readonly ProposalLine[]): ProposalLine[] {
  return lines.toSorted((a, b) => placeOf(a) - placeOf(b))
}

function placeOf({ id }: ProposalLine): number {
  const place = /^v0-(\d+)$/.exec(id)?.[1]
  return place === undefined ? Number.MAX_SAFE_INTEGER : Number(place)
}
