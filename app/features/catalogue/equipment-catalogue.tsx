import { lazy, useId, type ReactNode } from 'react'
import type { ListPage } from '#domain/catalogue/list-page.ts'
import type { ProductSummary } from '#domain/catalogue/product-summary-schema.ts'
import { FilterPanel } from './list-filters.tsx'
import { ListSection } from './list-section.tsx'
import { TextFilter } from './text-filter.tsx'
import { useList } from './use-list.ts'

const EmptyEquipment = lazy(async () => ({ default: (await import('./empty-equipment.tsx')).EmptyEquipment }))

interface EquipmentCatalogueProps {
  page: ListPage
  title: string
  actionOf: (product: ProductSummary) => ReactNode
}

/** All equipment with its filters (spec §2 'Equipment landing and catalogue'). */
export function EquipmentCatalogue({ page, title, actionOf }: EquipmentCatalogueProps) {
  const list = useList(page)
  const id = useId()
  return (
    <section id="catalogo" aria-labelledby={id} className="border-t border-rule py-10 lg:py-14">
      <div className="page-width">
        <h2 id={id} className="mb-5 text-title lg:text-head">
          {title}
        </h2>
        <TextFilter list={list} label="Buscar equipamentos" placeholder="Buscar equipamentos..." />
        <div className="late-layout mt-4 border-t border-rule">
          <ListSection
            list={list}
            filters={<FilterPanel list={list} />}
            hint="Filtre por especialidade, tecnologia, tratamento ou marca."
            looks={['cards', 'rows']}
            actionOf={actionOf}
            empty={<EmptyEquipment list={list} />}
          />
        </div>
      </div>
    </section>
  )
}
