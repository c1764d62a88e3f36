import { readStored, writeStored } from '#app/browser/storage.ts'
import type { CartLine } from '#domain/cart/cart.ts'
import { itemFor } from '#domain/order-list/order-item.ts'
import { readSavedLists, writeSavedLists, type SavedLine, type SavedList } from '#domain/saved/saved-lists.ts'

/** Names, after the brand's, under which the device keeps the saved lists and the last requests. */
export type StoredListsKey = 'listas' | 'pedidos'

const maximumRequests = 5

/** The lists that the device keeps under a name. */
export function readLists(slug: string, key: StoredListsKey): SavedList[] {
  const text = readStored(`${slug}-${key}`)
  return text ? readSavedLists(text).lists : []
}

/**
 * Writes the lists under a name. Out: whether the device stored them; where it is full or refuses, the tab keeps them
 * until it is closed.
 */
export function storeLists(slug: string, key: StoredListsKey, lists: readonly SavedList[]): boolean {
  return writeStored(`${slug}-${key}`, writeSavedLists(lists))
}

/** A cart line in the form that saved lists have. */
export function savedLine({ product, variantId, quantity, selectedOptions, note, theirs }: CartLine): SavedLine {
  const { code } = itemFor(product, variantId)
  return {
    productId: product.id,
    code,
    quantity,
    ...(variantId !== undefined && { variantId }),
    ...(selectedOptions && { options: selectedOptions }),
    ...(note !== undefined && { note }),
    ...(theirs && { theirs }),
  }
}

/**
 * Keeps the lines of a request that was opened in WhatsApp or e-mail; the device keeps the last five requests. Out:
 * whether it stored this one.
 */
export function rememberRequest(slug: string, lines: SavedLine[]): boolean {
  const now = new Date()
  const request = {
    id: crypto.randomUUID(),
    name: now.toLocaleString('pt-BR').slice(0, 17),
    savedOn: isoDay(now),
    lines,
  }
  return storeLists(slug, 'pedidos', [request, ...readLists(slug, 'pedidos')].slice(0, maximumRequests))
}

/** The date in the visitor's time zone. */
export function isoDay(now: Date): string {
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}
