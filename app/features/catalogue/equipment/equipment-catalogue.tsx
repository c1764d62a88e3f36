import { memo, useId } from 'react'
import type { ActionOf } from '#app/features/catalogue/cards/product-card.tsx'
import { FilterPanel } from '#app/features/catalogue/filters/list-filters.tsx'
import { TextFilter } from '#app/features/catalogue/filters/text-filter.tsx'
import { QueryLink } from '#app/features/catalogue/list/query-link.tsx'
import { useCatalogueList, type CatalogueListControl } from '#app/features/catalogue/list/use-catalogue-list.ts'
import { EmptyResult } from '#app/features/catalogue/results/empty-result.tsx'
import { ListSection } from '#app/features/catalogue/results/list-section.tsx'
import { useSite } from '#app/site.tsx'
import { buttonClass, WhatsappButton, MailButton } from '#app/ui/button.tsx'
import type { ListPage } from '#domain/list/list-page.ts'
import { withoutFilters } from '#domain/list/list-query-changes.ts'
import { whatsappUrl } from '#domain/quote/links.ts'
import { equipmentInterestMail, searchHelpText } from '#domain/quote/site-messages.ts'
import { counted } from '#domain/text/number-text.ts'

/** All equipment with its filters (spec §2 'Equipment landing and catalogue'). */
export const EquipmentCatalogue = memo(function EquipmentCatalogue({
  page,
  title,
  machineCount,
  actionOf,
}: {
  page: ListPage
  title: string
  machineCount: number
  actionOf: ActionOf
}) {
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

/** Shown when no equipment was found: it can still be asked for (spec §8 'Empty equipment result'). */
function EmptyEquipment({ list }: { list: CatalogueListControl }) {
  const { brand } = useSite()
  const { query } = list.page
  return (
    <EmptyResult
      list={list}
      title="Equipamentos Disponíveis Sob Consulta"
      actions={
        <>
          <WhatsappButton href={whatsappUrl(brand.whatsapp.main, searchHelpText(query.search))}>
            Consultar por WhatsApp
          </WhatsappButton>
          <MailButton href={equipmentInterestMail(brand.email.sales)}>Consultar por e-mail</MailButton>
          <QueryLink list={list} query={withoutFilters(query)} className={buttonClass({ look: 'plain' })}>
            Ver todos os equipamentos
          </QueryLink>
        </>
      }
    >
      <p>
        Nenhum equipamento do catálogo reúne estes critérios, mas trabalhamos com mais marcas e modelos. Diga o que
        procura e enviamos uma proposta.
      </p>
    </EmptyResult>
  )
}
