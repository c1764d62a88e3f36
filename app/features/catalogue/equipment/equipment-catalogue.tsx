import { memo, useId, type ReactNode } from 'react'
import { latePart } from '#app/ui/late.tsx'
import type { ListPage } from '#domain/list/list-page.ts'
import type { ProductSummary } from '#domain/catalogue/product-summary.ts'
import { FilterPanel } from '#app/features/catalogue/filters/list-filters.tsx'
import { ListSection } from '#app/features/catalogue/results/list-section.tsx'
import { TextFilter } from '#app/features/catalogue/filters/text-filter.tsx'
import { useCatalogueList } from '#app/features/catalogue/list/use-catalogue-list.ts'

const EmptyEquipment = latePart(async () => (await import('./empty-equipment.tsx')).EmptyEquipment)

interface EquipmentCatalogueProps {
  page: ListPage
  title: string
  /** The number of machines that there are, whatever is filtered. */
  count: number
  actionOf: (product: ProductSummary) => ReactNode
}

/** All equipment with its filters (spec §2 'Equipment landing and catalogue'). */
export const EquipmentCatalogue = memo(function EquipmentCatalogue({
  page,
  title,
  count,
  actionOf,
}: EquipmentCatalogueProps) {
  const list = useCatalogueList(page)
  const id = useId()
  return (
    <section id="catalogo" aria-labelledby={id} className="border-t border-rule py-6 lg:py-8">
      <div className="page-width">
        <h2 id={id} className="mb-3 text-title">
          {title} · {count === 1 ? '1 equipamento' : `${count} equipamentos`}
        </h2>
        <TextFilter list={list} label="Buscar equipamentos" placeholder="Buscar equipamentos..." />
        <div className="mt-2 border-rule lg:border-t">
          <ListSection
            list={list}
            filters={<FilterPanel list={list} />}
            looks={['cards', 'rows']}
            isBelowFirstScreen
            actionOf={actionOf}
            empty={<EmptyEquipment list={list} />}
          />
        </div>
      </div>
    </section>
  )
})
