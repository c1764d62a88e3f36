import { announceChange } from '#app/browser/storage.ts'
import { readMachines, writeMachines, type SavedMachine } from '#domain/saved/machines.ts'
import { useStored } from './use-stored.ts'

const storageName = 'meus-equipamentos'

/** The visitor's machines as stored on the device, live between tabs; none on the server. */
export function useOwnMachines(): SavedMachine[] {
  return readMachines(useStored(storageName))
}

/**
 * Writes the visitor's machines; an empty list removes the entry. Out: whether the device stored them; it may be full
 * or refuse.
 */
export function storeMachines(slug: string, machines: readonly SavedMachine[]): boolean {
  const key = `${slug}-${storageName}`
  try {
    if (machines.length > 0) localStorage.setItem(key, writeMachines(machines))
    else localStorage.removeItem(key)
  } catch {
    return false
  }
  announceChange(key)
  return true
}
