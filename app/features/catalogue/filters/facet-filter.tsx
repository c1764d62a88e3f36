import { useState } from 'react'
import type { CountedFacet, CountedOption } from '#domain/list/facet-tally.ts'
import { facetLabel } from '#domain/list/facets.ts'
import { toggleValue } from '#domain/list/list-query-changes.ts'
import { containsTerm } from '#domain/text/normalize.ts'
import { OptionRow } from './option-row.tsx'
import type { CatalogueListControl } from '#app/features/catalogue/list/use-catalogue-list.ts'

interface FacetFilterProps extends Pick<CatalogueListControl, 'change' | 'askAllOptions'> {
  facet: CountedFacet
  /** The chosen values. */
  selected: readonly string[]
  /** Number of options that are always shown. */
  inSight?: number
}

const manyOptions = 14
const { compare } = new Intl.Collator('pt', { numeric: true })
const byLabel = (a: CountedOption, b: CountedOption) => compare(a.label, b.label)

/** A facet's options: the most frequent are always shown, the others unfold with 'Mais', sorted by label. */
export function FacetFilter({ facet, selected, change, askAllOptions, inSight = 6 }: FacetFilterProps) {
  const { name, options, more } = facet
  const [term, setTerm] = useState('')
  const rest = options.length + more > inSight + 2 ? options.slice(inSight) : []
  const front = rest.length > 0 ? options.slice(0, inSight) : options
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
      {term ? options.filter(({ label }) => containsTerm(label, term)).map(row) : front.map(row)}
      {rest.length > 0 && (
        <details
          id={`mais-${name}`}
          open={rest.some(({ value }) => selected.includes(value)) || undefined}
          onToggle={({ currentTarget }) => currentTarget.open && more > 0 && askAllOptions()}
          className="group"
        >
          <summary className="flex min-h-11 items-center text-small text-petrol-deep underline decoration-rule-strong underline-offset-4 lg:min-h-8 touch:min-h-11">
            <span className="group-open:hidden">{`Mais ${rest.length + more}`}</span>
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
          {!term && rest.toSorted(byLabel).map(row)}
        </details>
      )}
    </>
  )
}
