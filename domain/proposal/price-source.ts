import { longDate } from '#domain/text/long-date.ts'
import type { Cents } from './money.ts'

/** A price that an item was offered at before. */
export interface OfferedPrice {
  cents: Cents
  /** YYYY-MM-DD. */
  day: string
  /** The proposal, as its number is written. */
  proposal: string
}

/** What is known of an item's price. */
export interface KnownPrices {
  /** Cents; 0 or undefined where the catalogue shows none. */
  catalogue?: Cents | undefined
  toCustomer?: OfferedPrice | undefined
  toAnyone?: OfferedPrice | undefined
}

/** The price to begin with and where it is from, in words: the catalogue's, the last one to this customer, the last one to anyone. */
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
