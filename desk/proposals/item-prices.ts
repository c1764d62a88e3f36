import { itemOfProduct } from '#domain/order-list/order-book.ts'
import type { OrderItem } from '#domain/order-list/order-item.ts'
import { customerKeys, type Customer } from '#domain/proposal/customer.ts'
import type { CatalogueItems } from '#domain/proposal/form/settle-lines.ts'
import type { PricesOf } from '#domain/proposal/price-source.ts'
import { itemRefKey, offersOf, type ProposalLine } from '#domain/proposal/proposal-line.ts'
import { derived } from '#server/shop/derived.ts'
import { orderBookOf, orderSource } from '#server/shop/lists.ts'
import type { Shop } from '#server/shop/shop.ts'
import type { Proposals } from '#server/store/proposals.ts'

export const catalogueItems = derived((shop: Shop): CatalogueItems => {
  const book = orderBookOf(shop)
  return {
    papers: orderSource(shop).papers,
    itemOf: ({ productId, variantId }) => {
      const item = itemOfProduct(book, productId, variantId)
      // A variant that is gone is not replaced by its product.
      return item?.variantId === variantId ? item : undefined
    },
  }
})

export function catalogueCents({ product, variantId }: OrderItem): number {
  const variant = product.variants.find(({ id }) => id === variantId)
  return variant?.currentPrice ?? product.currentPrice
}

/** The known prices of some lines: the catalogue's, and those sent before to this customer and to others. */
export async function pricesOfLines(
  proposals: Proposals,
  catalogue: CatalogueItems,
  lines: readonly ProposalLine[],
  customer: Customer,
): Promise<PricesOf> {
  const items = offersOf(lines).flatMap(({ item }) => (item ? [item] : []))
  if (items.length === 0) return () => undefined
  const sentPrices = await proposals.pricesOf(items, customerKeys(customer))
  const sentByItem = new Map(items.map((item, index) => [itemRefKey(item), sentPrices[index]]))
  return ({ item }) => {
    const catalogueItem = item && catalogue.itemOf(item)
    return item && { catalogue: catalogueItem && catalogueCents(catalogueItem), ...sentByItem.get(itemRefKey(item)) }
  }
}
