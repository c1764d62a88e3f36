import type { ReactNode } from 'react'
import { facetLabel } from '#domain/list/facets.ts'

import { numberText } from '#domain/text/number-text.ts'
import { AvailabilityFilter } from './availability-filter.tsx'
import { FacetFilter } from './facet-filter.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { OwnMachinesPlace } from './own-machines-place.tsx'
import { PriceFilter } from './price-filter.tsx'
import type { CatalogueListControl } from '#app/features/catalogue/list/use-catalogue-list.ts'

const none: readonly string[] = []

export const filterId = (name: string) => `filtro-${name}`

/**
 * A list's facets that offer a choice. A facet with a selected value stays even when nothing is found, so that the
 * value can be removed.
 */
function facetsOf({ page }: CatalogueListControl) {
  return page.facets.filter(({ name, options }) => options.length > 0 || (page.query.selected[name] ?? []).length > 0)
}

function closeLabel({ page: { total } }: CatalogueListControl): string {
  return total === 1 ? 'Ver 1 produto' : `Ver ${numberText(total)} produtos`
}

/** A chip for each filter, which opens it, on small screens (spec §2 'filter chips Marca, Tipo, Modelo, Condição'). */
export function FilterChips({ list }: { list: CatalogueListControl }) {
  const { selected, availability, price } = list.query
  const label = closeLabel(list)
  return (
    <>
      {facetsOf(list).map((facet) => (
        <FilterSheet
          key={facet.name}
          id={filterId(facet.name)}
          title={facetLabel[facet.name]}
          selected={selected[facet.name]?.length ?? 0}
          closeLabel={label}
        >
          <FacetFilter
            facet={facet}
            selected={selected[facet.name] ?? none}
            change={list.change}
            askAllOptions={list.askAllOptions}
          />
        </FilterSheet>
      ))}
      <FilterSheet
        id={filterId('disponibilidade')}
        title="Disponibilidade"
        selected={availability ? 1 : 0}
        closeLabel={label}
      >
        <AvailabilityFilter list={list} />
      </FilterSheet>
      <FilterSheet id={filterId('preco')} title="Preço" selected={price ? 1 : 0} closeLabel={label}>
        <PriceFilter list={list} />
      </FilterSheet>
      <OwnMachinesPlace list={list} className="lg:hidden" />
    </>
  )
}

/** All filters in one sheet: the popover 'Filtros' on a small screen (spec §2 'Equipment landing and catalogue'). */
export function FilterPanel({ list }: { list: CatalogueListControl }) {
  const { selected, availability, price } = list.query
  const count = Object.values(selected).flat().length + (availability ? 1 : 0) + (price ? 1 : 0)
  return (
    <FilterSheet id="filtros-painel" title="Filtros" selected={count} closeLabel={closeLabel(list)}>
      <div className="grid gap-3">
        {facetsOf(list).map((facet) => (
          <FilterGroup key={facet.name} title={facetLabel[facet.name]}>
            <FacetFilter
              facet={facet}
              selected={selected[facet.name] ?? none}
              change={list.change}
              askAllOptions={list.askAllOptions}
            />
          </FilterGroup>
        ))}
        <FilterGroup title="Disponibilidade">
          <AvailabilityFilter list={list} />
        </FilterGroup>
        <FilterGroup title="Preço">
          <PriceFilter list={list} />
        </FilterGroup>
      </div>
    </FilterSheet>
  )
}

function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={title} className="border-t border-rule pt-2">
      <h3 className="text-small font-semibold">{title}</h3>
      {children}
    </div>
  )
}
