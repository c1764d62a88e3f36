import { LatePlace, latePart } from '#app/ui/late.tsx'
import { useStoredMachines } from '#app/use-stored-machines.ts'
import type { CatalogueListControl } from '#app/features/catalogue/list/use-catalogue-list.ts'

const OwnMachines = latePart(async () => (await import('./own-machines.tsx')).OwnMachines)

/** The filter by the visitor's own machines, shown when some are stored. */
export function OwnMachinesPlace({ list, className }: { list: CatalogueListControl; className: string }) {
  const stored = useStoredMachines()
  if (!stored) return null
  return (
    <div className={className}>
      <LatePlace whenFailed="nothing">
        <OwnMachines list={list} stored={stored} />
      </LatePlace>
    </div>
  )
}
