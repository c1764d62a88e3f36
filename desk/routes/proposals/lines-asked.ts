import { decodeOrderList } from '#domain/order-list/link/read-list-link.ts'
import { resolveOrder } from '#domain/order-list/resolve-order.ts'
import { linesOfLink, listLinkIn } from '#domain/proposal/lines-of-link.ts'
import { linesOfOrder } from '#domain/proposal/lines-of-order.ts'
import type { ProposalLine } from '#domain/proposal/proposal-line.ts'
import type { ProposalShop } from './proposal-shop.ts'

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
