import type { Cents } from '#domain/money.ts'
import { longDate } from '#domain/text/brasilia-moment.ts'
import type { OfferLine, ProposalLine } from './proposal-line.ts'

/** A price at which an item was offered before. */
export interface PastPrice {
  cents: Cents
  /** The day of the offer, YYYY-MM-DD. */
  day: string
  /** The proposal's number. */
  proposal: string
}

interface KnownPrices {
  /** Cents; 0 or undefined where the catalogue has none. */
  catalogue?: Cents | undefined
  toCustomer?: PastPrice | undefined
  toAnyone?: PastPrice | undefined
}

/**
 * The price to propose and its source in words: the catalogue's, the last one offered to this customer, or the last one
 * offered to anyone.
 */
export function proposedPrice({
  catalogue,
  toCustomer,
  toAnyone,
}: KnownPrices): { cents: Cents; source: string } | undefined {
  if (catalogue !== undefined && catalogue > 0) return { cents: catalogue, source: 'preço do catálogo' }
  if (toCustomer)
    return {
      cents: toCustomer.cents,
      source: `da proposta ${toCustomer.proposal} a este cliente, de ${longDate(toCustomer.day)}`,
    }
  if (toAnyone)
    return {
      cents: toAnyone.cents,
      source: `da proposta ${toAnyone.proposal} a outro cliente, de ${longDate(toAnyone.day)}`,
    }
  return undefined
}

/** The known prices of a line's item; undefined for free text. */
export type PricesOf = (line: Pick<OfferLine, 'item'>) => KnownPrices | undefined

/** Gives offers without a price the known one; other lines stay as they are. */
export function priceLines(lines: readonly ProposalLine[], pricesOf: PricesOf): ProposalLine[] {
  return lines.map((line) => {
    if (line.kind !== 'offer' || line.unitPrice !== undefined) return line
    const proposed = proposedPrice(pricesOf(line) ?? {})
    return proposed ? { ...line, unitPrice: proposed.cents } : line
  })
}
