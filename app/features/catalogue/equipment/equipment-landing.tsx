import { useSite } from '#app/site.tsx'
import { ExternalButton, WhatsappButton } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { EquipmentFamily } from '#domain/catalogue/equipment-families.ts'
import type { EquipmentPageContent } from '#domain/pages/marketing-pages.ts'
import { whatsappUrl, mailtoUrl } from '#domain/quote/links.ts'
import type { ReactNode } from 'react'
import { Mail } from 'lucide'
import { FactList } from '#app/ui/blocks/fact-list.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SpecTable } from '#app/ui/blocks/spec-table.tsx'
import { Statistics } from '#app/ui/blocks/statistics.tsx'
import { Steps } from '#app/ui/blocks/steps.tsx'

interface FamilyListProps {
  families: EquipmentPageContent['families']
  pictures: Readonly<Record<EquipmentFamily, string>>
  /** Per family, the address of its machines in the catalogue of this page. */
  lists: Readonly<Partial<Record<EquipmentFamily, string>>>
}

/** The six families, each with its drawing and a link that asks for its price. */
function FamilyList({ families, pictures, lists }: FamilyListProps) {
  const { brand } = useSite()
  return (
    <section aria-labelledby="families" className="border-t border-rule bg-sheet py-6 lg:py-5">
      <div className="page-width grid gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
          <h2 id="families" className="text-title">
            {families.title}
          </h2>
          <p className="text-muted">{families.lead}</p>
        </div>
        <ul className="grid gap-px overflow-hidden rounded border border-rule bg-rule print:border-0 print:bg-transparent sm:grid-cols-2 lg:grid-cols-3">
          {families.items.map(({ key, title, description, text }) => (
            <li key={key} id={key} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 bg-sheet p-4">
              <Picture src={pictures[key]} alt="" className="self-start" />
              <div className="grid content-between gap-2">
                <div>
                  <h3 className="text-body leading-tight">
                    {lists[key] ? <FamilyLink to={lists[key]}>{title}</FamilyLink> : title}
                  </h3>
                  <p className="mt-1 text-label text-muted">{description}</p>
                </div>
                <ExternalButton
                  className="justify-self-start"
                  size="small"
                  href={whatsappUrl(brand.whatsapp.main, text)}
                >
                  {families.buttonLabel}
                  <span className="sr-only">: {title}</span>
                </ExternalButton>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** A plain link to the catalogue further down on this page; works without scripts. */
function FamilyLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} className="inline-flex touch:-my-3 touch:py-3 hover:text-petrol-deep hover:underline">
      <span>
        {children}{' '}
        <span aria-hidden className="text-petrol">
          →
        </span>
      </span>
    </a>
  )
}

interface FoldedSectionProps {
  title: string
  /** A short summary of what is inside. */
  brief?: string
  children: ReactNode
}

/**
 * A section that unfolds from its heading, for a page whose main content comes further down. Its text is in the page
 * from the start, and unfolded on paper.
 */
function FoldedSection({ title, brief, children }: FoldedSectionProps) {
  return (
    <details className="border-t border-rule bg-sheet">
      <summary className="page-width flex min-h-14 items-center justify-between gap-x-4 py-2 hover:text-petrol-deep">
        <h2 className="text-body sm:text-lead">{title}</h2>
        <span className="ml-auto text-right text-small text-muted max-sm:hidden">{brief}</span>
      </summary>
      <div className="page-width grid gap-6 pt-2 pb-8">{children}</div>
    </details>
  )
}

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
