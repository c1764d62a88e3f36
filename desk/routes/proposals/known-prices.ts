import { customerKeys, type Customer } from '#domain/proposal/customer/customer.ts'
import type { PricesOf } from '#domain/proposal/price-lines.ts'
import { offersOf, type OfferLine, type ProposalLine } from '#domain/proposal/proposal-line.ts'
import type { Proposals } from '#server/store/proposals.ts'
import { catalogueCents, type ProposalShop } from './proposal-shop.ts'

/** The known prices of some lines: the catalogue's, and those sent before to this customer and to others. */
export async function knownPrices(
  { proposals, shop }: { proposals: Proposals; shop: ProposalShop },
  lines: readonly ProposalLine[],
  customer: Customer,
): Promise<PricesOf> {
  const items = offersOf(lines).flatMap(({ item }) => (item ? [item] : []))
  if (items.length === 0) return () => undefined
  const last = await proposals.pricesOf(items, customerKeys(customer))
  const byItem = new Map(items.map((item, place) => [keyOf(item), last[place]]))
  return ({ item }) => {
    const inShop = item && shop.itemOf(item)
    return item && { catalogue: inShop && catalogueCents(inShop), ...byItem.get(keyOf(item)) }
  }
}

function keyOf({ productId, variantId = '' }: NonNullable<OfferLine['item']>): string {
  return `${productId} ${variantId}`
}
