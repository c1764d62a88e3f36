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
  /** Cents; 0 or undefined where the catalogue has none. */
  catalogue?: Cents | undefined
  toCustomer?: PastPrice | undefined
  toAnyone?: PastPrice | undefined
}

/** The catalogue's price, else the last one offered to this customer or to anyone, with its source in words. */
export function proposedPrice({ catalogue, toCustomer, toAnyone }: KnownPrices) {
  if (catalogue !== undefined && catalogue > 0) return { cents: catalogue, source: 'preço do catálogo' }
  const past = toCustomer ?? toAnyone
  if (!past) return undefined
  const whose = toCustomer ? 'a este cliente' : 'a outro cliente'
  return { cents: past.cents, source: `da proposta ${past.proposal} ${whose}, de ${longDate(past.day)}` }
}

export type PricesOf = (line: Pick<OfferLine, 'item'>) => KnownPrices | undefined

/** Gives offers without a price the known one. */
export function priceLines(lines: readonly ProposalLine[], pricesOf: PricesOf): ProposalLine[] {
  return lines.map((line) => {
    if (line.kind !== 'offer' || line.unitPrice !== undefined) return line
    const proposed = proposedPrice(pricesOf(line) ?? {})
    return proposed ? { ...line, unitPrice: proposed.cents } : line
  })
}
