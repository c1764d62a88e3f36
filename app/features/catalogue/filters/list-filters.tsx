import { withChange, toggleValue } from '#domain/list/list-query-changes.ts'
import { availabilityLabel, keysOf } from '#domain/catalogue/vocabulary.ts'
import { OptionRow } from './option-row.tsx'
import type { CatalogueListControl } from '#app/features/catalogue/list/use-catalogue-list.ts'
import { useState, type ReactNode } from 'react'
import type { CountedFacet, CountedOption } from '#domain/list/facet-tally.ts'
import { facetLabel } from '#domain/list/facets.ts'
import { containsTerm } from '#domain/text/normalize.ts'
import { ChevronDown, X } from 'lucide'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useOwnMachines } from '#app/own-machines.ts'
import { numberText } from '#domain/text/number-text.ts'
import { PriceFilter } from './price-filter.tsx'
import { QueryLink } from '#app/features/catalogue/list/query-link.tsx'

/** One availability, or all of them (spec §5: 'todas' filters nothing). */
function AvailabilityFilter({ list }: { list: CatalogueListControl }) {
  const { availability } = list.query
  const name = 'disponibilidade'
  const { change } = list
  const choose = (value: string) =>
    change((query) => withChange(query, { availability: keysOf(availabilityLabel).find((one) => one === value) }))
  return (
    <>
      <OptionRow type="radio" name={name} value="todas" label="Todas" isChecked={!availability} onChoose={choose} />
      {list.page.availabilities.map(({ value, count }) => (
        <OptionRow
          key={value}
          type="radio"
          name={name}
          value={value}
          label={availabilityLabel[value]}
          count={count}
          isChecked={availability === value}
          onChoose={choose}
        />
      ))}
    </>
  )
}

interface FacetFilterProps extends Pick<CatalogueListControl, 'change' | 'askAllOptions'> {
  facet: CountedFacet
  /** The chosen values. */
  selected: readonly string[]
}

/** Number of options that are always shown. */
const alwaysShown = 6
const manyOptions = 14
const { compare } = new Intl.Collator('pt', { numeric: true })
const byLabel = (a: CountedOption, b: CountedOption) => compare(a.label, b.label)

/** A facet's options: the most frequent are always shown, the others unfold with 'Mais', sorted by label. */
function FacetFilter({ facet, selected, change, askAllOptions }: FacetFilterProps) {
  const { name, options, more } = facet
  const [term, setTerm] = useState('')
  const hiddenOptions = options.length + more > alwaysShown + 2 ? options.slice(alwaysShown) : []
  const visibleOptions = hiddenOptions.length > 0 ? options.slice(0, alwaysShown) : options
  const row = ({ value, label, count }: CountedOption) => (
    <OptionRow
      key={value}
      type="checkbox"
      name={name}
      value={value}
      label={label}
      count={count}
      isChecked={selected.includes(value)}
      onChoose={(chosen) => change((query) => toggleValue(query, name, chosen))}
    />
  )
  if (options.length === 0) return <p className="py-2 text-label text-muted">Nenhuma opção para estes filtros.</p>
  return (
    <>
      {term ? options.filter(({ label }) => containsTerm(label, term)).map(row) : visibleOptions.map(row)}
      {hiddenOptions.length > 0 && (
        <details
          id={`mais-${name}`}
          open={hiddenOptions.some(({ value }) => selected.includes(value)) || undefined}
          onToggle={({ currentTarget }) => currentTarget.open && more > 0 && askAllOptions()}
          className="group"
        >
          <summary className="flex min-h-11 items-center text-small text-petrol-deep underline decoration-rule-strong underline-offset-4 lg:min-h-8 touch:min-h-11">
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

interface FilterSheetProps {
  id: string
  title: string
  /** The number of values that are selected in the group. */
  selected: number
  /** The label of the button that closes the sheet: 'Ver 12 produtos'. */
  closeLabel: string
  children: ReactNode
}

const panelClass = classNames(
  'bg-sheet text-ink max-lg:fixed max-lg:inset-x-0 max-lg:top-auto max-lg:bottom-0 max-lg:max-h-[80dvh] max-lg:w-full',
  'max-lg:z-50 max-lg:flex-col max-lg:rounded-t max-lg:border-t max-lg:border-rule-strong max-lg:shadow-lift max-lg:backdrop:bg-ink/40 max-lg:open:flex',
  // On wide screens the group is shown in its place, although it is not open as a popover.
  'lg:static lg:block lg:w-auto lg:overflow-visible lg:border-b lg:border-rule lg:bg-transparent lg:pb-3 lg:last:border-0',
)

/**
 * A group of filters: beside the results on wide screens; on narrow ones a chip that opens it as a popover at the lower
 * edge, which the browser closes on Escape and on a click outside.
 */
export function FilterSheet({ id, title, selected, closeLabel, children }: FilterSheetProps) {
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={classNames(
          'inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded border bg-sheet px-3 text-small font-medium whitespace-nowrap lg:hidden',
          selected > 0 ? 'border-petrol text-petrol-deep' : 'border-rule-strong',
        )}
      >
        {title}
        {selected > 0 && <span className="rounded bg-petrol px-1.5 text-label text-on-petrol">{selected}</span>}
        <Icon node={ChevronDown} size={16} />
      </button>
      <div id={id} popover="auto" role="group" aria-labelledby={`${id}-title`} className={panelClass}>
        <div className="flex items-center justify-between border-b border-rule py-1 pr-1 pl-4 lg:border-0 lg:p-0">
          <h2 id={`${id}-title`} className="text-body lg:text-small">
            {title}
          </h2>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={`Fechar ${title}`}
            className="grid size-11 cursor-pointer place-items-center rounded text-muted lg:hidden"
          >
            <Icon node={X} size={20} />
          </button>
        </div>
        <div className="min-h-0 flex-auto overflow-y-auto px-4 py-2 lg:overflow-visible lg:p-0">{children}</div>
        <div className="border-t border-rule p-3 lg:hidden">
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            className="min-h-11 w-full cursor-pointer rounded bg-petrol px-4 text-small font-medium text-on-petrol"
          >
            {closeLabel}
          </button>
        </div>
      </div>
    </>
  )
}

const none: readonly string[] = []

export const filterId = (name: string) => `filtro-${name}`

/**
 * A list's facets that offer a choice. A facet with a selected value stays even when nothing is found, so that the
 * value can be removed.
 */
function facetsOf({ page }: CatalogueListControl) {
  return page.facets.filter(({ name, options }) => options.length > 0 || (page.query.selected[name] ?? []).length > 0)
}

function totalLabel({ page: { total } }: CatalogueListControl): string {
  return total === 1 ? 'Ver 1 produto' : `Ver ${numberText(total)} produtos`
}

/** A chip for each filter, which opens it, on small screens (spec §2 'filter chips Marca, Tipo, Modelo, Condição'). */
export function FilterChips({ list }: { list: CatalogueListControl }) {
  const { selected, availability, price } = list.query
  const label = totalLabel(list)
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
      <OwnMachinesFilter list={list} className="lg:hidden" />
    </>
  )
}

/** All filters in one sheet: the popover 'Filtros' on a small screen (spec §2 'Equipment landing and catalogue'). */
export function FilterPanel({ list }: { list: CatalogueListControl }) {
  const { selected, availability, price } = list.query
  const count = Object.values(selected).flat().length + (availability ? 1 : 0) + (price ? 1 : 0)
  return (
    <FilterSheet id="filtros-painel" title="Filtros" selected={count} closeLabel={totalLabel(list)}>
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

/** A button that narrows the list to parts that name one of the visitor's machines, and removes that filter again. */
export function OwnMachinesFilter({ list, className }: { list: CatalogueListControl; className: string }) {
  const { query, page } = list
  const ownKeys = useOwnMachines().map(({ key }) => key)
  const selectedModels = query.selected.modelo ?? []
  const isActive = selectedModels.length === ownKeys.length && ownKeys.every((key) => selectedModels.includes(key))
  if (ownKeys.length === 0 || page.facets.every(({ name }) => name !== 'modelo')) return null
  const { modelo: _chosen, ...others } = query.selected
  return (
    <div className={className}>
      <QueryLink
        list={list}
        query={withChange(query, { selected: isActive ? others : { ...others, modelo: ownKeys } })}
        aria-current={isActive || undefined}
        className={classNames(
          'inline-flex min-h-11 lg:min-h-9 items-center gap-1.5 rounded border bg-sheet px-3 text-small font-medium whitespace-nowrap hover:border-petrol',
          isActive ? 'border-petrol text-petrol-deep' : 'border-rule-strong',
        )}
      >
        Meus equipamentos
        <span className="rounded bg-petrol px-1.5 text-label text-on-petrol">{ownKeys.length}</span>
      </QueryLink>
    </div>
  )
}
