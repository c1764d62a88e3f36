import { memo, useId, type ComponentProps } from 'react'
import { TextFilter } from '#app/features/catalogue/filters/text-filter.tsx'
import { useCatalogueList } from '#app/features/catalogue/list/catalogue-list.tsx'
import { ListSection } from '#app/features/catalogue/results/list-section.tsx'
import type { ListPage } from '#domain/list/answer-list.ts'
import { counted } from '#domain/text/number-text.ts'

interface EquipmentCatalogueProps extends Pick<ComponentProps<typeof ListSection>, 'actionOf'> {
  page: ListPage
  title: string
  machineCount: number
}

/** All equipment with its filters (spec §2 'Equipment landing and catalogue'). */
export const EquipmentCatalogue = memo(function EquipmentCatalogue({
  page,
  title,
  machineCount,
  actionOf,
}: EquipmentCatalogueProps) {
  const list = useCatalogueList(page)
  const headingId = useId()
  return (
    <section id="catalogo" aria-labelledby={headingId} className="border-t border-rule py-6 lg:py-8">
      <div className="page-width">
        <h2 id={headingId} className="mb-3 text-title">
          {title} · {counted(machineCount, 'equipamento', 'equipamentos')}
        </h2>
        <TextFilter list={list} label="Buscar equipamentos" placeholder="Buscar equipamentos..." />
        <div className="mt-2 border-rule lg:border-t">
          <ListSection list={list} actionOf={actionOf} />
        </div>
      </div>
    </section>
  )
})
