import type { Cents } from '#domain/money.ts'
import { longDate } from '#domain/text/brasilia-moment.ts'
import type { OfferLine, ProposalLine } from './proposal-line.ts'

export interface PastPrice {
  cents: Cents
  /** The day of the offer, YYYY-MM-DD. */
  day: string
  proposal: string
}

interface KnownPrices {
  /** The catalogue's price in cents; 0 or undefined where it has none. */
  catalogue?: Cents | undefined
  toCustomer?: PastPrice | undefined
  toOthers?: PastPrice | undefined
}

/** The price to propose, its source in words: the catalogue's, else the last one offered to this customer or to others. */
export function proposedPrice(prices: KnownPrices): { cents: Cents; source: string } | undefined {
  const { catalogue, toCustomer, toOthers } = prices
  if (catalogue !== undefined && catalogue > 0) return { cents: catalogue, source: 'preço do catálogo' }
  const past = toCustomer ?? toOthers
  if (!past) return undefined
  const whose = toCustomer ? 'a este cliente' : 'a outro cliente'
  return { cents: past.cents, source: `da proposta ${past.proposal} ${whose}, de ${longDate(past.day)}` }
}

export type PricesOf = (line: Pick<OfferLine, 'item'>) => KnownPrices | undefined

/** Gives each offer without a price the price to propose, where one is known; other lines stay as they are. */
export function priceLines(lines: readonly ProposalLine[], pricesOf: PricesOf): ProposalLine[] {
  return lines.map((line) => {
    if (line.kind !== 'offer' || line.unitPrice !== undefined) return line
    const proposed = proposedPrice(pricesOf(line) ?? {})
    return proposed ? { ...line, unitPrice: proposed.cents } : line
  })
}
