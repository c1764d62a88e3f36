import { classNames } from '#app/ui/class-names.ts'
import { withChange } from '#domain/list/list-query-changes.ts'
import { readMachines } from '#domain/saved/machines.ts'
import { QueryLink } from '#app/features/catalogue/list/query-link.tsx'
import type { CatalogueListControl } from '#app/features/catalogue/list/use-catalogue-list.ts'

interface OwnMachinesProps {
  list: CatalogueListControl
  /** The visitor's machines as they are stored. */
  stored: string
}

/** A button that narrows the list to parts that name one of the visitor's machines, and removes that filter again. */
export function OwnMachines({ list, stored }: OwnMachinesProps) {
  const { query, page } = list
  const own = readMachines(stored).map(({ key }) => key)
  const chosen = query.selected.modelo ?? []
  const isChosen = chosen.length === own.length && own.every((key) => chosen.includes(key))
  if (own.length === 0 || page.facets.every(({ name }) => name !== 'modelo')) return null
  const { modelo: _chosen, ...others } = query.selected
  return (
    <QueryLink
      list={list}
      query={withChange(query, { selected: isChosen ? others : { ...others, modelo: own } })}
      aria-current={isChosen || undefined}
      className={classNames(
        'inline-flex min-h-11 lg:min-h-9 items-center gap-1.5 rounded border bg-sheet px-3 text-small font-medium whitespace-nowrap hover:border-petrol',
        isChosen ? 'border-petrol text-petrol-deep' : 'border-rule-strong',
      )}
    >
      Meus equipamentos
      <span className="rounded bg-petrol px-1.5 text-label text-on-petrol">{own.length}</span>
    </QueryLink>
  )
}
