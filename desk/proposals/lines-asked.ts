import { customerKeys, type Customer } from '#domain/proposal/customer.ts'
import type { PricesOf } from '#domain/proposal/price-source.ts'
import { offersOf, type OfferLine, type ProposalLine } from '#domain/proposal/proposal-line.ts'
import type { Proposals } from '#server/store/proposals.ts'
import { catalogueCents, type ProposalShop } from './proposal-shop.ts'
import { decodeOrderList } from '#domain/order-list/link/read-list-link.ts'
import { resolveOrder } from '#domain/order-list/resolve-order.ts'
import { linesOfLink, listLinkIn, linesOfOrder } from '#domain/proposal/lines-of-order.ts'

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

type Naming = (place: number) => string

/**
 * The lines of a proposal for a customer's text: words, tables and messages are read as in 'Pedido rápido'. A list link
 * is used only if the other text gives no lines, because the site's own messages list the same lines above their link.
 */
export async function linesAsked(text: string, shop: ProposalShop, idOf: Naming): Promise<ProposalLine[]> {
  const link = listLinkIn(text)
  const written = link ? link.rest : text
  const { papers } = shop
  const lines = written.trim() === '' ? [] : linesOfOrder(resolveOrder(written, await shop.sources()), { papers, idOf })
  return lines.length > 0 || !link ? lines : linesOf(link.fragment, shop, idOf)
}

function linesOf(fragment: string, { papers, findLines }: ProposalShop, idOf: Naming): ProposalLine[] {
  const read = decodeOrderList(fragment)
  if (read.kind === 'list') return linesOfLink(findLines(read.lines), { papers, idOf })
  const question = 'O link da lista chegou incompleto: peça de novo.'
  const base = { id: idOf(0), asked: fragment.slice(0, 2000), customerItem: '', note: '' }
  return [{ kind: 'open', ...base, quantity: 1, question, candidates: [] }]
}
