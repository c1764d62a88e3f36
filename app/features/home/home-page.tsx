import type { ReactNode } from 'react'
import { useSite } from '#app/site.tsx'
import { Section } from '#app/ui/blocks/section.tsx'
import { Statistics } from '#app/ui/blocks/statistics.tsx'
import { Steps } from '#app/ui/blocks/steps.tsx'
import { FactList } from '#app/ui/blocks/fact-list.tsx'
import { WhatsappButton } from '#app/ui/button.tsx'
import type { HomePageContent } from '#domain/pages/marketing-pages.ts'
import { whatsappUrl } from '#domain/quote/links.ts'
import { BrandMarquee } from './brand-marquee.tsx'
import { FeaturedProducts } from './featured-products.tsx'
import { HomeHero, type Plate } from './home-hero.tsx'
import { ToolTiles } from './tool-tiles.tsx'

interface HomePageProps {
  page: HomePageContent
  pictures: { hero: Plate; cards: Readonly<Record<string, string>> }
  searchBox: ReactNode
  testimonials: ReactNode
}

/** The front page (spec §2 'Home'): first how to find a part, then what the shop offers, to whom, and how it works. */
export function HomePage({ page, pictures, searchBox, testimonials }: HomePageProps) {
  const { brand } = useSite()
  return (
    <>
      <HomeHero hero={page.hero} plate={pictures.hero} searchBox={searchBox} tools={<ToolTiles />} />
      <FeaturedProducts featured={page.featured} pictures={pictures.cards} />
      {page.brands.names.length > 0 && <BrandMarquee brands={page.brands} />}
      <Section title={page.process.title} lead={page.process.lead} isWide>
        <Steps steps={page.process.steps} />
        <WhatsappButton
          size="large"
          className="sm:justify-self-start"
          href={whatsappUrl(brand.whatsapp.main, page.process.start.text)}
        >
          {page.process.start.label}
        </WhatsappButton>
      </Section>
      {page.authority.certifications.length > 0 && (
        <Section title={page.authority.title} lead={page.authority.lead}>
          <Statistics items={page.authority.statistics} />
          <FactList items={page.authority.certifications} />
        </Section>
      )}
      {testimonials && (
        <Section title={page.testimonials.title} lead={page.testimonials.lead} isWide>
          {testimonials}
        </Section>
      )}
    </>
  )
}
