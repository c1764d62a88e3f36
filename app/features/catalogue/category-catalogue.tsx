import { ArrowLeft } from 'lucide'
import type { ReactNode } from 'react'
import { paths } from '#app/paths.ts'
import { useSite } from '#app/site.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { WhatsappButton } from '#app/ui/whatsapp-button.tsx'
import { withoutFilters } from '#domain/catalogue/list-query-changes.ts'
import type { ListPage } from '#domain/catalogue/list-page.ts'
import type { ProductSummary } from '#domain/catalogue/product-summary-schema.ts'
import { whatsappUrl } from '#domain/quote/links.ts'
import { searchHelpText } from '#domain/quote/site-messages.ts'
import { EmptyResult } from './empty-result.tsx'
import { FilterChips } from './list-filters.tsx'
import { ListSection } from './list-section.tsx'
import { TextFilter } from './text-filter.tsx'
import { useList, type ListControl } from './use-list.ts'

interface CategoryCatalogueProps {
  page: ListPage
  title: string
  actionOf: (product: ProductSummary) => ReactNode
}

/** A category's products with their search and filters (spec §2 'Category page'). */
export function CategoryCatalogue({ page, title, actionOf }: CategoryCatalogueProps) {
  const list = useList(page)
  return (
    <section aria-label={title} className="border-t border-rule pt-5">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 grow basis-80">
          <TextFilter list={list} label={`Buscar em ${title}`} placeholder="Código, equipamento ou peça" />
        </div>
        <ButtonLink to={paths.accessories} prefetch="intent">
          <Icon node={ArrowLeft} size={17} />
          Todos os acessórios
        </ButtonLink>
      </div>
      <div className="border-t border-rule">
        <ListSection
          list={list}
          filters={<FilterChips list={list} />}
          hint="Filtre por marca, modelo ou condição."
          looks={['cards', 'rows']}
          isCountShort
          actionOf={actionOf}
          empty={<EmptyCategory list={list} />}
        />
      </div>
    </section>
  )
}

/** Spec §8 'Empty category result'. */
function EmptyCategory({ list }: { list: ListControl }) {
  const { brand } = useSite()
  const { query } = list.page
  return (
    <EmptyResult
      title="Nenhum produto encontrado"
      actions={
        <>
          <WhatsappButton href={whatsappUrl(brand.whatsapp.categories, searchHelpText(query.search))}>
            Falar com Especialista
          </WhatsappButton>
          <ButtonLink to={list.hrefOf(withoutFilters(query))} replace preventScrollReset>
            Ver toda a categoria
          </ButtonLink>
        </>
      }
    >
      <p>Não encontramos produtos que atendam aos seus critérios de busca. Que tal tentar uma busca mais ampla?</p>
    </EmptyResult>
  )
}
