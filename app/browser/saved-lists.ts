import { readStored, writeStored } from '#app/browser/storage.ts'
import { parseSavedLists, serializeSavedLists, type SavedLine, type SavedList } from '#domain/saved/saved-lists.ts'
import { localDay } from './local-time.ts'
import { newId } from './new-id.ts'

/** Storage keys without the brand's prefix: saved lists, and recent requests. */
export type ListStorageKey = 'listas' | 'pedidos'

export const maximumRecentRequests = 5

export function readLists(brandSlug: string, key: ListStorageKey): SavedList[] {
  const text = readStored(`${brandSlug}-${key}`)
  return text ? parseSavedLists(text).lists : []
}

/** All lists of the device: those that were saved, and the last requests. */
export const readAllLists = (brandSlug: string) => [
  ...readLists(brandSlug, 'listas'),
  ...readLists(brandSlug, 'pedidos'),
]

/** Out: whether the device stored the lists; if not, this tab keeps them until it is closed. */
export function writeLists(brandSlug: string, key: ListStorageKey, lists: readonly SavedList[]): boolean {
  return writeStored(`${brandSlug}-${key}`, serializeSavedLists(lists))
}

/** Keeps the lines of a request that was opened in WhatsApp or e-mail. Out: whether the device stored it. */
export function rememberRequest(brandSlug: string, lines: SavedLine[]): boolean {
  const now = new Date()
  const request = {
    id: newId(),
    name: now.toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'short' }),
    savedOn: localDay(now),
    lines,
  }
  return writeLists(brandSlug, 'pedidos', [request, ...readLists(brandSlug, 'pedidos')].slice(0, maximumRecentRequests))
}
