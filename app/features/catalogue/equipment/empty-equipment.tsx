import { Mail } from 'lucide'
import { useSite } from '#app/site.tsx'
import { buttonClass, ExternalButton, WhatsappButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { withoutFilters } from '#domain/list/list-query-changes.ts'
import { whatsappUrl } from '#domain/quote/links.ts'
import { equipmentInterestMail, searchHelpText } from '#domain/quote/site-messages.ts'
import { QueryLink } from '#app/features/catalogue/list/query-link.tsx'
import { EmptyResult } from '#app/features/catalogue/results/empty-result.tsx'
import type { CatalogueListControl } from '#app/features/catalogue/list/use-catalogue-list.ts'

/** Shown when no equipment was found: it can still be asked for (spec §8 'Empty equipment result'). */
export function EmptyEquipment({ list }: { list: CatalogueListControl }) {
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
          <ExternalButton href={equipmentInterestMail(brand.email.sales)}>
            <Icon node={Mail} size={18} />
            Consultar por e-mail
          </ExternalButton>
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
