import { proposedPrice, type KnownPrices } from './price-source.ts'
import type { OfferLine, ProposalLine } from './proposal-line.ts'

/** The known prices of a line's item; undefined for free text. */
export type PricesOf = (line: Pick<OfferLine, 'item'>) => KnownPrices | undefined

/** Gives offers without a price the known one; other lines stay as they are. */
export function priceLines(lines: readonly ProposalLine[], pricesOf: PricesOf): ProposalLine[] {
  return lines.map((line) => {
    if (line.kind !== 'offer' || line.unitPrice !== undefined) return line
    const known = proposedPrice(pricesOf(line) ?? {})
    return known ? { ...line, unitPrice: known.cents } : line
  })
}
