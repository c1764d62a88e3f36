import { Check } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import type { DataSheet } from '#domain/catalogue/data-sheet.ts'
import { readMachines } from '#domain/saved/machines.ts'

interface CitedForOwnProps {
  models: DataSheet['models']
  /** The visitor's machines as they are stored. */
  stored: string
}

/** Which of the visitor's machines the part is named for. Of the others nothing is said: not being named means nothing. */
export function CitedForOwn({ models, stored }: CitedForOwnProps) {
  const own = new Set(readMachines(stored).map(({ key }) => key))
  const names = models.flatMap(({ key, name }) => (own.has(key) ? name : []))
  if (names.length === 0) return null
  return (
    <p className="flex items-start gap-1.5 text-small font-medium text-petrol-deep">
      <Icon node={Check} size={18} />
      {names.length === 1 ? 'Citada para o seu' : 'Citada para os seus'} {list.format(names)}
    </p>
  )
}

const list = new Intl.ListFormat('pt-BR')
