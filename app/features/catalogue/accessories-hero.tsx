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
      <div className="grid items-end gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <h1 className="text-head">Acessórios e componentes</h1>
          <p className="mt-2 max-w-prose text-small text-muted lg:text-body">
            Cabos, sensores, braçadeiras, células de oxigênio e peças de reposição. Procure pelo código da etiqueta,
            pelo equipamento ou pela peça.{' '}
            <a href="#compatibilidade" className="text-petrol-deep underline underline-offset-4">
              Só sabe o modelo do equipamento?
            </a>
          </p>
        </div>
        <WhatsappButton
          className="justify-self-start"
          href={whatsappUrl(brand.whatsapp.main, accessoriesCatalogueText)}
        >
          Solicitar Catálogo de Acessórios
        </WhatsappButton>
      </div>
      {search}
    </div>
  )
}
