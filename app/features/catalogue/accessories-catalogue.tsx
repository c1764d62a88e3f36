import type { ReactNode } from 'react'
import type { ProductSummary } from '#domain/catalogue/product-summary-schema.ts'
import { EmptyAccessories } from './empty-accessories.tsx'
import { FilterChips } from './list-filters.tsx'
import { ListSection } from './list-section.tsx'
import { SearchElsewhere } from './search-elsewhere.tsx'
import { SuggestedTypes } from './suggested-types.tsx'
import type { ListControl } from './use-list.ts'

interface AccessoriesCatalogueProps {
  list: ListControl
  actionOf: (product: ProductSummary) => ReactNode
}

/** The parts: suggested types, filters, standard or compact view (spec §2 'Accessories and components'). */
export function AccessoriesCatalogue({ list, actionOf }: AccessoriesCatalogueProps) {
  return (
    <section aria-label="Catálogo de acessórios e componentes" className="border-t border-rule">
      <SuggestedTypes list={list} />
      <ListSection
        list={list}
        filters={<FilterChips list={list} />}
        hint="Filtre por marca, tipo, modelo ou condição."
        looks={['cards', 'lines']}
        actionOf={actionOf}
        empty={<EmptyAccessories list={list} />}
        aside={<SearchElsewhere list={list} />}
      />
    </section>
  )
}
