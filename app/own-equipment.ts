import { announceChange } from '#app/browser/storage.ts'
import { readMachines, writeMachines, type SavedMachine } from '#domain/saved/machines.ts'
import { useStored } from './use-stored.ts'

const storageName = 'meus-equipamentos'

export function useOwnEquipment(): SavedMachine[] {
  return readMachines(useStored(storageName))
}

/** Out: whether the device stored them. If not, the tab keeps nothing either, and the page says so. */
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
