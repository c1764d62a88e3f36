import type { ReactNode } from 'react'
import { useSite } from '#app/site.tsx'
import { WhatsappButton } from '#app/ui/whatsapp-button.tsx'
import { whatsappUrl } from '#domain/quote/links.ts'
import { accessoriesCatalogueText } from '#domain/quote/site-messages.ts'

/** What the page is, and the way to have the catalogue sent. */
export function AccessoriesHero({ search }: { search: ReactNode }) {
  const { brand } = useSite()
  return (
    <div className="grid gap-5 py-6 lg:py-8">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="text-head">Acessórios e componentes</h1>
          <p className="mt-2 max-w-prose text-muted">
            Cabos, sensores, braçadeiras, células de oxigênio e peças de reposição. Procure pelo código da etiqueta,
            pelo equipamento ou pela peça.
          </p>
        </div>
        <WhatsappButton href={whatsappUrl(brand.whatsapp.main, accessoriesCatalogueText)}>
          Solicitar Catálogo de Acessórios
        </WhatsappButton>
      </div>
      {search}
    </div>
  )
}
