import { ArrowLeft } from 'lucide'
import { linkPrefetch } from '#app/browser/data-saver.ts'
import { latePart } from '#app/ui/late.tsx'
import { paths } from '#domain/pages/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { ListPage } from '#domain/list/list-page.ts'
import { FilterChips } from '#app/features/catalogue/filters/list-filters.tsx'
import { ListSection } from '#app/features/catalogue/results/list-section.tsx'
import type { ActionOf } from '#app/features/catalogue/results/product-results.tsx'
import { TextFilter } from '#app/features/catalogue/filters/text-filter.tsx'
import { useCatalogueList } from '#app/features/catalogue/list/use-catalogue-list.ts'

const EmptyCategory = latePart(async () => (await import('./empty-category.tsx')).EmptyCategory)

interface CategoryCatalogueProps {
  page: ListPage
  title: string
  actionOf: ActionOf
}

/** A category's products with their search and filters (spec §2 'Category page'). */
export function CategoryCatalogue({ page, title, actionOf }: CategoryCatalogueProps) {
  const list = useCatalogueList(page)
  return (
    <section aria-label={title} className="pt-1">
      <div className="mb-2 flex items-center justify-between gap-3 lg:mb-1">
        <div className="min-w-0 grow">
          <TextFilter list={list} label={`Buscar em ${title}`} placeholder="Código, equipamento ou peça" />
        </div>
        <ButtonLink to={paths.accessories} prefetch={linkPrefetch}>
          <Icon node={ArrowLeft} size={17} />
          <span className="max-sm:sr-only">Todos os acessórios</span>
        </ButtonLink>
      </div>
      <div className="border-rule lg:border-t">
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
