import type { ItemPapers } from '#domain/buyer/item-papers-text.ts'
import { once } from '#domain/once.ts'
import { findLines, type FoundLine } from '#domain/order-list/find-lines.ts'
import type { LinkLine } from '#domain/order-list/link/list-link.ts'
import { buildOrderBook, itemOfProduct, type OrderBook } from '#domain/order-list/order-book.ts'
import { orderSources } from '#domain/order-list/order-sources.ts'
import type { OrderItem } from '#domain/order-list/order-item.ts'
import type { OrderSources } from '#domain/order-list/outcome.ts'
import { orderSource } from '#server/site/catalogue-lists.ts'
import { shopSearch } from '#desk/shop-search.ts'
import type { DeskShop } from '#desk/shop.ts'

/** A product or a variant, as named by a line. */
interface NamedItem {
  productId: string
  variantId?: string | undefined
}

/** What proposals need of the shop. */
export interface ProposalShop {
  papers: ItemPapers
  /** Sources for reading pasted lists: the catalogue's codes and its search, built on first use. */
  sources: () => Promise<OrderSources>
  /** The lines of a list link, looked up in today's catalogue. */
  findLines: (lines: readonly LinkLine[]) => FoundLine[]
  /** The catalogue's item; undefined when it is gone. */
  itemOf: (item: NamedItem) => OrderItem | undefined
}

/** The shops that were read before, by release. */
const known = new WeakMap<DeskShop, ProposalShop>()

/** The shop in the form that proposals need. */
export function proposalShop(shop: DeskShop): ProposalShop {
  const found = known.get(shop) ?? readShop(shop)
  known.set(shop, found)
  return found
}

function readShop(shop: DeskShop): ProposalShop {
  const { products, former, papers } = orderSource(shop.site)
  const book = buildOrderBook(products, former)
  const sources = once(async () => orderSources(book, await shopSearch(shop)))
  return { papers, sources, findLines: (lines) => findLines(book, lines), itemOf: (item) => itemIn(book, item) }
}

function itemIn(book: OrderBook, { productId, variantId }: NamedItem): OrderItem | undefined {
  const item = itemOfProduct(book, productId, variantId)
  // A variant that is gone is not replaced by its product.
  return item?.variantId === variantId ? item : undefined
}

/** The catalogue's price of an item in cents; 0 without one. */
export function catalogueCents({ product, variantId }: OrderItem): number {
  const variant = product.variants.find(({ id }) => id === variantId)
  return variant?.currentPrice ?? product.currentPrice
}
