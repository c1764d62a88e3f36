import { Pause, Play } from 'lucide'
import { useState } from 'react'
import { useSite } from '#app/site.tsx'
import { ExternalButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { HomePageContent } from '#domain/pages/marketing-pages.ts'
import { whatsappUrl } from '#domain/quote/links.ts'

/** The brands, moving slowly; they stop under the pointer, on focus, by a button and under reduced motion. */
export function BrandMarquee({ brands }: { brands: HomePageContent['brands'] }) {
  const { brand } = useSite()
  const [isPaused, setIsPaused] = useState(false)
  return (
    <section aria-labelledby="brands" className="border-t border-rule py-6 lg:py-10">
      <div className="page-width grid gap-4">
        <div className="flex items-center justify-between gap-4">
          <div>
            <h2 id="brands" className="text-lead">
              {brands.title}
            </h2>
            <p className="text-small text-muted">{brands.lead}</p>
          </div>
          <button
            type="button"
            aria-label={isPaused ? brands.playLabel : brands.pauseLabel}
            onClick={() => setIsPaused(!isPaused)}
            className="needs-script grid size-11 shrink-0 cursor-pointer place-items-center rounded text-muted hover:bg-tint motion-reduce:hidden"
          >
            <Icon node={isPaused ? Play : Pause} size={18} />
          </button>
        </div>
        <div className="marquee border-y border-rule py-3 sm:py-4" data-paused={isPaused || undefined}>
          <ul className="marquee-track">
            {brands.names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
          <ul className="marquee-track" aria-hidden>
            {brands.names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small">
          {brands.partnership.lead}
          <ExternalButton look="plain" size="inline" href={whatsappUrl(brand.whatsapp.main, brands.partnership.text)}>
            {brands.partnership.label}
          </ExternalButton>
        </p>
      </div>
    </section>
  )
}
