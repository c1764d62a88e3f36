import { memo } from 'react'
import { LatePlace, latePart } from '#app/ui/late.tsx'
import { useStoredMachines } from '#app/use-stored-machines.ts'
import type { DataSheet } from '#domain/catalogue/data-sheet.ts'

const CitedForOwn = latePart(async () => (await import('./cited-for-own.tsx')).CitedForOwn)

const named = 3

/** The machines that a part names: the first ones, and the number of the others. 'Compatibilidade' lists all. */
export const CitedFor = memo(function CitedFor({ models }: Pick<DataSheet, 'models'>) {
  const stored = useStoredMachines()
  if (models.length === 0) return null
  const names = models.map(({ name }) => name)
  const shown = names.length > named + 1 ? names.slice(0, named) : names
  const rest = names.length - shown.length
  const text = rest > 0 ? `${shown.join(', ')} e mais ${rest}` : list.format(shown)
  return (
    <div className="grid gap-1">
      <p className="text-small text-muted">Citado para {text}</p>
      {stored && (
        <LatePlace whenFailed="nothing">
          <CitedForOwn models={models} stored={stored} />
        </LatePlace>
      )}
    </div>
  )
})

const list = new Intl.ListFormat('pt-BR')
