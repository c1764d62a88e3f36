import { announceChange } from '#app/browser/storage.ts'
import { readMachines, writeMachines, type SavedMachine } from '#domain/saved/machines.ts'
import { useStoredText } from './use-stored-text.ts'

const storageName = 'meus-equipamentos'

export function useOwnMachines(): SavedMachine[] {
  return readMachines(useStoredText(storageName))
}

/** Stores the visitor's machines. Out: whether the device stored them; if not, the tab keeps none either. */
export function storeOwnMachines(brandSlug: string, machines: readonly SavedMachine[]): boolean {
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
