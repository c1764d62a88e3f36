import type { ReactNode } from 'react'
import { useSite } from '#app/site.tsx'
import { WhatsappButton } from '#app/ui/button.tsx'
import { whatsappUrl } from '#domain/quote/links.ts'
import { accessoriesCatalogueText } from '#domain/quote/site-messages.ts'

/**
 * The head of the page: its title, the catalogue by e-mail, search and suggested types, in as few rows as the width
 * allows.
 */
export function AccessoriesHero({ search, types }: { search: ReactNode; types: ReactNode }) {
  const { brand } = useSite()
  return (
    <div className="grid gap-2 py-2 ">
      <div className="grid items-center gap-x-8 gap-y-1 lg:grid-cols-[auto_minmax(0,1fr)_auto] print:block">
        <h1 className="text-title">Acessórios e componentes</h1>
        <p className="text-label text-muted max-sm:hidden">
          Cabos, sensores, braçadeiras, células de oxigênio e peças de reposição. Procure pelo código da etiqueta, pelo
          equipamento ou pela peça.{' '}
          <a href="#compatibilidade" className="text-petrol-deep underline underline-offset-4">
            Peças pelo equipamento
          </a>
        </p>
        <WhatsappButton
          className="justify-self-start"
          href={whatsappUrl(brand.whatsapp.main, accessoriesCatalogueText)}
        >
          Solicitar Catálogo de Acessórios
        </WhatsappButton>
      </div>
      <div className="grid items-center gap-x-6 gap-y-2 lg:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]">
        {search}
        {types}
      </div>
    </div>
  )
}
