import type { Offer } from 'schema-dts'
import { reaisOf, type Cents } from '#domain/money.ts'
import type { Availability } from '#domain/catalogue/vocabulary.ts'

/** An offer: its price (0 or less for 'sob consulta'), availability and page. */
interface Offered {
  currentPrice: Cents
  availability: Availability
  url: string
}

/**
 * An offer in BRL: in stock or pre-order, and with a price only when the site shows one (spec §7).
 */
export function offerData({ currentPrice, availability, url }: Offered): Offer {
  return {
    '@type': 'Offer',
    url,
    priceCurrency: 'BRL',
    availability: availability === 'em-estoque' ? 'https://schema.org/InStock' : 'https://schema.org/PreOrder',
    ...(currentPrice > 0 && { price: reaisOf(currentPrice).toFixed(2) }),
  }
}
