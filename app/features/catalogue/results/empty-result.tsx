import { X } from 'lucide'
import type { ReactNode } from 'react'
import { ToolLinks } from '#app/tool-links.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { NearestProducts } from '#domain/list/browse.ts'
import { facetLabel } from '#domain/list/facets.ts'
import { withoutFilter } from '#domain/list/list-query-changes.ts'
import { numberText } from '#domain/text/number-text.ts'
import { ProductLine } from '#app/features/catalogue/cards/product-line.tsx'
import { AskLink } from '#app/features/catalogue/list/ask-link.tsx'
import { knownInquiry } from './known-inquiry.ts'
import type { CatalogueListControl } from '#app/features/catalogue/list/use-catalogue-list.ts'

interface EmptyResultProps {
  list: CatalogueListControl
  title: string
  /** Why nothing was found, or what to try. */
  children: ReactNode
  /** The next steps. */
  actions: ReactNode
}

/** A list without products, with the next step: which filter to remove, whom to ask, the nearest products. */
export function EmptyResult({ list, title, children, actions }: EmptyResultProps) {
  const { nearest } = list.page
  return (
    <div className="grid min-w-0 gap-6 border-t border-rule pt-6 pb-10 wrap-anywhere">
      <EmptyState title={title} actions={actions}>
        {children}
        {nearest && <InTheWay list={list} without={nearest.without} />}
      </EmptyState>
      {nearest && (
        <section aria-labelledby="nearest" className="grid gap-2">
          <h3 id="nearest" className="text-body">
            Produtos mais próximos
          </h3>
          <ul className="grid border-t border-l border-rule bg-paper lg:grid-cols-[repeat(auto-fit,minmax(21rem,1fr))] print:border-l-0">
            {nearest.products.map((found) => (
              <li key={found.product.id} className="border-r border-b border-rule print:border-r-0">
                <ProductLine {...found} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <ToolLinks identify={knownInquiry(list.page)} />
    </div>
  )
}

/** The search and filters that hide products: removing any one of them would show the stated number. */
function InTheWay({ list, without }: { list: CatalogueListControl; without: NearestProducts['without'] }) {
  return (
    <div className="flex flex-wrap items-center gap-2 empty:hidden">
      {without.map(({ about, total }) => (
        <AskLink
          key={about}
          list={list}
          query={withoutFilter(list.page.query, about)}
          className={buttonClass({ look: 'primary', size: 'small' })}
        >
          <Icon node={X} size={15} />
          Retirar {filterText(list, about)} · {total === 1 ? '1 produto' : `${numberText(total)} produtos`}
        </AskLink>
      ))}
    </div>
  )
}

/** A filter as the visitor chose it: 'marca: Philips'. */
function filterText({ page }: CatalogueListControl, about: NearestProducts['without'][number]['about']): string {
  if (about === 'search') return 'busca'
  if (about === 'price') return 'preço'
  if (about === 'availability') return 'disponibilidade'
  const options = page.facets.find(({ name }) => name === about)?.options ?? []
  const labels = (page.query.selected[about] ?? []).map(
    (value) => options.find((option) => option.value === value)?.label ?? value,
  )
  return `${facetLabel[about].toLowerCase()}: ${labels.join(', ')}`
}
