import type { MouseEvent } from 'react'
import { toggleValue } from '#domain/list/list-query-changes.ts'
import { AskLink } from '#app/features/catalogue/list/ask-link.tsx'
import { filterId } from '#app/features/catalogue/filters/list-filters.tsx'
import type { CatalogueListControl } from '#app/features/catalogue/list/use-catalogue-list.ts'

const suggested = 6

/** The most frequent types as chips; 'Ver mais...' opens the Tipo filter (spec §2, §4 'Filters'). */
export function SuggestedTypes({ list }: { list: CatalogueListControl }) {
  const options = list.page.facets.find(({ name }) => name === 'tipo')?.options ?? []
  const selected = list.query.selected.tipo ?? []
  if (options.length === 0) return null
  return (
    <div role="group" aria-label="Tipos sugeridos" className="no-print flex min-w-0 gap-2">
      <div className="flex min-w-0 gap-2 overflow-x-auto py-0.5">
        {options.slice(0, suggested).map(({ value, label }) => (
          <AskLink
            key={value}
            list={list}
            query={toggleValue(list.query, 'tipo', value)}
            aria-current={selected.includes(value) ? 'true' : undefined}
            className="inline-flex min-h-9 touch:min-h-11 shrink-0 items-center rounded border border-rule-strong bg-sheet px-3 text-small whitespace-nowrap hover:border-petrol hover:text-petrol-deep aria-[current=true]:border-petrol aria-[current=true]:bg-petrol aria-[current=true]:font-medium aria-[current=true]:text-on-petrol"
          >
            {label}
          </AskLink>
        ))}
      </div>
      <button
        type="button"
        popoverTarget={filterId('tipo')}
        onClick={openFilter}
        className="inline-flex min-h-9 touch:min-h-11 shrink-0 cursor-pointer items-center px-1.5 text-small text-petrol-deep underline decoration-rule-strong underline-offset-4 hover:decoration-current"
      >
        Ver mais...
      </button>
    </div>
  )
}

/** Opens the whole filter: unfolds it where it stands beside the results, else opens the sheet that holds it. */
function openFilter(event: MouseEvent) {
  const rest = document.querySelector<HTMLDetailsElement>('#mais-tipo')
  if (rest) rest.open = true
  if (!matchMedia('(min-width: 64rem)').matches) return
  event.preventDefault()
  const target = rest ?? document.getElementById(filterId('tipo'))
  target?.querySelector<HTMLElement>('input')?.focus()
  target?.scrollIntoView({ block: 'nearest' })
}
