import { useSite } from '#app/site.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Breadcrumb } from '#app/ui/blocks/breadcrumb.tsx'
import { paths } from '#domain/pages/paths.ts'
import { WhatsappButton } from '#app/ui/button.tsx'
import type { Category } from '#domain/catalogue/category.ts'
import { whatsappUrl } from '#domain/quote/links.ts'
import { categoryCatalogueText } from '#domain/quote/site-messages.ts'

type CategoryTexts = Pick<Category, 'h1Title' | 'shortDescription' | 'fullDescription'>

/** The category's description: a short text, and a long one that unfolds (spec §2 'Category page'). */
export function CategoryHeader({ category }: { category: CategoryTexts }) {
  const { brand } = useSite()
  const { h1Title, shortDescription, fullDescription } = category
  return (
    <div className="grid items-start gap-x-8 gap-y-0.5 py-1 sm:max-lg:gap-y-1.5 lg:gap-y-0 lg:pt-0.5 lg:grid-cols-[auto_minmax(0,1fr)_auto] print:block">
      <div className="flex min-h-6 flex-wrap items-center gap-x-3 lg:col-span-3">
        <Breadcrumb crumbs={[{ label: 'Catálogo', to: paths.accessories }, { label: h1Title }]} />
        <span className="max-sm:hidden">
          <Badge tone="brand">Acessórios e componentes</Badge>
        </span>
      </div>
      <h1 className="text-lead leading-tight sm:text-title lg:max-w-lg">{h1Title}</h1>
      <details className="group min-w-0 text-label text-muted">
        <summary className="touch:min-h-11 max-sm:flex max-sm:items-center max-sm:gap-1.5">
          <span className="max-sm:truncate max-sm:group-open:whitespace-normal">{shortDescription}</span>{' '}
          <span className="no-print whitespace-nowrap text-petrol-deep underline decoration-rule-strong underline-offset-4 hover:decoration-current">
            <span className="group-open:hidden">...leia mais</span>
            <span className="hidden group-open:inline">...mostrar menos</span>
          </span>
        </summary>
        <div className="grid max-w-prose gap-3 pt-2 pb-3 text-small">
          {fullDescription.split(/\n\s*\n/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </details>
      <div className="flex items-center gap-x-3 max-[23.9rem]:flex-wrap lg:flex-row-reverse">
        <WhatsappButton
          size="small"
          className="shrink-0"
          href={whatsappUrl(brand.whatsapp.categories, categoryCatalogueText(h1Title))}
        >
          Solicitar Catálogo Completo
        </WhatsappButton>
        {brand.offers.clients && <p className="text-label text-muted">{brand.offers.clients}</p>}
      </div>
    </div>
  )
}
