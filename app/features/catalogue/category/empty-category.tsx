import { useSite } from '#app/site.tsx'
import { buttonClass, WhatsappButton } from '#app/ui/button.tsx'
import { withoutFilters } from '#domain/list/list-query-changes.ts'
import { whatsappUrl } from '#domain/quote/links.ts'
import { searchHelpText } from '#domain/quote/site-messages.ts'
import { QueryLink } from '#app/features/catalogue/list/query-link.tsx'
import { EmptyResult } from '#app/features/catalogue/results/empty-result.tsx'
import type { CatalogueListControl } from '#app/features/catalogue/list/use-catalogue-list.ts'

/** Shown when nothing was found in a category (spec §2 'Category page'). */
export function EmptyCategory({ list }: { list: CatalogueListControl }) {
  const { brand } = useSite()
  const { query } = list.page
  return (
    <EmptyResult
      list={list}
      title="Nenhum produto encontrado"
      actions={
        <>
          <WhatsappButton href={whatsappUrl(brand.whatsapp.categories, searchHelpText(query.search))}>
            Falar com Especialista
          </WhatsappButton>
          <QueryLink list={list} query={withoutFilters(query)} className={buttonClass({})}>
            Ver toda a categoria
          </QueryLink>
        </>
      }
    >
      <p>Não encontramos produtos que atendam aos seus critérios de busca. Que tal tentar uma busca mais ampla?</p>
    </EmptyResult>
  )
}
