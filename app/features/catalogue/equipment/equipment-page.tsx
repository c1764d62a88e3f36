import { memo, useId, type ReactNode } from 'react'
import { preload } from 'react-dom'
import type { RenderAction } from '#app/features/catalogue/cards/product-card.tsx'
import { TextFilter } from '#app/features/catalogue/filters/text-filter.tsx'
import { useCatalogueList } from '#app/features/catalogue/list/use-catalogue-list.tsx'
import { ListSection } from '#app/features/catalogue/results/list-section.tsx'
import { useSite } from '#app/site.tsx'
import { FactList } from '#app/ui/blocks/fact-list.tsx'
import { Section } from '#app/ui/blocks/section.tsx'
import { Statistics } from '#app/ui/blocks/statistics.tsx'
import { Steps } from '#app/ui/blocks/steps.tsx'
import { ExternalButton, WhatsappButton, MailButton } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { EquipmentFamily } from '#domain/catalogue/equipment-families.ts'
import type { ListPage } from '#domain/list/answer-list.ts'
import type { EquipmentPageContent } from '#domain/pages/marketing-pages.ts'
import { whatsappUrl, mailtoUrl } from '#domain/quote/links.ts'
import { counted } from '#domain/text/number-text.ts'

interface EquipmentLandingProps {
  content: EquipmentPageContent
  pictures: { hero: { src: string; alt: string }; families: Readonly<Record<EquipmentFamily, string>> }
  /** The address, by family, of its machines in the catalogue of this page. */
  familyPaths: Readonly<Partial<Record<EquipmentFamily, string>>>
  testimonials: ReactNode
  machineCount: number
}

function FamilyList({ content: { families }, pictures, familyPaths }: EquipmentLandingProps) {
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
          {families.items.map(({ key, title, description, text: quoteText }) => (
            <li key={key} id={key} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 bg-sheet p-4">
              <Picture src={pictures.families[key]} alt="" className="self-start" />
              <div className="grid content-between gap-2">
                <div>
                  <h3 className="text-body leading-tight">
                    {familyPaths[key] ? <FamilyLink to={familyPaths[key]}>{title}</FamilyLink> : title}
                  </h3>
                  <p className="mt-1 text-label text-muted">{description}</p>
                </div>
                <ExternalButton
                  className="justify-self-start"
                  size="small"
                  href={whatsappUrl(brand.whatsapp.main, quoteText)}
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
    <a href={to} className="inline-flex touch:-my-3 touch:py-3 hover:text-brand-deep hover:underline">
      <span>
        {children}{' '}
        <span aria-hidden className="text-brand">
          →
        </span>
      </span>
    </a>
  )
}

/** The sections above the equipment catalogue, all open, in the order of spec §2 'Equipment landing'. */
export function EquipmentLanding(props: EquipmentLandingProps) {
  const { content, testimonials } = props
  const { brand } = useSite()
  return (
    <>
      <Hero {...props} />
      <FamilyList {...props} />
      <Reasons {...content.reasons} />
      <Section title={content.process.title} look="compact">
        <Steps steps={content.process.steps} />
        <WhatsappButton
          className="justify-self-start"
          href={whatsappUrl(brand.whatsapp.main, content.process.start.text)}
        >
          {content.process.start.label}
        </WhatsappButton>
      </Section>
      {testimonials && (
        <Section title={content.testimonials.title} look="compact">
          {testimonials}
        </Section>
      )}
      <Section title={content.pillars.title} look="compact">
        <FactList items={content.pillars.items} />
      </Section>
    </>
  )
}

function Reasons(reasons: EquipmentPageContent['reasons']) {
  return (
    <Section title={reasons.title} lead={reasons.lead} look="compact">
      <Statistics items={reasons.statistics} />
      <p className="-mt-3 max-w-prose text-label text-muted">{reasons.note}</p>
      <FactList items={reasons.points} />
      <div className="grid gap-2">
        <h3 className="text-body">{reasons.standardsTitle}</h3>
        <dl className="grid gap-x-6 border-t border-rule text-small sm:grid-cols-2 lg:grid-cols-5">
          {reasons.standards.map(({ name, description }) => (
            <div key={name} className="py-2 max-sm:flex max-sm:gap-4 max-sm:border-b max-sm:border-rule">
              <dt className="shrink-0 font-semibold max-sm:w-24">{name}</dt>
              <dd className="text-muted">{description}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}

/** A GIF of one transparent pixel, for windows that do not show the picture. */
const emptyPicture = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

function Hero({ content: { hero }, pictures: { hero: picture }, machineCount }: EquipmentLandingProps) {
  const { brand } = useSite()
  preload(picture.src, { as: 'image', fetchPriority: 'high', media: '(width >= 64rem)' })
  const mail = mailtoUrl({ to: brand.email.sales, subject: hero.email.subject, body: hero.email.body })
  return (
    <div className="page-width grid items-start gap-6 pt-10 pb-5 lg:pb-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,3fr)] lg:gap-14">
      <div className="grid gap-4">
        <h1 className="text-head">{hero.headline}</h1>
        <p className="max-w-prose text-lead text-muted">{hero.lead}</p>
        <div className="flex flex-wrap gap-3">
          <WhatsappButton href={whatsappUrl(brand.whatsapp.main, hero.quote.text)}>{hero.quote.label}</WhatsappButton>
          <ExternalButton href={whatsappUrl(brand.whatsapp.main, hero.catalogue.text)}>
            {hero.catalogue.label}
          </ExternalButton>
          <MailButton href={mail}>{hero.email.label}</MailButton>
        </div>
        <p className="text-small text-muted">
          {hero.note} ·{' '}
          <a href="#catalogo" className="text-brand-deep underline underline-offset-4">
            {machineCount === 1 ? 'Ver o equipamento do catálogo' : `Ver os ${machineCount} equipamentos do catálogo`}
          </a>
        </p>
      </div>
      <picture className="max-lg:hidden">
        {/* Narrow windows do not show the picture; without a source of their own they would fetch it first. */}
        <source media="(width < 64rem)" srcSet={emptyPicture} />
        <img
          src={picture.src}
          alt={picture.alt}
          width={720}
          height={560}
          fetchPriority="high"
          className="w-full rounded border border-rule bg-sheet"
        />
      </picture>
    </div>
  )
}

interface EquipmentCatalogueProps {
  page: ListPage
  title: string
  machineCount: number
  actionOf: RenderAction
}

/** All equipment with its filters (spec §2 'Equipment landing and catalogue'); `memo` as in `CategoryCatalogue`. */
export const EquipmentCatalogue = memo(function EquipmentCatalogue(props: EquipmentCatalogueProps) {
  const { page, title, machineCount, actionOf } = props
  const list = useCatalogueList(page)
  const headingId = useId()
  return (
    <section id="catalogo" aria-labelledby={headingId} className="border-t border-rule py-6 lg:py-8">
      <div className="page-width">
        <h2 id={headingId} className="mb-3 text-title">
          {title} · {counted(machineCount, 'equipamento', 'equipamentos')}
        </h2>
        <TextFilter list={list} label="Buscar equipamentos" placeholder="Buscar equipamentos..." />
        <div className="mt-2 border-rule lg:border-t">
          <ListSection list={list} actionOf={actionOf} />
        </div>
      </div>
    </section>
  )
})
