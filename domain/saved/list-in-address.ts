import type { LookedUpLine } from '#domain/order-list/find-lines.ts'
import { decodeOrderList, type LinkContent } from '#domain/order-list/list-link.ts'
import type { OrderBook } from '#domain/order-list/order-book.ts'
import { savedIdOf, type SavedList } from './saved-lists.ts'

/** What an address of 'Pedido rápido' or of the request names after '#': a list, or why there is none. */
export type ListInAddress =
  | Exclude<LinkContent, { kind: 'list' }>
  | { kind: 'missing' }
  /** A list whose lines are looked up in the catalogue, which is fetched only when there is a list. */
  | { kind: 'list'; name: string; lookUp: (book: OrderBook) => Promise<LookedUpLine[]> }

const lineSearch = () => import('#domain/order-list/find-lines.ts')

/** Reads the list that an address names. In: the fragment without '#', and the lists of this device. */
export function readListInAddress(fragment: string, savedLists: readonly SavedList[]): ListInAddress {
  const id = savedIdOf(fragment)
  if (id !== undefined) {
    const list = savedLists.find((saved) => saved.id === id)
    if (!list) return { kind: 'missing' }
    return { kind: 'list', name: list.name, lookUp: async (book) => (await lineSearch()).findSaved(book, list.lines) }
  }
  const reading = decodeOrderList(fragment)
  if (reading.kind !== 'list') return reading
  const { lines } = reading
  return { kind: 'list', name: 'Lista recebida', lookUp: async (book) => (await lineSearch()).findLines(book, lines) }
}

export const noListText: Record<'version' | 'broken' | 'missing', string> = {
  version: 'Este link é de uma versão mais nova do site. Recarregue a página ou peça a lista em texto.',
  broken: 'O link da lista está incompleto ou foi alterado. Peça que o enviem de novo.',
  missing: 'Esta lista não está mais salva neste aparelho.',
}
