import { X } from 'lucide'
import { useRef } from 'react'
import { QueryLink, type CatalogueListControl } from '#app/features/catalogue/list/use-catalogue-list.tsx'
import { useFocusAfterRemoval } from '#app/features/catalogue/list/use-focus-after-removal.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { availabilityLabel } from '#domain/catalogue/vocabulary.ts'
import { facetLabel } from '#domain/list/list-kinds.ts'
import { withChange, isNarrowed, toggleValue, wholeList } from '#domain/list/list-query-changes.ts'
import { numberText } from '#domain/text/number-text.ts'
import { OwnMachinesFilter } from './own-machines-filter.tsx'

/** The active filters, each with a link that removes it. On wide screens the line is always there: nothing jumps. */
export function ActiveFilters({ list }: { list: CatalogueListControl }) {
  const ref = useRef<HTMLDivElement>(null)
  // The link disappears with its filter, so the row takes the focus.
  const rememberPressedLink = useFocusAfterRemoval(ref)

  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-label="Filtros ativos"
      className={classNames(
        'flex min-h-9 items-center gap-2 overflow-x-auto outline-none max-lg:order-last max-lg:col-span-2 lg:flex-wrap lg:overflow-visible',
        isNarrowed(list.query) ? 'max-lg:pb-2' : 'max-lg:sr-only',
      )}
    >
      {activeFilters(list).map(({ name, label, queryWithout }) => (
        <QueryLink
          key={`${name} ${label}`}
          list={list}
          query={queryWithout}
          aria-label={`Remover ${name}: ${label}`}
          onClick={rememberPressedLink}
          className="inline-flex min-h-8 touch:min-h-11 shrink-0 items-center gap-1.5 rounded border border-brand bg-sheet py-0.5 pr-1.5 pl-2.5 text-label font-medium text-brand-deep hover:bg-tint"
        >
          <span className="max-w-60 truncate">{label}</span>
          <Icon node={X} size={15} className="print:hidden" />
        </QueryLink>
      ))}
      {isNarrowed(list.query) && (
        <QueryLink
          list={list}
          query={wholeList(list.query)}
          onClick={rememberPressedLink}
          className="no-print inline-flex min-h-8 touch:min-h-11 shrink-0 items-center px-1.5 text-small text-brand-deep underline underline-offset-4"
        >
          Limpar
        </QueryLink>
      )}
      <OwnMachinesFilter list={list} className="ml-auto max-lg:hidden" />
    </div>
  )
}

function activeFilters({ query, page }: CatalogueListControl) {
  const { search, price, availability } = query
  const facetValues = page.facets.flatMap(({ name, options }) =>
    (query.selected[name] ?? []).map((value) => {
      const label = options.find((option) => option.value === value)?.label ?? value
      return { name: facetLabel[name], label, queryWithout: toggleValue(query, name, value) }
    }),
  )
  const priceText = price && `R$ ${numberText(price.min)} a ${numberText(price.max)}`
  const availabilityText = availability && availabilityLabel[availability]
  return [
    { name: 'Busca', label: search && `“${search}”`, queryWithout: withChange(query, { search: '' }) },
    ...facetValues,
    { name: 'Preço', label: priceText, queryWithout: withChange(query, { price: undefined }) },
    { name: 'Disponibilidade', label: availabilityText, queryWithout: withChange(query, { availability: undefined }) },
  ].filter(({ label }) => label)
}
