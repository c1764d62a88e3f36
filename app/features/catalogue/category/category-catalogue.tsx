import { ArrowLeft } from 'lucide'
import { memo } from 'react'
import { Link } from 'react-router'
import { linkPrefetch } from '#app/browser/save-data.ts'
import type { RenderAction } from '#app/features/catalogue/cards/product-card.tsx'
import { TextFilter } from '#app/features/catalogue/filters/text-filter.tsx'
import { useCatalogueList, type CatalogueListControl } from '#app/features/catalogue/list/use-catalogue-list.tsx'
import { ListSection } from '#app/features/catalogue/results/list-section.tsx'
import { useSite } from '#app/site.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Breadcrumb } from '#app/ui/blocks/breadcrumb.tsx'
import { ButtonLink, WhatsappButton, MailButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Category } from '#domain/catalogue/category.ts'
import type { ListPage } from '#domain/list/answer-list.ts'
import { paths } from '#domain/pages/paths.ts'
import { tools } from '#domain/pages/tools.ts'
import { whatsappUrl, mailtoUrl } from '#domain/quote/links.ts'
import { categoryCatalogueText } from '#domain/quote/site-messages.ts'

interface CategoryCatalogueProps {
  page: ListPage
  category: Pick<Category, 'h1Title' | 'shortDescription' | 'fullDescription'>
  actionOf: RenderAction
}

/**
 * A category's head, and its products with their search and filters (spec §2 'Category page'). Every navigation renders the
 * route again, and `memo` spares the list.
 */
export const CategoryCatalogue = memo(function CategoryCatalogue({ page, category, actionOf }: CategoryCatalogueProps) {
  const list = useCatalogueList(page)
  return (
    <>
      <CategoryHead list={list} category={category} />
      <section aria-label={category.h1Title} className="border-rule lg:mt-1 lg:border-t">
        <ListSection list={list} actionOf={actionOf} />
      </section>
    </>
  )
})

function CategoryHead({ list, category }: { list: CatalogueListControl } & Pick<CategoryCatalogueProps, 'category'>) {
  const { brand } = useSite()
  const { h1Title: title } = category
  return (
    <div className="grid items-center gap-x-6 pt-0.5 lg:grid-cols-[auto_minmax(0,1fr)_auto] print:block">
      <div className="flex flex-wrap items-center gap-x-3 lg:col-span-3">
        <Breadcrumb crumbs={[{ label: 'Catálogo', to: paths.accessories }, { label: title }]} />
        <span className="max-sm:hidden">
          <Badge tone="brand">Acessórios e componentes</Badge>
        </span>
      </div>
      <h1 className="mb-1 text-title leading-tight lg:mb-0">{title}</h1>
      <div className="flex min-w-0 items-center justify-between gap-3">
        <div className="max-w-160 min-w-0 grow">
          <TextFilter list={list} label={`Buscar em ${title}`} placeholder={`Buscar em ${title}`} />
        </div>
        <ButtonLink to={paths.accessories} prefetch={linkPrefetch}>
          <Icon node={ArrowLeft} size={17} />
          <span className="max-sm:sr-only">Todos os acessórios</span>
        </ButtonLink>
      </div>
      <div className="-my-1 flex flex-wrap items-center gap-x-4 max-[22.5rem]:gap-x-1 sm:my-0 sm:flex-nowrap lg:contents">
        <WhatsappButton
          look="plain"
          size="inline"
          className="shrink-0 max-[22.5rem]:gap-1.5 max-[22.5rem]:text-label"
          href={whatsappUrl(brand.whatsapp.categories, categoryCatalogueText(title))}
        >
          Solicitar Catálogo Completo
        </WhatsappButton>
        <CategoryDescription category={category} />
        {brand.offers.clients && (
          <p className="shrink-0 no-print text-right text-label text-muted max-sm:hidden">{brand.offers.clients}</p>
        )}
      </div>
    </div>
  )
}

/** A short description, and a long one that unfolds; a phone shows both only unfolded (spec §2 'Category page'). */
function CategoryDescription({ category }: Pick<CategoryCatalogueProps, 'category'>) {
  const { shortDescription, fullDescription } = category
  return (
    <details className="no-print group min-w-0 text-label text-muted open:basis-full sm:grow sm:open:basis-0 lg:col-span-2">
      <summary className="py-1 touch:flex touch:min-h-11 touch:items-center">
        <span className="max-lg:hidden">{shortDescription}</span>{' '}
        <span className="whitespace-nowrap text-brand-deep underline decoration-rule-strong underline-offset-4 hover:decoration-current">
          <span className="group-open:hidden">...leia mais</span>
          <span className="hidden group-open:inline">...mostrar menos</span>
        </span>
      </summary>
      <div className="grid max-w-prose gap-3 pt-2 pb-3 text-small">
        <p className="lg:hidden">{shortDescription}</p>
        {fullDescription.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </details>
  )
}

export function CategoryLinks(props: { title: string; categories: readonly { slug: string; title: string }[] }) {
  const { title, categories } = props
  return (
    <nav aria-label={title} className="no-print py-8">
      <h2 className="text-lead">{title}</h2>
      <ul className="mt-3 grid grid-cols-2 gap-x-6 sm:grid-cols-3 lg:grid-cols-4">
        {categories.map(({ slug, title: name }) => (
          <li key={slug} className="border-t border-rule">
            <Link
              to={paths.category(slug)}
              prefetch={linkPrefetch}
              className="flex min-h-11 items-center py-1 text-small leading-tight hover:text-brand-deep hover:underline"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Help with compatibility, by WhatsApp and e-mail (spec §2 'Category page'). */
export function CompatibilityContact({ category }: { category: Pick<Category, 'h1Title' | 'productTypeFilter'> }) {
  const { h1Title: title, productTypeFilter } = category
  const { brand } = useSite()
  const [type, ...otherTypes] = productTypeFilter
  const identifyAnswers = type !== undefined && otherTypes.length === 0 ? { peca: type } : { busca: title }
  const text = `Olá! Preciso de ajuda com a compatibilidade de ${title}. Vou enviar o modelo do equipamento e uma foto da etiqueta.`
  const mail = mailtoUrl({
    to: brand.email.sales,
    subject: `Compatibilidade: ${title}`,
    body: `${text}\n\nEquipamento (marca e modelo):\nCódigo da etiqueta da peça:\n`,
  })
  return (
    <section
      aria-labelledby="ajuda-compatibilidade"
      className="no-print mt-10 grid items-center gap-x-10 gap-y-4 border-y border-rule py-8 md:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div>
        <h2 id="ajuda-compatibilidade" className="text-title">
          Dúvida sobre compatibilidade?
        </h2>
        <p className="mt-2 max-w-prose text-muted">
          Envie a marca e o modelo do equipamento, o código da etiqueta e uma foto do conector. Um especialista confere
          e indica a peça certa.{' '}
          <Link to={paths.identifyWith(identifyAnswers)} className="text-brand-deep underline underline-offset-4">
            {tools.identify.name}
          </Link>
        </p>
        {brand.offers.clients && <p className="mt-1 text-label text-muted sm:hidden">{brand.offers.clients}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        <WhatsappButton href={whatsappUrl(brand.whatsapp.categories, text)}>Conferir por WhatsApp</WhatsappButton>
        <MailButton href={mail}>Conferir por e-mail</MailButton>
      </div>
    </section>
  )
}
