import { useStoredMachines } from '#app/use-stored-machines.ts'
import { readMachines } from '#domain/saved/machines.ts'
import type { Glass, GlassMachine } from '#domain/true-size/glass.ts'

/** The machines that the plug may belong to: the one in the address, and those that the visitor keeps on the device. */
export function useGlassMachines({ machine, brandOfMaker }: Glass): GlassMachine[] {
  const kept = readMachines(useStoredMachines()).map(({ key, maker, name }) => ({
    key,
    name,
    maker: '',
    brand: brandOfMaker[maker] ?? 'outros',
  }))
  return machine ? [machine, ...kept.filter(({ key }) => key !== machine.key)] : kept
}
