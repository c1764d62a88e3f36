import { memo, type ComponentType, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { RenderAction } from '#app/features/catalogue/cards/product-card.tsx'
import { filterId, openFacet } from '#app/features/catalogue/filters/list-filters.tsx'
import {
  QueryLink,
  type CatalogueListControl,
  useCatalogueList,
} from '#app/features/catalogue/list/use-catalogue-list.tsx'
import { ListSection } from '#app/features/catalogue/results/list-section.tsx'
import { useSite } from '#app/site.tsx'
import { TitledSection } from '#app/ui/blocks/titled-section.tsx'
import { WhatsappButton } from '#app/ui/button.tsx'
import type { ListPage } from '#domain/list/answer-list.ts'
import { toggleValue } from '#domain/list/list-query-changes.ts'
import { paths } from '#domain/pages/paths.ts'
import { whatsappUrl } from '#domain/quote/links.ts'
import { accessoriesCatalogueText } from '#domain/quote/site-messages.ts'

function AccessoriesHead({ children }: { children: ReactNode }) {
  const { brand } = useSite()
  return (
    <div className="grid items-center gap-x-6 pt-1.5 sm:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[auto_minmax(0,1fr)_auto] lg:py-2 print:block">
      <h1 className="mb-1 text-title max-[22.5rem]:text-[1.375rem] sm:max-lg:col-span-2 lg:mb-0">
        Acessórios e componentes
      </h1>
      <div className="min-w-0 lg:max-w-160">{children}</div>
      <WhatsappButton
        look="plain"
        size="inline"
        className="justify-self-start lg:justify-self-end"
        href={whatsappUrl(brand.whatsapp.main, accessoriesCatalogueText)}
      >
        Solicitar Catálogo de Acessórios
      </WhatsappButton>
    </div>
  )
}

interface LinkEntry {
  name: string
  path: string
}

/** Links from the machine to its parts: each brand leads to its models (spec §2 'brand-compatibility view'). */
const MakerLinks = memo(function MakerLinks({ makers }: { makers: readonly LinkEntry[] }) {
  return (
    <TitledSection title="Peças pelo equipamento" className="no-print border-t border-rule py-10 lg:py-12">
      <p className="mt-2 max-w-prose text-muted">
        Escolha a marca, depois o modelo, para ver as peças compatíveis com ele, por tipo. Também dá para{' '}
        <Link to={paths.compatibility} className="text-brand-deep underline underline-offset-4">
          buscar um modelo
        </Link>{' '}
        ou{' '}
        <Link to={paths.identify} className="text-brand-deep underline underline-offset-4">
          achar pelo conector a peça que está na mão
        </Link>
        .
      </p>
      <ul className="mt-5 flex flex-wrap gap-2">
        {makers.map(({ name, path }) => (
          <li key={path}>
            <Link
              to={path}
              className="inline-flex min-h-10 touch:min-h-11 items-center rounded border border-rule-strong bg-sheet px-3 text-small hover:border-brand hover:text-brand-deep"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
})

const TypesWithoutCategory = memo(function TypesWithoutCategory({ types }: { types: readonly LinkEntry[] }) {
  if (types.length === 0) return null
  return (
    <nav aria-labelledby="outros-tipos" className="no-print border-t border-rule py-6">
      <h2 id="outros-tipos" className="text-lead">
        Peças que não têm página de categoria
      </h2>
      <ul className="mt-2 flex flex-wrap gap-x-5">
        {types.map(({ name, path }) => (
          <li key={path}>
            <Link to={path} className="inline-flex min-h-11 items-center text-small underline underline-offset-4">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
})

const maximumSuggestedTypes = 6

/** The most frequent types of parts as chips; 'Ver mais...' opens the Tipo filter (spec §2, §4 'Filters'). */
function SuggestedTypes({ list }: { list: CatalogueListControl }) {
  const options = list.page.facets.find(({ name }) => name === 'tipo')?.options ?? []
  const selected = list.query.selected.tipo ?? []
  if (options.length === 0) return null
  return (
    <div role="group" aria-label="Tipos sugeridos" className="no-print flex min-w-0 gap-2">
      <div className="flex min-w-0 gap-2 lg:overflow-x-auto">
        {options.slice(0, maximumSuggestedTypes).map(({ value, label }) => (
          <QueryLink
            key={value}
            list={list}
            query={toggleValue(list.query, 'tipo', value)}
            aria-current={selected.includes(value) ? 'true' : undefined}
            className="inline-flex min-h-9 touch:min-h-11 shrink-0 items-center rounded border border-rule-strong bg-sheet px-3 text-small whitespace-nowrap hover:border-brand hover:text-brand-deep aria-[current=true]:border-brand aria-[current=true]:bg-brand aria-[current=true]:font-medium aria-[current=true]:text-on-brand"
          >
            {label}
          </QueryLink>
        ))}
      </div>
      <button
        type="button"
        popoverTarget={filterId('tipo')}
        onClick={(event) => openFacet(event, 'tipo')}
        className="inline-flex min-h-9 touch:min-h-11 shrink-0 cursor-pointer items-center px-1.5 text-small text-brand-deep underline decoration-rule-strong underline-offset-4 hover:decoration-current"
      >
        Ver mais...
      </button>
    </div>
  )
}

interface AccessoriesPageProps {
  page: ListPage
  makers: readonly LinkEntry[]
  otherTypes: readonly LinkEntry[]
  /** The component of the field that searches the list; given, because it belongs to another feature. */
  Search: ComponentType<{ list: CatalogueListControl }>
  actionOf: RenderAction
}

/** All parts: search, suggested types, filters, standard or compact view (spec §2 'Accessories and components'). */
export const AccessoriesPage = memo(function AccessoriesPage(props: AccessoriesPageProps) {
  const { page, makers, otherTypes, Search, actionOf } = props
  const list = useCatalogueList(page)
  return (
    <div className="page-width">
      <AccessoriesHead>
        <Search list={list} />
      </AccessoriesHead>
      <section aria-label="Catálogo de acessórios e componentes" className="border-rule lg:border-t">
        <ListSection list={list} shortcuts={<SuggestedTypes list={list} />} actionOf={actionOf} />
      </section>
      <TypesWithoutCategory types={otherTypes} />
      <MakerLinks makers={makers} />
    </div>
  )
})
