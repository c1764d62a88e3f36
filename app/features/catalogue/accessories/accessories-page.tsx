import type { ReactNode } from 'react'
import { LatePlace, latePart } from '#app/ui/late.tsx'
import { withChange } from '#domain/list/list-query-changes.ts'
import type { ListPage } from '#domain/list/list-page.ts'
import { AccessoriesHero } from './accessories-hero.tsx'
import { BrandCompatibility } from './brand-compatibility.tsx'
import { HiddenState } from '#app/features/catalogue/list/hidden-state.tsx'
import { FilterChips } from '#app/features/catalogue/filters/list-filters.tsx'
import { ListSection } from '#app/features/catalogue/results/list-section.tsx'
import type { ActionOf } from '#app/features/catalogue/results/product-results.tsx'
import { filterForm } from '#app/features/catalogue/filters/option-row.tsx'
import { OtherTypes } from './other-types.tsx'
import { SuggestedTypes } from './suggested-types.tsx'
import { useCatalogueList } from '#app/features/catalogue/list/use-catalogue-list.ts'

const EmptyAccessories = latePart(async () => (await import('./empty-accessories.tsx')).EmptyAccessories)

// The code for the notes above the results is loaded with the first search.
const SearchNotes = latePart(async () => (await import('#app/features/catalogue/results/search-notes.tsx')).SearchNotes)

/** The props that the page passes to its search field. */
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
  /** The makers of machines, each with the address of its page, which lists its models. */
  makers: readonly { name: string; path: string }[]
  /** The types of parts without a category page, with the addresses of their lists. */
  otherTypes: readonly { name: string; path: string }[]
  searchBox: (wiring: SearchBoxWiring) => ReactNode
  actionOf: ActionOf
}

/** All parts: search, suggested types, filters, standard or compact view (spec §2 'Accessories and components'). */
export function AccessoriesPage({ page, makers, otherTypes, searchBox, actionOf }: AccessoriesPageProps) {
  const list = useCatalogueList(page)
  const searchFor = (search: string) => withChange(list.query, { search })
  return (
    <div className="page-width [--page-width:100rem]">
      <AccessoriesHero
        search={searchBox({
          label: 'Buscar acessórios e componentes',
          placeholder: 'Código, equipamento ou peça',
          action: page.path,
          formId: filterForm,
          term: list.query.search,
          searchUrl: page.searchUrl,
          onType: (term) => list.askByItself(searchFor(term)),
          onSend: (term) => list.ask(searchFor(term)),
          children: <HiddenState list={list} />,
        })}
        types={<SuggestedTypes list={list} />}
      />
      <section aria-label="Catálogo de acessórios e componentes" className="border-rule lg:border-t">
        <ListSection
          list={list}
          filters={<FilterChips list={list} />}
          hint="Filtre por marca, tipo, modelo ou condição."
          looks={['cards', 'table']}
          actionOf={actionOf}
          above={
            page.advice && (
              <LatePlace whenFailed="nothing">
                <SearchNotes list={list} advice={page.advice} />
              </LatePlace>
            )
          }
          empty={<EmptyAccessories list={list} />}
        />
      </section>
      <OtherTypes types={otherTypes} />
      <BrandCompatibility makers={makers} />
    </div>
  )
}
