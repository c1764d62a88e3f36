import { onStoredElsewhere } from '#app/browser/storage.ts'
import { writeMachines, type SavedMachine } from '#domain/saved/machines.ts'

const keyOf = (slug: string) => `${slug}-meus-equipamentos`

/** The visitor's machines as the device keeps them, to be read by `readMachines`; '' when there are none. */
export function storedMachines(slug: string): string {
  try {
    return localStorage.getItem(keyOf(slug)) ?? ''
  } catch {
    return '' // Storage is forbidden: nothing is kept here.
  }
}

/** Writes the visitor's machines; none takes the entry away. Out: whether the device took them; it may be full or forbid it. */
export function keepMachines(slug: string, machines: readonly SavedMachine[]): boolean {
  const key = keyOf(slug)
  try {
    if (machines.length > 0) localStorage.setItem(key, writeMachines(machines))
    else localStorage.removeItem(key)
  } catch {
    return false
  }
  // A tab is told of what others write alone; its own parts listen as well.
  dispatchEvent(new StorageEvent('storage', { key }))
  return true
}

/** Calls back whenever the machines change, in this tab or another. Out: how to stop listening. */
export function onMachines(slug: string, listener: () => void): () => void {
  return onStoredElsewhere(keyOf(slug), listener)
}
