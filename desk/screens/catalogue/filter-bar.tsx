import { Choice } from '#desk/screens/parts/choice.tsx'
import { FilterSearch, ShowFound } from '#desk/screens/parts/filter-fields.tsx'
import { equipmentFamilyLabel } from '#domain/catalogue/equipment-families.ts'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import { availabilityLabel, keysOf } from '#domain/catalogue/vocabulary.ts'
import { findingLabel } from '#server/content/edit/table/findings.ts'
import type { RowQuery } from '#server/content/edit/table/row-query.ts'
import { columnNames, type CatalogueFilters } from './catalogue-address.ts'

interface FilterBarProps {
  filters: CatalogueFilters
  counts: ReadonlyMap<RowQuery['finding'], number>
}

/** The table's filters, as a form that leads to an address. */
export function FilterBar({ filters, counts }: FilterBarProps) {
  const { search, type, availability, order, isDescending, draft } = filters
  return (
    <form
      method="get"
      action="/catalogo"
      role="search"
      className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap"
    >
      {draft !== undefined && <input type="hidden" name="rascunho" value={draft} />}
      {(order !== 'nome' || isDescending) && (
        <input type="hidden" name="ordem" value={`${isDescending ? '-' : ''}${order}`} />
      )}
      <FilterSearch value={search} placeholder="código, nome, palavra" className="col-span-2 sm:max-w-80" />
      <Choice label="Tipo" name="tipo" value={type} className="sm:max-w-64">
        <option value="">Todos</option>
        <optgroup label="Acessórios e componentes">{options(productTypeLabel)}</optgroup>
        <optgroup label="Equipamentos">{options(equipmentFamilyLabel)}</optgroup>
      </Choice>
      <Choice label="Disponibilidade" name="disponibilidade" value={availability}>
        <option value="">Todas</option>
        {options(availabilityLabel)}
      </Choice>
      <Findings finding={filters.finding} counts={counts} />
      <ShowFound />
      <Columns columns={filters.columns} />
    </form>
  )
}

function Findings({ finding, counts }: { finding: RowQuery['finding']; counts: FilterBarProps['counts'] }) {
  const named = { ...findingLabel, rascunho: 'Mudado no rascunho' }
  const found = keysOf(named).filter((key) => counts.has(key) || key === finding)
  return (
    <Choice label="A melhorar" name="achado" value={finding}>
      <option value="">Tanto faz</option>
      {found.map((key) => (
        <option key={key} value={key}>
          {named[key]} ({counts.get(key) ?? 0})
        </option>
      ))}
    </Choice>
  )
}

function Columns({ columns }: { columns: CatalogueFilters['columns'] }) {
  return (
    <details className="relative ml-auto text-small max-sm:hidden">
      <summary className="flex min-h-11 cursor-pointer items-center px-2 underline underline-offset-4">Colunas</summary>
      <fieldset className="absolute right-0 z-10 mt-1 grid w-60 rounded border border-rule-strong bg-sheet p-3 shadow-lift">
        <legend className="sr-only">Colunas</legend>
        <input type="hidden" name="colunas" value="nome" />
        {keysOf(columnNames).map((key) => (
          <label key={key} className="flex min-h-8 cursor-pointer items-center gap-2 touch:min-h-11">
            <input
              type="checkbox"
              name="colunas"
              value={key}
              defaultChecked={columns.includes(key)}
              className="size-5 accent-petrol"
            />
            {columnNames[key]}
          </label>
        ))}
      </fieldset>
    </details>
  )
}

function options(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([key, label]) => (
    <option key={key} value={key}>
      {label}
    </option>
  ))
}
