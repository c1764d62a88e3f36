import { ArrowLeft } from 'lucide'
import { lazy, type ReactNode } from 'react'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { ListPage } from '#domain/catalogue/list-page.ts'
import type { ProductSummary } from '#domain/catalogue/product-summary-schema.ts'
import { FilterChips } from './list-filters.tsx'
import { ListSection } from './list-section.tsx'
import { TextFilter } from './text-filter.tsx'
import { useList } from './use-list.ts'

const EmptyCategory = lazy(async () => ({ default: (await import('./empty-category.tsx')).EmptyCategory }))

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
