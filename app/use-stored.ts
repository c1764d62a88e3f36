import { useCallback, useSyncExternalStore } from 'react'
import { onStoredElsewhere, readStored } from '#app/browser/storage.ts'
import { useSite } from '#app/site.tsx'

/** A text that the device keeps under a name after the brand's, live between tabs; '' without one, and on the server. */
export function useStored(name: string): string {
  const key = `${useSite().brand.slug}-${name}`
  const listen = useCallback((listener: () => void) => onStoredElsewhere(key, listener), [key])
  return useSyncExternalStore(
    listen,
    () => readStored(key) ?? '',
    () => '',
  )
}
