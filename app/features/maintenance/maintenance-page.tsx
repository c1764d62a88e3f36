import { Badge } from '#app/ui/badge.tsx'
import { Section } from '#app/ui/blocks/section.tsx'
import { Steps } from '#app/ui/blocks/steps.tsx'
import type { MaintenancePageContent } from '#domain/pages/marketing-pages.ts'
import { ContactButtons } from './contact-buttons.tsx'
import { Deliverables } from './deliverables.tsx'
import { Reveal } from './reveal.tsx'
import { SampleReport } from './sample-report.tsx'
import { Stethoscope } from './stethoscope.tsx'

/** Preventive maintenance, in the dark colour scheme (spec §2 'Preventive maintenance page'). */
export function MaintenancePage({ page, picture }: { page: MaintenancePageContent; picture: string }) {
  const contact = { whatsapp: page.whatsapp, email: page.email }
  return (
    <div data-sheet="dark" className="bg-paper text-ink">
      <div className="blueprint">
        <div className="page-width grid grid-cols-[auto_minmax(0,1fr)] items-center gap-6 py-10 md:grid-cols-[minmax(0,1fr)_auto] md:py-14 lg:py-20 lg:pr-12">
          <div className="grid gap-4 max-md:col-span-2 md:self-end">
            <h1 className="text-head lg:text-hero">{page.hero.headline}</h1>
            <p className="max-w-prose text-lead text-muted">{page.hero.lead}</p>
          </div>
          <div className="md:self-start">
            <ContactButtons {...contact} section="hero" />
          </div>
          <div className="md:col-start-2 md:row-span-2 md:row-start-1">
            <Stethoscope src={picture} />
          </div>
        </div>
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
        {page.report && <SampleReport report={page.report} />}
      </Section>
      <Calls page={page} />
    </div>
  )
}

/** The call to action after the list of deliverables, and the closing one with its arguments. */
function Calls({ page }: { page: MaintenancePageContent }) {
  const contact = { whatsapp: page.whatsapp, email: page.email }
  return (
    <>
      <section aria-labelledby="start-title" className="border-t border-rule py-6">
        <div className="page-width flex flex-wrap items-center justify-between gap-x-10 gap-y-4">
          <div>
            <h2 id="start-title" className="text-title">
              {page.start.title}
            </h2>
            <p className="max-w-prose text-muted">{page.start.text}</p>
          </div>
          <ContactButtons {...contact} section="deliverables" />
        </div>
      </section>
      <Section title={page.final.title} lead={page.final.text} isWide>
        <ul className="flex flex-wrap gap-3">
          {page.trust.badges.map((badge) => (
            <li key={badge}>
              <Badge tone="brand">{badge}</Badge>
            </li>
          ))}
        </ul>
        <ContactButtons {...contact} section="final" />
        <p className="max-w-prose text-small text-muted">{page.trust.note}</p>
      </Section>
    </>
  )
}
