/**
 * Texts that the local storage did not take, because it is full or forbidden: kept here until the page is closed, and
 * in the tab's session storage where that takes them.
 */
const unstored = new Map<string, string>()

export function readStored(key: string): string | null {
  return (
    unstored.get(key) ?? attempt(() => sessionStorage.getItem(key)) ?? attempt(() => localStorage.getItem(key)) ?? null
  )
}

/** Writes a text; where the device refuses it, the tab keeps it. Out: whether the device stored it. */
export function writeStored(key: string, text: string): boolean {
  const isStored = attempt(() => localStorage.setItem(key, text) === undefined) ?? false
  if (isStored) {
    unstored.delete(key)
    attempt(() => sessionStorage.removeItem(key))
  } else {
    unstored.set(key, text)
    attempt(() => sessionStorage.setItem(key, text))
  }
  return isStored
}

/** The result, or undefined where storage is full or refused, which browsers answer by throwing. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/**
 * Calls back when another tab writes the key, or may have written it: while the browser keeps this page for Back, other
 * tabs' writes are not reported. Out: how to stop listening.
 */
export function onStoredElsewhere(key: string, listener: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  addEventListener('storage', (event) => (event.key === key || event.key === null) && listener(), { signal })
  addEventListener('pageshow', ({ persisted }) => persisted && listener(), { signal })
  return () => listening.abort()
}

/** Erases a text from the device and from the tab. */
export function forgetStored(key: string): void {
  unstored.delete(key)
  attempt(() => sessionStorage.removeItem(key))
  attempt(() => localStorage.removeItem(key))
}

/**
 * Erases what the site keeps on this device: the entries of the local storage whose names begin with the brand's, all
 * of the tab's session storage, and the pages and files kept for reading offline. Other open tabs are told by the
 * storage event.
 */
export async function eraseStored(brandSlug: string): Promise<void> {
  unstored.clear()
  attempt(() => Object.keys(localStorage).filter((name) => name.startsWith(`${brandSlug}-`)))?.forEach(forgetStored)
  attempt(() => sessionStorage.clear())
  // The browser sends the storage event to other tabs only; this tab gets it here.
  dispatchEvent(new StorageEvent('storage', { key: null }))
  if ('caches' in globalThis) await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
}
