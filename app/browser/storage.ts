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

/** Keeps a text for a reload and the way back in this tab; an empty one is erased. Where storage is refused, nothing is kept. */
export function keepInTab(key: string, text: string): void {
  attempt(() => (text === '' ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, text)))
}

/** The text that this tab keeps; '' where it keeps none. */
export function keptInTab(key: string): string {
  return attempt(() => sessionStorage.getItem(key)) ?? ''
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

/** Tells this tab's own listeners that a text has changed, or all have: the browser tells other tabs only. */
export function tellThisTab(key: string | null): void {
  dispatchEvent(new StorageEvent('storage', { key }))
}

/** Erases a text from the device and from the tab. */
export function forgetStored(key: string): void {
  unstored.delete(key)
  attempt(() => sessionStorage.removeItem(key))
  attempt(() => localStorage.removeItem(key))
}

/** Erases what the site keeps on this device: entries whose names begin with the brand's, the tab's, and the worker's. */
export async function eraseStored(brandSlug: string): Promise<void> {
  unstored.clear()
  attempt(() => Object.keys(localStorage).filter((name) => name.startsWith(`${brandSlug}-`)))?.forEach(forgetStored)
  attempt(() => sessionStorage.clear())
  tellThisTab(null)
  if ('caches' in globalThis) await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
}
