import { Check } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import type { DataSheet } from '#domain/catalogue/data-sheet.ts'
import { readMachines } from '#domain/saved/machines.ts'

interface CitedForOwnProps {
  models: DataSheet['models']
  /** The visitor's machines as they are stored. */
  stored: string
}

/**
 * The visitor's machines that the part names. The others are not mentioned: that a part does not name a machine proves
 * nothing.
 */
export function CitedForOwn({ models, stored }: CitedForOwnProps) {
  const own = new Set(readMachines(stored).map(({ key }) => key))
  const names = models.flatMap(({ key, name }) => (own.has(key) ? name : []))
  if (names.length === 0) return null
  return (
    <p className="flex items-start gap-1.5 text-small font-medium text-petrol-deep">
      <Icon node={Check} size={18} />
      {names.length === 1 ? 'Compatível com o seu' : 'Compatível com os seus'} {list.format(names)}
    </p>
  )
}

const list = new Intl.ListFormat('pt-BR')
