import { useCallback, useSyncExternalStore } from 'react'
import { useSite } from '#app/site.tsx'
import { onMachines, storedMachines } from '#app/browser/own-machines.ts'

/** The visitor's machines as stored on the device, live between tabs; '' when there are none, and on the server. */
export function useStoredMachines(): string {
  const { slug } = useSite().brand
  const listen = useCallback((listener: () => void) => onMachines(slug, listener), [slug])
  return useSyncExternalStore(
    listen,
    () => storedMachines(slug),
    () => '',
  )
}
