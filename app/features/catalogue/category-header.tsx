import { useSite } from '#app/site.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { paths } from '#app/paths.ts'
import { WhatsappButton } from '#app/ui/whatsapp-button.tsx'
import type { Category } from '#domain/catalogue/category.ts'
import { whatsappUrl } from '#domain/quote/links.ts'
import { categoryCatalogueText } from '#domain/quote/site-messages.ts'

type CategoryTexts = Pick<Category, 'h1Title' | 'shortDescription' | 'fullDescription'>

/** What the category is, in short and, unfolded, at length (spec §2 'Category page'). */
export function CategoryHeader({ category }: { category: CategoryTexts }) {
  const { brand } = useSite()
  const { h1Title, shortDescription, fullDescription } = category
  return (
    <div className="grid gap-x-12 gap-y-5 py-5 lg:grid-cols-[minmax(0,1fr)_auto] lg:py-6">
      <div className="lg:col-span-2">
        <Breadcrumb crumbs={[{ label: 'Catálogo', to: paths.accessories }, { label: h1Title }]} />
      </div>
      <div className="grid justify-items-start gap-3">
        <Badge tone="brand">Acessórios e componentes</Badge>
        <h1 className="text-head">{h1Title}</h1>
        <div className="max-w-prose text-muted">
          <p>{shortDescription}</p>
          {/* The summary stands below what it unfolds: the columns are written from the bottom. */}
          <details className="group flex flex-col">
            <summary className="order-last mt-1 inline-flex min-h-8 items-center self-start text-small text-petrol-deep underline decoration-rule-strong underline-offset-4 hover:decoration-current">
              <span className="group-open:hidden">...leia mais</span>
              <span className="hidden group-open:inline">...mostrar menos</span>
            </summary>
            <div className="grid gap-3 pt-3">
              {fullDescription.split(/\n\s*\n/).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </details>
        </div>
      </div>
      <div className="grid content-end justify-items-start gap-2 lg:justify-items-end">
        <WhatsappButton href={whatsappUrl(brand.whatsapp.categories, categoryCatalogueText(h1Title))}>
          Solicitar Catálogo Completo
        </WhatsappButton>
        <p className="text-small text-muted">+2.500 clientes atendidos</p>
      </div>
    </div>
  )
}
