import { ChevronDown, X } from 'lucide'
import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useRef,
  type KeyboardEvent,
  useState,
  type MouseEvent,
} from 'react'
import { filterFormId, type CatalogueListControl } from '#app/features/catalogue/list/use-catalogue-list.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { availabilityLabel } from '#domain/catalogue/vocabulary.ts'
import type { CountedFacet, CountedOption } from '#domain/list/facet-tally.ts'
import { facetLabel, type FacetName, listKinds } from '#domain/list/list-kinds.ts'
import { withChange, toggleValue } from '#domain/list/list-query-changes.ts'
import { priceRange } from '#domain/list/list-query.ts'
import { containsTerm } from '#domain/text/normalize.ts'
import { counted } from '#domain/text/number-text.ts'
import { OwnMachinesFilter } from './own-machines-filter.tsx'

interface FilterGroupProps {
  id: string
  title: string
  selectedCount: number
  closeLabel: string
  children: ReactNode
}

const panelClass = classNames(
  'bg-sheet text-ink max-lg:fixed max-lg:inset-x-0 max-lg:top-auto max-lg:bottom-0 max-lg:max-h-[80dvh] max-lg:w-full',
  'max-lg:z-50 max-lg:flex-col max-lg:rounded-t max-lg:border-t max-lg:border-rule-strong max-lg:shadow-lift max-lg:backdrop:bg-ink/40 max-lg:open:flex',
  // On wide screens the group is shown in its place, although it is not open as a popover.
  'lg:static lg:block lg:w-auto lg:overflow-visible lg:border-b lg:border-rule lg:bg-transparent lg:pb-3 lg:last:border-0',
)

/** A group of filters: beside the results on wide screens, on narrow ones a chip that opens it as a popover. */
export function FilterGroup({ id, title, selectedCount, closeLabel, children }: FilterGroupProps) {
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={classNames(
          'inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded border bg-sheet px-3 text-small font-medium whitespace-nowrap lg:hidden',
          selectedCount > 0 ? 'border-brand text-brand-deep' : 'border-rule-strong',
        )}
      >
        {title}
        {selectedCount > 0 && <span className="rounded bg-brand px-1.5 text-label text-on-brand">{selectedCount}</span>}
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
            className="min-h-11 w-full cursor-pointer rounded bg-brand px-4 text-small font-medium text-on-brand"
          >
            {closeLabel}
          </button>
        </div>
      </div>
    </>
  )
}

/** The price range in whole reais (spec §5, §9); the full range filters nothing. Without scripts the form sends it. */
function PriceFilter({ list }: { list: CatalogueListControl }) {
  const { priceLimit, keepsUnpriced } = listKinds[list.page.kind]
  const { price } = list.query
  const ref = useRef<HTMLDivElement>(null)

  function applyRange() {
    const amountIn = (name: string) => ref.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? ''
    const range = priceRange(Number(amountIn('preco-de')), Number(amountIn('preco-ate') || priceLimit), priceLimit)
    list.setQuery(withChange(list.query, { price: range }))
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    applyRange()
  }

  return (
    <div className="grid gap-2 py-1">
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter in its fields, which have no form of their own */}
      <div ref={ref} onKeyDown={onKeyDown} className="flex items-center gap-2">
        <AmountField
          name="preco-de"
          aria-label="Preço mínimo em reais"
          placeholder="mín."
          value={price ? String(price.min) : ''}
          max={priceLimit}
        />
        <span className="text-label text-muted">a</span>
        <AmountField
          name="preco-ate"
          aria-label="Preço máximo em reais"
          placeholder="máx."
          value={price && price.max < priceLimit ? String(price.max) : ''}
          max={priceLimit}
        />
        <Button
          type="submit"
          form={filterFormId}
          size="small"
          onClick={(event) => {
            event.preventDefault()
            applyRange()
          }}
        >
          OK
        </Button>
      </div>
      <p className="text-label text-muted">
        {keepsUnpriced
          ? 'Itens sob consulta continuam na lista.'
          : 'Com mínimo 0, itens sob consulta continuam na lista.'}
      </p>
    </div>
  )
}

/** A field for an amount; it keeps what was typed, before hydration too, until the filter changes from outside. */
function AmountField({ value, ...rest }: ComponentProps<'input'> & { value: string }) {
  const ref = useRef<HTMLInputElement>(null)
  const appliedValue = useRef(value)

  useEffect(() => {
    if (!ref.current || appliedValue.current === value) return
    appliedValue.current = value
    ref.current.value = value
  }, [value])

  return (
    <input
      ref={ref}
      type="number"
      inputMode="numeric"
      form={filterFormId}
      min={0}
      defaultValue={value}
      className="min-h-11 w-full rounded border border-rule-strong bg-sheet px-2 text-small lg:min-h-9 touch:min-h-11"
      {...rest}
    />
  )
}

function OptionRow({ label, count, ...input }: ComponentProps<'input'> & { label: string; count?: number }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2.5 text-small hover:text-brand-deep has-checked:font-medium lg:min-h-8 touch:min-h-11">
      <input form={filterFormId} className="size-5 shrink-0 cursor-pointer accent-brand lg:size-4" {...input} />
      <span className="flex-1 leading-tight">{label}</span>
      {count !== undefined && <span className="text-label font-normal text-muted">{count}</span>}
    </label>
  )
}

/** The choice of one availability, or of all (spec §5: 'todas' filters nothing). */
function AvailabilityFilter({ list }: { list: CatalogueListControl }) {
  const { availability } = list.query
  const radioProps = (value: typeof availability) => ({
    type: 'radio',
    name: 'disponibilidade',
    value: value ?? 'todas',
    checked: availability === value,
    onChange: () => list.setQuery(withChange(list.query, { availability: value })),
  })
  return (
    <>
      <OptionRow label="Todas" {...radioProps(undefined)} />
      {list.page.availabilities.map(({ value, count }) => (
        <OptionRow key={value} label={availabilityLabel[value]} count={count} {...radioProps(value)} />
      ))}
    </>
  )
}

const alwaysShownOptions = 6
/** The most options of a facet without a field that finds one among them. */
const maximumOptionsWithoutSearch = 14
const collator = new Intl.Collator('pt', { numeric: true })
const byLabel = (a: CountedOption, b: CountedOption) => collator.compare(a.label, b.label)

/** A facet's options: the most frequent are always shown, the others unfold with 'Mais', sorted by label. */
function FacetFilter({ list, facet }: { list: CatalogueListControl; facet: CountedFacet }) {
  const { name, options, omittedCount } = facet
  const selected = list.query.selected[name] ?? []
  const [term, setTerm] = useState('')
  // Folding away one or two options would save no room.
  const hiddenOptions = options.length + omittedCount > alwaysShownOptions + 2 ? options.slice(alwaysShownOptions) : []
  const unfoldedOptions = hiddenOptions.length > 0 ? options.slice(0, alwaysShownOptions) : options
  const hasHiddenSelection = hiddenOptions.some(({ value }) => selected.includes(value))
  const [isUnfolded, setUnfolded] = useState(hasHiddenSelection)
  const renderOption = ({ value, label, count }: CountedOption) => (
    <OptionRow
      key={value}
      type="checkbox"
      name={name}
      value={value}
      label={label}
      count={count}
      checked={selected.includes(value)}
      onChange={() => list.setQuery(toggleValue(list.query, name, value))}
    />
  )
  if (options.length === 0) return <p className="py-2 text-label text-muted">Nenhuma opção para estes filtros.</p>
  return (
    <>
      {unfoldedOptions.map(renderOption)}
      {hiddenOptions.length > 0 && (
        <details
          id={hiddenOptionsId(name)}
          open={isUnfolded || hasHiddenSelection}
          onToggle={({ currentTarget }) => {
            setUnfolded(currentTarget.open)
            if (currentTarget.open && omittedCount > 0) list.loadAllOptions()
          }}
          className="group"
        >
          <summary className="flex min-h-11 items-center text-small text-brand-deep underline decoration-rule-strong underline-offset-4 lg:min-h-8 touch:min-h-11">
            <span className="group-open:hidden">{`Mais ${hiddenOptions.length + omittedCount}`}</span>
            <span className="hidden group-open:inline">Menos</span>
          </summary>
          {options.length > maximumOptionsWithoutSearch && (
            <input
              type="search"
              aria-label={`Procurar em ${facetLabel[name]}`}
              placeholder="Procurar na lista"
              value={term}
              onChange={({ target }) => setTerm(target.value)}
              className="my-1 min-h-9 touch:min-h-11 w-full rounded border border-rule-strong bg-sheet px-2 text-small placeholder:text-muted"
            />
          )}
          {hiddenOptions
            .filter(({ label }) => containsTerm(label, term))
            .toSorted(byLabel)
            .map(renderOption)}
        </details>
      )}
    </>
  )
}

export const filterId = (name: string) => `filtro-${name}`
const hiddenOptionsId = (name: FacetName) => `mais-${name}`

/** The width from which the filters stand beside the results: `--breakpoint-lg` of tokens.css. */
const wideScreen = '64rem'

/** Shows all options of a facet: in its popover, or on wide screens, where it stands beside the results, unfolded. */
export function openFacet(event: MouseEvent, name: FacetName): void {
  const details = document.querySelector<HTMLDetailsElement>(`#${hiddenOptionsId(name)}`)
  if (details) details.open = true
  if (!matchMedia(`(min-width: ${wideScreen})`).matches) return
  event.preventDefault()
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

/** A list's filters. A facet with a selected value stays even if nothing is found, so that it can be removed. */
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

const closeLabelOf = ({ page }: CatalogueListControl) => `Ver ${counted(page.total, 'produto', 'produtos')}`

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
    <FilterGroup id={filterId('painel')} title="Filtros" selectedCount={selectedCount} closeLabel={closeLabelOf(list)}>
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
