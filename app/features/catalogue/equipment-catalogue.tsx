import { Mail } from 'lucide'
import { useId, type ReactNode } from 'react'
import { useSite } from '#app/site.tsx'
import { ButtonLink, ExternalButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { WhatsappButton } from '#app/ui/whatsapp-button.tsx'
import { withoutFilters } from '#domain/catalogue/list-query-changes.ts'
import type { ListPage } from '#domain/catalogue/list-page.ts'
import type { ProductSummary } from '#domain/catalogue/product-summary-schema.ts'
import { whatsappUrl } from '#domain/quote/links.ts'
import { equipmentInterestMail, searchHelpText } from '#domain/quote/site-messages.ts'
import { EmptyResult } from './empty-result.tsx'
import { FilterPanel } from './list-filters.tsx'
import { ListSection } from './list-section.tsx'
import { TextFilter } from './text-filter.tsx'
import { useList, type ListControl } from './use-list.ts'

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
        <div className="mt-4 border-t border-rule">
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

/** No equipment answers: it can still be asked for (spec §8 'Empty equipment result'). */
function EmptyEquipment({ list }: { list: ListControl }) {
  const { brand } = useSite()
  const { query } = list.page
  return (
    <EmptyResult
      title="Equipamentos Disponíveis Sob Consulta"
      actions={
        <>
          <WhatsappButton href={whatsappUrl(brand.whatsapp.main, searchHelpText(query.search))}>
            Consultar por WhatsApp
          </WhatsappButton>
          <ExternalButton href={equipmentInterestMail(brand.email.sales)}>
            <Icon node={Mail} size={18} />
            Consultar por e-mail
          </ExternalButton>
          <ButtonLink look="plain" to={list.hrefOf(withoutFilters(query))} replace preventScrollReset>
            Ver todos os equipamentos
          </ButtonLink>
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
