import { dropAll } from './service-worker/worker-cache.ts'
import { unstored } from './storage.ts'

/**
 * Erases what the site keeps on this device: the entries of the local storage whose names begin with the brand's, all
 * of the tab's session storage, and the pages and files kept for reading offline. Other open tabs are told by the
 * storage event.
 */
export async function eraseKept(brandSlug: string): Promise<void> {
  unstored.clear()
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(`${brandSlug}-`))
    for (const name of names) localStorage.removeItem(name)
    sessionStorage.clear()
  } catch {
    // Where storage is forbidden, nothing is kept in it.
  }
  // The browser sends the storage event to other tabs only; this tab gets it here.
  dispatchEvent(new StorageEvent('storage', { key: null }))
  if ('caches' in globalThis) await dropAll()
}
