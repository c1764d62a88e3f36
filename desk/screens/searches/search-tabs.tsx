import { classNames } from '#app/ui/class-names.ts'
import { searchesAddress, type SearchFilters, type SearchTab } from './search-address.ts'

/** The label of each tab. */
export const tabNames: Record<SearchTab, string> = {
  termos: 'Tudo',
  'sem-resposta': 'Não achou',
  'em-parte': 'Achou em parte',
  'sem-toque': 'Sem toque',
  orcamentos: 'Orçamentos',
  listas: 'Listas',
  semanas: 'Por semana',
  dias: 'Por dia',
}

export function SearchTabs({ filters }: { filters: SearchFilters }) {
  return (
    <nav aria-label="O que mostrar" className="-mx-4 overflow-x-auto px-4 md:mx-0 md:px-0">
      <ul className="flex gap-1">
        {Object.entries(tabNames).map(([tab, name]) => (
          <li key={tab}>
            <a
              href={searchesAddress({ ...filters, tab: tab as SearchTab, page: 1 })}
              aria-current={filters.tab === tab ? 'page' : undefined}
              className={classNames(
                'flex min-h-11 items-center rounded px-3 text-small font-medium whitespace-nowrap',
                filters.tab === tab ? 'bg-petrol text-on-petrol' : 'text-ink hover:bg-tint',
              )}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
