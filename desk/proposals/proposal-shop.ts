import { randomUUID } from 'node:crypto'
import { serialize } from 'node:v8'
import { itemAt } from '#desk/http/form.ts'
import { type DeskContext, Refusal, type RouteOptions } from '#desk/http/routes.ts'
import type { ItemPapers } from '#domain/buyer/item-papers.ts'
import { maximumLines, withinLimits } from '#domain/order-list/limits.ts'
import { itemOfProduct, type OrderBook } from '#domain/order-list/order-book.ts'
import type { OrderItem } from '#domain/order-list/order-item.ts'
import { customerKeys, type Customer } from '#domain/proposal/customer.ts'
import type { PricesOf } from '#domain/proposal/price-source.ts'
import { offersOf, type OfferLine, type ProposalLine } from '#domain/proposal/proposal-line.ts'
import { maximumProposalLines } from '#domain/proposal/proposal.ts'
import { limitedThread, ThreadLimit } from '#server/limited-thread.ts'
import { derived } from '#server/shop/derived.ts'
import { orderBookOf, orderSource, searchSource } from '#server/shop/lists.ts'
import type { Shop } from '#server/shop/shop.ts'
import type { ProposalDetails, Proposals } from '#server/store/proposals.ts'
import type read from './order-thread.ts'

/** The proposal in an address. Throws a Refusal when it does not exist. */
export const proposalAt = (context: DeskContext, { store }: RouteOptions): Promise<ProposalDetails> =>
  itemAt(context, (id) => store.proposals.details(id), proposalNotFound)

export const proposalNotFound = () =>
  new Refusal('no-such-proposal', 404, 'Não há esta proposta. Ela pode ter sido apagada.')

/** A product or a variant, as named by a line. */
interface ItemRef {
  productId: string
  variantId?: string | undefined
}

/** What proposals need of the shop. */
interface ProposalShop {
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

/** The known prices of some lines: the catalogue's, and those sent before to this customer and to others. */
export async function pricesOfLines(
  { proposals, shop }: { proposals: Proposals; shop: ProposalShop },
  lines: readonly ProposalLine[],
  customer: Customer,
): Promise<PricesOf> {
  const items = offersOf(lines).flatMap(({ item }) => (item ? [item] : []))
  if (items.length === 0) return () => undefined
  const last = await proposals.pricesOf(items, customerKeys(customer))
  const byItem = new Map(items.map((item, index) => [itemKey(item), last[index]]))
  return ({ item }) => {
    const inShop = item && shop.itemOf(item)
    return item && { catalogue: inShop && catalogueCents(inShop), ...byItem.get(itemKey(item)) }
  }
}

function itemKey({ productId, variantId = '' }: NonNullable<OfferLine['item']>): string {
  return `${productId} ${variantId}`
}

type ReadTask = Parameters<typeof read>[0]

/** What lists are read with, for the thread: made once for each version of the shop. */
const listShop = derived((shop: Shop): ReadTask['shop'] => {
  const bytes = serialize({ order: orderSource(shop), search: searchSource(shop) })
  const data = new SharedArrayBuffer(bytes.length)
  new Uint8Array(data).set(bytes)
  return { key: randomUUID(), data }
})

/** A list of 200 lines needs a second; a new thread needs another one or two before it reads the first line. */
const readInThread = limitedThread<typeof read>('desk/proposals/order-thread.ts', {
  milliseconds: 10_000,
  idle: 10 * 60 * 1000,
})

/**
 * The lines of a proposal for a customer's text, read in a thread of its own, so that no text holds the desk. In: the
 * beginning of the lines' ids. Throws a Refusal for a text that takes too long, or makes more lines than a proposal has.
 */
export async function linesOfText(text: string, shop: Shop, idStart: string): Promise<ProposalLine[]> {
  if (withinLimits(text).left !== '') throw tooLong()
  const lines = await readInThread({ shop: listShop(shop), text, idStart }).catch((error: unknown) => {
    throw error instanceof ThreadLimit ? tooLong() : error
  })
  if (lines.length > maximumProposalLines) throw tooLong()
  return lines
}

/** Starts the thread, so that it is ready when a text was pasted. What fails here fails again, and is told, with that text. */
export function prepareReading(shop: Shop): void {
  void linesOfText('', shop, '').catch(() => undefined)
}

const tooLong = () => new Refusal('too-many', 413, tooLongText)
export const tooLongText = `Até ${maximumLines} linhas, 60.000 caracteres e ${maximumProposalLines} itens são lidos de uma vez: faça duas propostas.`
