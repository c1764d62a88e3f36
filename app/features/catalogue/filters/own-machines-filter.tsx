import { QueryLink, type CatalogueListControl } from '#app/features/catalogue/list/use-catalogue-list.tsx'
import { useOwnMachines } from '#app/own-machines.ts'
import { classNames } from '#app/ui/class-names.ts'
import { withChange } from '#domain/list/list-query-changes.ts'

export function OwnMachinesFilter({ list, className }: { list: CatalogueListControl; className: string }) {
  const { query, page } = list
  const ownModelKeys = useOwnMachines().map(({ key }) => key)
  const selectedModels = query.selected.modelo ?? []
  const isActive =
    selectedModels.length === ownModelKeys.length && ownModelKeys.every((key) => selectedModels.includes(key))
  if (ownModelKeys.length === 0 || page.facets.every(({ name }) => name !== 'modelo')) return null
  const { modelo: _models, ...otherFacets } = query.selected
  return (
    <div className={className}>
      <QueryLink
        list={list}
        query={withChange(query, { selected: isActive ? otherFacets : { ...otherFacets, modelo: ownModelKeys } })}
        aria-current={isActive || undefined}
        className={classNames(
          'inline-flex min-h-11 lg:min-h-9 items-center gap-1.5 rounded border bg-sheet px-3 text-small font-medium whitespace-nowrap hover:border-brand',
          isActive ? 'border-brand text-brand-deep' : 'border-rule-strong',
        )}
      >
        Meus equipamentos
        <span className="rounded bg-brand px-1.5 text-label text-on-brand">{ownModelKeys.length}</span>
      </QueryLink>
    </div>
  )
}
