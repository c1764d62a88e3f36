/** The texts that a full or forbidden local storage refused; kept until the page is closed. */
const memory = new Map<string, string>()

export function readStored(key: string): string | null {
  return (
    memory.get(key) ?? attempt(() => sessionStorage.getItem(key)) ?? attempt(() => localStorage.getItem(key)) ?? null
  )
}

/** Writes to local storage; if that fails, for this tab only. Out: whether local storage took it. */
export function writeStored(key: string, text: string): boolean {
  const isStored = attempt(() => localStorage.setItem(key, text) === undefined) ?? false
  if (isStored) {
    memory.delete(key)
    attempt(() => sessionStorage.removeItem(key))
  } else {
    memory.set(key, text)
    attempt(() => sessionStorage.setItem(key, text))
  }
  return isStored
}

/** Writes to session storage, which survives a reload and Back; '' removes the text. Keeps nothing where refused. */
export function writeTabText(key: string, text: string): void {
  attempt(() => (text === '' ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, text)))
}

export function readTabText(key: string): string {
  return attempt(() => sessionStorage.getItem(key)) ?? ''
}

/** Runs a read or write of storage; undefined where storage is full or refused, which browsers answer by throwing. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** Calls back when another tab writes the key, and on return from the back/forward cache, which hears no events. */
export function onStorageChange(key: string, listener: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener()
  }
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener()
  }
  addEventListener('storage', onStorage, { signal })
  addEventListener('pageshow', onPageShow, { signal })
  return () => controller.abort()
}

/** Notifies this tab's own listeners that one key changed, or all (null): browsers notify other tabs only. */
export function announceChange(key: string | null): void {
  dispatchEvent(new StorageEvent('storage', { key }))
}

export function removeStored(key: string): void {
  memory.delete(key)
  attempt(() => sessionStorage.removeItem(key))
  attempt(() => localStorage.removeItem(key))
}

/** Erases this site's data: local storage under the brand's prefix, all session storage, and all caches. */
export async function eraseSiteData(brandSlug: string): Promise<void> {
  memory.clear()
  attempt(() => Object.keys(localStorage).filter((name) => name.startsWith(`${brandSlug}-`)))?.forEach(removeStored)
  attempt(() => sessionStorage.clear())
  announceChange(null)
  if ('caches' in globalThis) await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
}
