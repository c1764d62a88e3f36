import { Mail } from 'lucide'
import type { ReactNode } from 'react'
import { useSite } from '#app/site.tsx'
import { ExternalButton, WhatsappButton } from '#app/ui/button.tsx'
import { FactList } from '#app/ui/blocks/fact-list.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { FoldedSection } from './folded-section.tsx'
import { SpecTable } from '#app/ui/blocks/spec-table.tsx'
import { Statistics } from '#app/ui/blocks/statistics.tsx'
import { Steps } from '#app/ui/blocks/steps.tsx'
import type { EquipmentFamily } from '#domain/catalogue/equipment-families.ts'
import type { EquipmentPageContent } from '#domain/pages/marketing-pages.ts'
import { mailtoUrl, whatsappUrl } from '#domain/quote/links.ts'
import { FamilyList } from './family-list.tsx'

interface EquipmentLandingProps {
  page: EquipmentPageContent
  pictures: { hero: string; families: Readonly<Record<EquipmentFamily, string>> }
  familyLists: Readonly<Partial<Record<EquipmentFamily, string>>>
  testimonials: ReactNode
}

/**
 * The sections above the equipment catalogue, in the order of spec §2 'Equipment landing'. Sections that choosing a
 * machine does not need are folded, so that the catalogue begins within the second screen.
 */
export function EquipmentLanding({ page, pictures, familyLists, testimonials }: EquipmentLandingProps) {
  const { brand } = useSite()
  return (
    <>
      <Hero hero={page.hero} picture={pictures.hero} />
      <FamilyList families={page.families} pictures={pictures.families} lists={familyLists} />
      <Reasons reasons={page.reasons} />
      <FoldedSection title={page.process.title} brief={page.process.steps.map(({ title }) => title).join(' · ')}>
        <Steps steps={page.process.steps} />
        <WhatsappButton className="justify-self-start" href={whatsappUrl(brand.whatsapp.main, page.process.start.text)}>
          {page.process.start.label}
        </WhatsappButton>
      </FoldedSection>
      {testimonials && <FoldedSection title={page.testimonials.title}>{testimonials}</FoldedSection>}
      <FoldedSection title={page.pillars.title} brief={page.pillars.items.map(({ title }) => title).join(' · ')}>
        <FactList items={page.pillars.items} />
      </FoldedSection>
    </>
  )
}

function Reasons({ reasons }: { reasons: EquipmentPageContent['reasons'] }) {
  return (
    <FoldedSection
      title={reasons.title}
      brief={reasons.statistics.map(({ value, label }) => `${value} ${label}`).join(' · ')}
    >
      <p className="text-muted">{reasons.lead}</p>
      <Statistics items={reasons.statistics} />
      <p className="max-w-prose text-small text-muted">{reasons.note}</p>
      <FactList items={reasons.points} />
      <div>
        <h3 className="text-body">{reasons.standardsTitle}</h3>
        <SpecTable rows={reasons.standards.map(({ name, description }) => ({ name, value: description }))} />
      </div>
    </FoldedSection>
  )
}

function Hero({ hero, picture }: { hero: EquipmentPageContent['hero']; picture: string }) {
  const { brand } = useSite()
  const mail = mailtoUrl({ to: brand.email.sales, subject: hero.email.subject, body: hero.email.body })
  return (
    <div className="page-width grid items-center gap-6 py-5 lg:py-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,3fr)] lg:gap-14">
      <div className="grid gap-4">
        <h1 className="text-head">{hero.headline}</h1>
        <p className="max-w-prose text-lead text-muted">{hero.lead}</p>
        <div className="flex flex-wrap gap-3">
          <WhatsappButton href={whatsappUrl(brand.whatsapp.main, hero.quote.text)}>{hero.quote.label}</WhatsappButton>
          <ExternalButton href={whatsappUrl(brand.whatsapp.main, hero.catalogue.text)}>
            {hero.catalogue.label}
          </ExternalButton>
          <ExternalButton href={mail}>
            <Icon node={Mail} size={18} />
            {hero.email.label}
          </ExternalButton>
        </div>
        <p className="text-small text-muted">
          {hero.note} ·{' '}
          <a href="#catalogo" className="text-petrol-deep underline underline-offset-4">
            Ver o catálogo nesta página
          </a>
        </p>
      </div>
      <img
        src={picture}
        alt="Prancha técnica com seis equipamentos: monitor, desfibrilador, eletrocardiógrafo, ventilador, aparelho de anestesia e incubadora."
        width={720}
        height={560}
        fetchPriority="high"
        className="w-full rounded border border-rule bg-sheet max-lg:hidden"
      />
    </div>
  )
}
