import { deserialize } from 'node:v8'
import { findLines } from '#domain/order-list/find-lines.ts'
import { decodeOrderList } from '#domain/order-list/list-link.ts'
import { buildOrderBook, type OrderData } from '#domain/order-list/order-book.ts'
import { linesOfLink, linesOfOrder, listLinkIn } from '#domain/proposal/lines-of-order.ts'
import { lineId, type ProposalLine } from '#domain/proposal/proposal-line.ts'
import { maximumProposalLines } from '#domain/proposal/proposal.ts'
import { resolveThings } from '#domain/proposal/things-apart.ts'
import { buildIndex } from '#domain/search/index/search-index.ts'
import { orderSources } from '#domain/search/order-sources.ts'
import type { SearchSource } from '#domain/search/suggest.ts'

interface ReadTask {
  /** The catalogue's codes and search, serialized, in memory that all threads share; `key` names the version. */
  source: { key: string; data: SharedArrayBuffer }
  text: string
  version: number
}

/** What the catalogue's last version is read with: building it takes longer than reading a text. */
let cached: { key: string; reader: OrderReader } | undefined

type OrderReader = ReturnType<typeof orderReader>

function orderReader(data: SharedArrayBuffer) {
  const { order, search }: { order: OrderData; search: SearchSource } = deserialize(Buffer.from(data))
  const book = buildOrderBook(order.products, order.former)
  const index = buildIndex(search.documents, search.vocabulary)
  return { book, papers: order.papers, sources: orderSources(book, index) }
}

/**
 * Reads a customer's text as 'Pedido rápido' does. A list link is used only if the other text gives no lines, because
 * the site's own messages list the same lines above it. Out: at most one line more than a proposal may have.
 */
export default function read({ source, text, version }: ReadTask): ProposalLine[] {
  if (cached?.key !== source.key) cached = { key: source.key, reader: orderReader(source.data) }
  return linesIn(text, cached.reader, version).slice(0, maximumProposalLines + 1)
}

function linesIn(text: string, { book, papers, sources }: OrderReader, version: number): ProposalLine[] {
  const idOf = (index: number) => lineId(version, index)
  const link = listLinkIn(text)
  const textBesideLink = link ? link.textBesideLink : text
  const lines =
    textBesideLink.trim() === '' ? [] : linesOfOrder(resolveThings(textBesideLink, sources), { papers, idOf })
  if (lines.length > 0 || !link) return lines
  const decoded = decodeOrderList(link.fragment)
  if (decoded.kind === 'list') return linesOfLink(findLines(book, decoded.lines), { papers, idOf })
  const question = 'O link da lista chegou incompleto: peça de novo.'
  const base = { id: idOf(0), asked: link.fragment.slice(0, 2000), customerItem: '', note: '' }
  return [{ kind: 'open', ...base, quantity: 1, question, candidates: [] }]
}
