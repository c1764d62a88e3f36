import { proposedPrice, type KnownPrices } from './price-source.ts'
import type { OfferLine, ProposalLine } from './proposal-line.ts'

/** What is known of the price of a line's item; undefined for free text. */
export type PricesOf = (line: Pick<OfferLine, 'item'>) => KnownPrices | undefined

/** Offers that nobody has priced begin with the price that is known; all else stays as it is. */
export function priceLines(lines: readonly ProposalLine[], pricesOf: PricesOf): ProposalLine[] {
  return lines.map((line) => {
    if (line.kind !== 'offer' || line.unitPrice !== undefined) return line
    const known = proposedPrice(pricesOf(line) ?? {})
    return known ? { ...line, unitPrice: known.cents } : line
  })
}
