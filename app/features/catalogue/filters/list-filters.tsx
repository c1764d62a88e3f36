import { useState, type MouseEvent, type ReactNode } from 'react'
import { filterFormId } from '#app/features/catalogue/list/query-link.tsx'
import type { CatalogueListControl } from '#app/features/catalogue/list/use-catalogue-list.ts'
import { availabilityLabel } from '#domain/catalogue/vocabulary.ts'
import type { CountedFacet, CountedOption } from '#domain/list/facet-tally.ts'
import { facetLabel, type FacetName } from '#domain/list/facets.ts'
import { toggleValue, withChange } from '#domain/list/list-query-changes.ts'
import { containsTerm } from '#domain/text/normalize.ts'
import { counted } from '#domain/text/number-text.ts'
import { FilterGroup } from './filter-group.tsx'
import { OwnMachinesFilter } from './own-machines-filter.tsx'
import { PriceFilter } from './price-filter.tsx'

interface OptionRowProps {
  type: 'checkbox' | 'radio'
  name: string
  value: string
  label: string
  count?: number
  isChecked: boolean
  onChoose: () => void
}

/** One value of a filter, with the number of products that have it. */
function OptionRow({ type, name, value, label, count, isChecked, onChoose }: OptionRowProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2.5 text-small hover:text-brand-deep has-checked:font-medium lg:min-h-8 touch:min-h-11">
      <input
        type={type}
        name={name}
        value={value}
        form={filterFormId}
        checked={isChecked}
        onChange={onChoose}
        className="size-5 shrink-0 cursor-pointer accent-brand lg:size-4"
      />
      <span className="flex-1 leading-tight">{label}</span>
      {count !== undefined && <span className="text-label font-normal text-muted">{count}</span>}
    </label>
  )
}

/** One availability, or all of them (spec §5: 'todas' filters nothing). */
function AvailabilityFilter({ list }: { list: CatalogueListControl }) {
  const { availability } = list.query
  const name = 'disponibilidade'
  const choose = (value: typeof availability) => list.change((query) => withChange(query, { availability: value }))
  return (
    <>
      <OptionRow
        type="radio"
        name={name}
        value="todas"
        label="Todas"
        isChecked={!availability}
        onChoose={() => choose(undefined)}
      />
      {list.page.availabilities.map(({ value, count }) => (
        <OptionRow
          key={value}
          type="radio"
          name={name}
          value={value}
          label={availabilityLabel[value]}
          count={count}
          isChecked={availability === value}
          onChoose={() => choose(value)}
        />
      ))}
    </>
  )
}

const alwaysShownOptions = 6
/** With more options than this, a field finds one among them. */
const manyOptions = 14
const collator = new Intl.Collator('pt', { numeric: true })
const byLabel = (a: CountedOption, b: CountedOption) => collator.compare(a.label, b.label)

/** A facet's options: the most frequent are always shown, the others unfold with 'Mais', sorted by label. */
function FacetFilter({ list, facet }: { list: CatalogueListControl; facet: CountedFacet }) {
  const { name, options, more } = facet
  const selected = list.query.selected[name] ?? []
  const [term, setTerm] = useState('')
  // Folding away one or two options would save no room.
  const hiddenOptions = options.length + more > alwaysShownOptions + 2 ? options.slice(alwaysShownOptions) : []
  const visibleOptions = hiddenOptions.length > 0 ? options.slice(0, alwaysShownOptions) : options
  const row = ({ value, label, count }: CountedOption) => (
    <OptionRow
      key={value}
      type="checkbox"
      name={name}
      value={value}
      label={label}
      count={count}
      isChecked={selected.includes(value)}
      onChoose={() => list.change((query) => toggleValue(query, name, value))}
    />
  )
  if (options.length === 0) return <p className="py-2 text-label text-muted">Nenhuma opção para estes filtros.</p>
  return (
    <>
      {term ? options.filter(({ label }) => containsTerm(label, term)).map(row) : visibleOptions.map(row)}
      {hiddenOptions.length > 0 && (
        <details
          id={hiddenOptionsId(name)}
          open={hiddenOptions.some(({ value }) => selected.includes(value)) || undefined}
          onToggle={({ currentTarget }) => {
            if (currentTarget.open && more > 0) list.loadAllOptions()
          }}
          className="group"
        >
          <summary className="flex min-h-11 items-center text-small text-brand-deep underline decoration-rule-strong underline-offset-4 lg:min-h-8 touch:min-h-11">
            <span className="group-open:hidden">{`Mais ${hiddenOptions.length + more}`}</span>
            <span className="hidden group-open:inline">Menos</span>
          </summary>
          {options.length > manyOptions && (
            <input
              type="search"
              aria-label={`Procurar em ${facetLabel[name]}`}
              placeholder="Procurar na lista"
              value={term}
              onChange={({ target }) => setTerm(target.value)}
              className="my-1 min-h-9 touch:min-h-11 w-full rounded border border-rule-strong bg-sheet px-2 text-small placeholder:text-muted"
            />
          )}
          {!term && hiddenOptions.toSorted(byLabel).map(row)}
        </details>
      )}
    </>
  )
}

export const filterId = (name: string) => `filtro-${name}`
const hiddenOptionsId = (name: FacetName) => `mais-${name}`

/**
 * Shows all options of a facet. In: the press of a button that opens the facet's popover, as it does on small screens;
 * on wide ones, where the facet stands beside the results, its hidden options unfold instead.
 */
export function unfoldFacet(press: MouseEvent, name: FacetName): void {
  const details = document.querySelector<HTMLDetailsElement>(`#${hiddenOptionsId(name)}`)
  if (details) details.open = true
  if (!matchMedia('(min-width: 64rem)').matches) return
  press.preventDefault()
  const target = details ?? document.getElementById(filterId(name))
  target?.querySelector<HTMLElement>('input')?.focus()
  target?.scrollIntoView({ block: 'nearest' })
}

interface ListFilter {
  name: string
  title: string
  selectedCount: number
  content: ReactNode
}

/**
 * A list's filters: the facets that offer a choice, availability, price. A facet with a selected value stays even when
 * nothing is found, so that the value can be removed.
 */
function listFilters(list: CatalogueListControl): ListFilter[] {
  const { selected, availability, price } = list.query
  const facets = list.page.facets.filter(
    ({ name, options }) => options.length > 0 || (list.page.query.selected[name] ?? []).length > 0,
  )
  return [
    ...facets.map((facet) => ({
      name: facet.name,
      title: facetLabel[facet.name],
      selectedCount: selected[facet.name]?.length ?? 0,
      content: <FacetFilter list={list} facet={facet} />,
    })),
    {
      name: 'disponibilidade',
      title: 'Disponibilidade',
      selectedCount: availability ? 1 : 0,
      content: <AvailabilityFilter list={list} />,
    },
    { name: 'preco', title: 'Preço', selectedCount: price ? 1 : 0, content: <PriceFilter list={list} /> },
  ]
}

function closeLabelOf({ page: { total } }: CatalogueListControl): string {
  return `Ver ${counted(total, 'produto', 'produtos')}`
}

/** A chip for each filter, which opens it, on small screens (spec §2 'filter chips Marca, Tipo, Modelo, Condição'). */
export function FilterChips({ list }: { list: CatalogueListControl }) {
  return (
    <>
      {listFilters(list).map(({ name, content, ...group }) => (
        <FilterGroup key={name} id={filterId(name)} closeLabel={closeLabelOf(list)} {...group}>
          {content}
        </FilterGroup>
      ))}
      <OwnMachinesFilter list={list} className="lg:hidden" />
    </>
  )
}

/** All filters in one group: the popover 'Filtros' on a small screen (spec §2 'Equipment landing and catalogue'). */
export function FilterPanel({ list }: { list: CatalogueListControl }) {
  const filters = listFilters(list)
  const selectedCount = filters.reduce((sum, filter) => sum + filter.selectedCount, 0)
  return (
    <FilterGroup id="filtros-painel" title="Filtros" selectedCount={selectedCount} closeLabel={closeLabelOf(list)}>
      <div className="grid gap-3">
        {filters.map(({ name, title, content }) => (
          <div key={name} role="group" aria-label={title} className="border-t border-rule pt-2">
            <h3 className="text-small font-semibold">{title}</h3>
            {content}
          </div>
        ))}
      </div>
    </FilterGroup>
  )
}
