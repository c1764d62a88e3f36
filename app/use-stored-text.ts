import { useCallback, useSyncExternalStore } from 'react'
import { onStorageChange, readStored } from '#app/browser/storage.ts'
import { useSite } from '#app/site.tsx'

/** A stored text by its key without the brand's prefix, live between tabs; '' without one, and on the server. */
export function useStoredText(name: string): string {
  const key = `${useSite().brand.slug}-${name}`
  const listen = useCallback((listener: () => void) => onStorageChange(key, listener), [key])
  return useSyncExternalStore(
    listen,
    () => readStored(key) ?? '',
    () => '',
  )
}
