import { dropVisited } from './service-worker/kept.ts'
import { unstored } from './storage.ts'

/**
 * Erases what the site keeps on this device: all that it stored, whose names begin with the brand's, and the visited pages
 * that were kept to be read without a connection. All open tabs follow.
 */
export async function eraseKept(brandSlug: string): Promise<void> {
  unstored.clear()
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(`${brandSlug}-`))
    for (const name of names) localStorage.removeItem(name)
    sessionStorage.clear()
  } catch {
    // Storage is forbidden: nothing is kept there.
  }
  // Other tabs hear of it from the browser, this one does not.
  dispatchEvent(new StorageEvent('storage', { key: null }))
  if ('caches' in globalThis) await dropVisited()
}
