/** The browser's local storage as far as the visitor allows it: without it, values last as long as the page. */
const fallback = new Map<string, string>()

export function readStored(key: string): string | null {
  const kept = fallback.get(key)
  if (kept !== undefined) return kept
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeStored(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
    fallback.delete(key)
  } catch {
    fallback.set(key, text)
  }
}

/** Calls back when another tab writes the key. Out: how to stop listening. */
export function onStoredElsewhere(key: string, listener: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener()
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}
