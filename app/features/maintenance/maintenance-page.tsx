import { Badge } from '#app/ui/badge.tsx'
import { Reveal } from '#app/ui/reveal.tsx'
import { Section } from '#app/ui/section.tsx'
import { Steps } from '#app/ui/steps.tsx'
import type { MaintenancePageContent } from '#domain/pages/maintenance-page.ts'
import { ContactButtons } from './contact-buttons.tsx'
import { Deliverables } from './deliverables.tsx'
import { Stethoscope } from './stethoscope.tsx'

/** Preventive maintenance, on the dark sheet (spec §2 'Preventive maintenance page'). */
export function MaintenancePage({ page, picture }: { page: MaintenancePageContent; picture: string }) {
  const contact = { whatsapp: page.whatsapp, email: page.email }
  return (
    <div data-sheet="dark" className="bg-paper text-ink">
      <div className="page-width grid items-center gap-10 py-14 lg:grid-cols-[minmax(0,1fr)_auto] lg:py-20 lg:pr-12">
        <div className="grid gap-6">
          <h1 className="text-head lg:text-hero">{page.hero.headline}</h1>
          <p className="max-w-prose text-lead text-muted">{page.hero.lead}</p>
          <ContactButtons {...contact} section="hero" />
        </div>
        <Stethoscope src={picture} />
      </div>
      <Section title={page.benefits.title}>
        <div className="grid gap-x-10 sm:grid-cols-2">
          {page.benefits.items.map(({ title, description }) => (
            <Reveal key={title} threshold={0.2} className="border-t border-rule py-4">
              <h3 className="text-body">{title}</h3>
              <p className="text-small text-muted">{description}</p>
            </Reveal>
          ))}
        </div>
        <Reveal className="flex flex-wrap items-center gap-3 border-t border-rule pt-5">
          {page.coverage.badges.map((badge) => (
            <Badge key={badge} tone="brand">
              {badge}
            </Badge>
          ))}
          <p className="basis-full text-small text-muted">{page.coverage.text}</p>
        </Reveal>
      </Section>
      <Section title={page.process.title} isWide>
        <Reveal>
          <Steps steps={page.process.steps} />
        </Reveal>
      </Section>
      <Section title={page.deliverables.title}>
        <Reveal>
          <Deliverables deliverables={page.deliverables} />
        </Reveal>
      </Section>
      <Section title={page.start.title} lead={page.start.text}>
        <ContactButtons {...contact} section="deliverables" />
        <ul className="flex flex-wrap gap-3">
          {page.trust.badges.map((badge) => (
            <li key={badge}>
              <Badge tone="brand">{badge}</Badge>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={page.final.title} lead={page.final.text} isWide>
        <ContactButtons {...contact} section="final" />
      </Section>
    </div>
  )
}
