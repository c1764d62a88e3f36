import type { ProposalDetails } from '#server/store/proposals.ts'
import type { DeskContext } from '#desk/http/environment.ts'
import { idIn } from '#desk/http/form.ts'
import { Refusal } from '#desk/http/refusal.ts'
import type { RouteOptions } from '#desk/http/desk-routes.ts'
import type { ItemPapers } from '#domain/buyer/item-papers.ts'
import { itemOfProduct, type OrderBook } from '#domain/order-list/order-book.ts'
import type { OrderItem } from '#domain/order-list/order-item.ts'
import { derived } from '#server/shop/derived.ts'
import { orderBookOf, orderSource } from '#server/shop/lists.ts'
import type { Shop } from '#server/shop/shop.ts'

/** The proposal in an address. Throws a Refusal when it does not exist. */
export async function proposalAt(
  context: DeskContext,
  { store }: Pick<RouteOptions, 'store'>,
): Promise<ProposalDetails> {
  const id = idIn(context.req.param('id'))
  const file = id === undefined ? undefined : await store.proposals.file(id)
  if (!file) throw proposalNotFound()
  return file
}

export const proposalNotFound = () =>
  new Refusal('no-such-proposal', 404, 'Não há esta proposta. Ela pode ter sido apagada.')

/** A product or a variant, as named by a line. */
interface ItemRef {
  productId: string
  variantId?: string | undefined
}

/** What proposals need of the shop. */
export interface ProposalShop {
  papers: ItemPapers
  /** The catalogue's item; undefined when it is gone. */
  itemOf: (item: ItemRef) => OrderItem | undefined
}

/** The shop in the form that proposals need. */
export const proposalShop = derived((shop: Shop): ProposalShop => {
  const book = orderBookOf(shop)
  return {
    papers: orderSource(shop).papers,
    itemOf: (item) => findItem(book, item),
  }
})

function findItem(book: OrderBook, { productId, variantId }: ItemRef): OrderItem | undefined {
  const item = itemOfProduct(book, productId, variantId)
  // A variant that is gone is not replaced by its product.
  return item?.variantId === variantId ? item : undefined
}

/** The catalogue's price of an item in cents; 0 without one. */
export function catalogueCents({ product, variantId }: OrderItem): number {
  const variant = product.variants.find(({ id }) => id === variantId)
  return variant?.currentPrice ?? product.currentPrice
}
