import { onStoredElsewhere } from '#app/browser/storage.ts'
import { writeMachines, type SavedMachine } from '#domain/saved/machines.ts'

const keyOf = (slug: string) => `${slug}-meus-equipamentos`

/** The visitor's machines as the device keeps them, to be read by `readMachines`; '' when there are none. */
export function storedMachines(slug: string): string {
  try {
    return localStorage.getItem(keyOf(slug)) ?? ''
  } catch {
    return '' // Where storage is forbidden, nothing is kept in it.
  }
}

/**
 * Writes the visitor's machines; an empty list removes the entry. Out: whether the device stored them; it may be full
 * or refuse.
 */
export function keepMachines(slug: string, machines: readonly SavedMachine[]): boolean {
  const key = keyOf(slug)
  try {
    if (machines.length > 0) localStorage.setItem(key, writeMachines(machines))
    else localStorage.removeItem(key)
  } catch {
    return false
  }
  // The browser reports a change to other tabs only; here it is reported to this tab's own components.
  dispatchEvent(new StorageEvent('storage', { key }))
  return true
}

/** Calls back whenever the machines change, in this tab or another. Out: how to stop listening. */
export function onMachines(slug: string, listener: () => void): () => void {
  return onStoredElsewhere(keyOf(slug), listener)
}
