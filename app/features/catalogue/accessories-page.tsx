import { lazy, type ReactNode } from 'react'
import { withChange } from '#domain/catalogue/list-query-changes.ts'
import type { ListPage } from '#domain/catalogue/list-page.ts'
import type { ProductSummary } from '#domain/catalogue/product-summary-schema.ts'
import { AccessoriesHero } from './accessories-hero.tsx'
import { BrandCompatibility } from './brand-compatibility.tsx'
import { HiddenState } from './hidden-state.tsx'
import { FilterChips } from './list-filters.tsx'
import { ListSection } from './list-section.tsx'
import { filterForm } from './option-row.tsx'
import { SearchElsewhere } from './search-elsewhere.tsx'
import { SuggestedTypes } from './suggested-types.tsx'
import { useList } from './use-list.ts'

const EmptyAccessories = lazy(async () => ({ default: (await import('./empty-accessories.tsx')).EmptyAccessories }))

/** What the search field of this page is given. */
export interface SearchBoxWiring {
  label: string
  placeholder: string
  action: string
  formId: string
  term: string
  searchUrl: string | undefined
  onType: (term: string) => void
  onSend: (term: string) => void
  children: ReactNode
}

interface AccessoriesPageProps {
  page: ListPage
  modelsUrl: string
  searchBox: (wiring: SearchBoxWiring) => ReactNode
  actionOf: (product: ProductSummary) => ReactNode
}

/** All parts: search, suggested types, filters, standard or compact view (spec §2 'Accessories and components'). */
export function AccessoriesPage({ page, modelsUrl, searchBox, actionOf }: AccessoriesPageProps) {
  const list = useList(page)
  const search = (term: string) => list.ask(withChange(list.query, { search: term }))
  return (
    <div className="page-width">
      <AccessoriesHero
        search={searchBox({
          label: 'Buscar acessórios e componentes',
          placeholder: 'Código, equipamento ou peça',
          action: page.path,
          formId: filterForm,
          term: list.query.search,
          searchUrl: page.searchUrl,
          onType: search,
          onSend: search,
          children: <HiddenState list={list} />,
        })}
      />
      <section aria-label="Catálogo de acessórios e componentes" className="border-t border-rule pt-2">
        <SuggestedTypes list={list} />
        <ListSection
          list={list}
          filters={<FilterChips list={list} />}
          hint="Filtre por marca, tipo, modelo ou condição."
          looks={['cards', 'lines']}
          actionOf={actionOf}
          above={<SearchElsewhere list={list} />}
          empty={<EmptyAccessories list={list} />}
        />
      </section>
      <BrandCompatibility modelsUrl={modelsUrl} brands={page.facets.find(({ name }) => name === 'marca')} />
    </div>
  )
}
