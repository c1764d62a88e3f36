import { announceChange } from '#app/browser/storage.ts'
import { readMachines, writeMachines, type SavedMachine } from '#domain/saved/machines.ts'
import { useStored } from './use-stored.ts'

const storageName = 'meus-equipamentos'

/** The visitor's machines as stored on the device, live between tabs; none on the server. */
export function useOwnEquipment(): SavedMachine[] {
  return readMachines(useStored(storageName))
}

/**
 * Writes the visitor's machines; an empty list removes the entry. Out: whether the device stored them. Where it is full
 * or refuses, the tab keeps nothing either (as it would by `writeStored`): the page says that they were not saved.
 */
export function storeMachines(brandSlug: string, machines: readonly SavedMachine[]): boolean {
  const key = `${brandSlug}-${storageName}`
  try {
    if (machines.length > 0) localStorage.setItem(key, writeMachines(machines))
    else localStorage.removeItem(key)
  } catch {
    return false
  }
  announceChange(key)
  return true
}
