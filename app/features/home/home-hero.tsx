import type { ReactNode } from 'react'
import { linkPrefetch } from '#app/browser/data-saver.ts'
import { paths } from '#domain/pages/paths.ts'
import { useSite } from '#app/site.tsx'
import { ButtonLink, WhatsappButton } from '#app/ui/button.tsx'
import type { HomePageContent } from '#domain/pages/marketing-pages.ts'
import { whatsappUrl } from '#domain/quote/links.ts'

/** A drawing with numbered parts, and what each number stands for, from 1 on. */
export interface Plate {
  src: string
  legend: readonly string[]
}

interface HomeHeroProps {
  hero: HomePageContent['hero']
  plate: Plate
  searchBox: ReactNode
  tools: ReactNode
}

/** What the site is for, and where to begin: search, the two catalogues, a specialist, the tools. */
export function HomeHero({ hero, plate, searchBox, tools }: HomeHeroProps) {
  const { brand } = useSite()
  return (
    <div className="page-width grid items-center gap-4 py-5 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-x-14 lg:gap-y-8 lg:py-9">
      <div className="grid gap-3 sm:gap-6">
        <h1 className="text-head lg:text-hero">{hero.headline}</h1>
        <p className="max-w-prose text-muted sm:text-lead">{hero.lead}</p>
        {searchBox}
        <p className="flex flex-wrap items-center gap-3">
          <ButtonLink to={paths.equipment} prefetch={linkPrefetch}>
            {hero.equipmentLabel}
          </ButtonLink>
          <ButtonLink to={paths.accessories} prefetch={linkPrefetch}>
            {hero.accessoriesLabel}
          </ButtonLink>
          <WhatsappButton href={whatsappUrl(brand.whatsapp.main, hero.whatsapp.text)}>
            {hero.whatsapp.label}
          </WhatsappButton>
          <span className="text-label text-muted sm:text-small">{hero.whatsapp.note}</span>
        </p>
      </div>
      <figure className="grid gap-2 max-lg:order-last">
        <img
          src={plate.src}
          alt="Prancha técnica: monitor multiparâmetro com cabo de ECG, sensores de SpO2 e de temperatura e braçadeira de PNI."
          width={720}
          height={560}
          fetchPriority="high"
          className="w-full border border-rule bg-sheet max-[30rem]:-mx-4 max-[30rem]:w-[calc(100%+2rem)] max-[30rem]:max-w-none max-[30rem]:border-x-0 min-[30rem]:rounded"
        />
        <figcaption>
          <ol className="grid list-inside list-decimal grid-cols-2 gap-x-4 text-label text-muted sm:grid-cols-3">
            {plate.legend.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ol>
        </figcaption>
      </figure>
      <div className="lg:col-span-2">{tools}</div>
    </div>
  )
}
