import { readStored, writeStored } from '#app/browser/storage.ts'
import { readSavedLists, writeSavedLists, type SavedLine, type SavedList } from '#domain/saved/saved-lists.ts'
import { newId } from './new-id.ts'

/** Storage keys without the brand's prefix: saved lists, and recent requests. */
export type StoredListsKey = 'listas' | 'pedidos'

const maximumRequests = 5

/** The lists stored under a key. */
export function readLists(slug: string, key: StoredListsKey): SavedList[] {
  const text = readStored(`${slug}-${key}`)
  return text ? readSavedLists(text).lists : []
}

/** All lists of the device: those that were saved, and the last requests. */
export const allLists = (slug: string) => [...readLists(slug, 'listas'), ...readLists(slug, 'pedidos')]

/**
 * Stores the lists under a key. Out: whether the device stored them; if not, this tab keeps them
 * until it is closed.
 */
export function storeLists(slug: string, key: StoredListsKey, lists: readonly SavedList[]): boolean {
  return writeStored(`${slug}-${key}`, writeSavedLists(lists))
}

/**
 * Keeps the lines of a request that was opened in WhatsApp or e-mail; the device keeps the last five requests. Out:
 * whether it stored this one.
 */
export function rememberRequest(slug: string, lines: SavedLine[]): boolean {
  const now = new Date()
  const request = {
    id: newId(),
    name: now.toLocaleString('pt-BR').slice(0, 17),
    savedOn: localDay(now),
    lines,
  }
  return storeLists(slug, 'pedidos', [request, ...readLists(slug, 'pedidos')].slice(0, maximumRequests))
}

/** The date in the visitor's time zone. */
export function localDay(now: Date): string {
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}
