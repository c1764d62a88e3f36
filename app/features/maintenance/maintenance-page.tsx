import { Mail, Check } from 'lucide'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { trackEvent } from '#app/browser/analytics.ts'
import { useSite } from '#app/site.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Section } from '#app/ui/blocks/section.tsx'
import { Steps } from '#app/ui/blocks/steps.tsx'
import { ExternalButton, WhatsappButton, Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useIsHydrated } from '#app/ui/use-is-hydrated.ts'
import type { MaintenancePageContent, SampleReportContent } from '#domain/pages/marketing-pages.ts'
import { mailtoUrl, whatsappUrl } from '#domain/quote/links.ts'
import { withCampaign, campaignParameters } from '#domain/quote/site-messages.ts'

interface ContactButtonsProps extends Pick<MaintenancePageContent, 'whatsapp' | 'email'> {
  /** The section in which the buttons stand, for the events of spec §7. */
  section: 'hero' | 'deliverables' | 'final'
}

/** The page's two calls to action; each reports its event and the ad conversion. */
function ContactButtons({ whatsapp, email, section }: ContactButtonsProps) {
  const { brand } = useSite()
  const campaign = useCampaign()

  function reportPress(event: 'mpv_cta_whatsapp' | 'mpv_cta_email') {
    trackEvent(event, { section, ...campaign })
    trackEvent('conversion', { value: 1, currency: 'BRL' })
  }

  return (
    <div className="flex flex-wrap gap-3 [.blueprint_&]:max-sm:grid">
      <WhatsappButton
        size="large"
        href={whatsappUrl(brand.whatsapp.main, withCampaign(whatsapp.text, campaign))}
        onClick={() => reportPress('mpv_cta_whatsapp')}
      >
        {whatsapp.label}
      </WhatsappButton>
      <ExternalButton
        size="large"
        href={mailtoUrl({ to: brand.email.sales, subject: email.subject, body: email.body })}
        onClick={() => reportPress('mpv_cta_email')}
      >
        <Icon node={Mail} />
        {email.label}
      </ExternalButton>
    </div>
  )
}

/** The address's campaign parameters; none before hydration, because the served page is the same for everybody. */
function useCampaign(): Record<string, string> {
  const isHydrated = useIsHydrated()
  return campaignParameters(new URLSearchParams(isHydrated ? location.search : ''))
}

const maximumCollapsedItems = 4

/** The list of what is delivered: on small screens the first four until the rest is asked for (spec §2). */
function Deliverables({ deliverables }: { deliverables: MaintenancePageContent['deliverables'] }) {
  const [isExpanded, setIsExpanded] = useState(false)
  return (
    <div className="grid gap-4">
      <ul id="deliverables" className="grid gap-x-10 sm:grid-cols-2">
        {deliverables.items.map((item, index) => (
          <li
            key={item}
            className={classNames(
              'flex gap-3 border-t border-rule py-3',
              index >= maximumCollapsedItems && !isExpanded && '[@media(scripting:enabled)]:max-md:hidden',
            )}
          >
            <Icon node={Check} className="mt-1 shrink-0 text-brand" />
            {item}
          </li>
        ))}
      </ul>
      <Button
        className="needs-script justify-self-start md:hidden"
        aria-expanded={isExpanded}
        aria-controls="deliverables"
        onClick={() => setIsExpanded(!isExpanded)}
      >
        {isExpanded ? deliverables.lessLabel : deliverables.moreLabel}
      </Button>
    </div>
  )
}

/** Fades its content in once, when scrolled into view; siblings follow each other by 100 ms. */
function Reveal({
  className,
  threshold = 0.1,
  children,
}: {
  className?: string
  threshold?: number
  children: ReactNode
}) {
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        const isSeen = entries.some(({ isIntersecting }) => isIntersecting)
        element.dataset.revealed = String(isSeen)
        if (isSeen) observer.disconnect()
      },
      { threshold },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [threshold])

  return (
    <div ref={ref} className={classNames('reveal', className)}>
      {children}
    </div>
  )
}

const cellClass = 'border border-rule px-1 py-2 sm:px-2 text-left align-top font-normal'

function SampleReport({ report }: { report: SampleReportContent }) {
  return (
    <figure className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <figcaption className="text-small">
        <span className="font-semibold">{report.title}</span> <span className="text-muted">{report.note}</span>
      </figcaption>
      <div className="blueprint grid gap-5 rounded border border-rule-strong p-3 text-label sm:p-6">
        <BlankFields names={report.fields} />
        <table className="w-full border-collapse bg-paper">
          <thead>
            <tr>
              {report.checks.columns.map((name) => (
                <th key={name} scope="col" className={`${cellClass} text-muted`}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {report.checks.rows.map((name) => (
              <tr key={name}>
                <th scope="row" className={`${cellClass} wrap-anywhere`}>
                  {name}
                </th>
                {report.checks.columns.slice(1).map((column) => (
                  <td key={column} className={cellClass}>
                    <span className="sr-only">em branco</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <BlankFields names={report.signature} />
      </div>
    </figure>
  )
}

function BlankFields({ names }: { names: readonly string[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {names.map((name) => (
        <li key={name} className="border-b border-rule-strong flex min-h-9 items-end pb-0.5 text-muted">
          {name}
        </li>
      ))}
    </ul>
  )
}

/** How far the drawing moves from its entry into the window to its exit; `growth` is a factor. */
const scrollEffect = { degrees: 6, pixels: 20, growth: 0.02 }

/** A drawing that moves with the scrolling (spec §2); on a phone it rises out of its low section, behind the words. */
function Stethoscope({ src }: { src: string }) {
  const ref = useRef<HTMLImageElement>(null)

  // Browsers with scroll-driven animations move the drawing in CSS (app/styles/motion.css).
  useEffect(() => {
    const prefersStillness = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (prefersStillness || CSS.supports('animation-timeline: view()')) return undefined
    const onScroll = () => {
      const image = ref.current
      if (!image) return
      const { top, height } = image.getBoundingClientRect()
      const progress = Math.min(1, Math.max(0, (innerHeight - top) / (innerHeight + height)))
      image.style.rotate = `${(progress - 0.5) * scrollEffect.degrees}deg`
      image.style.translate = `0 ${(progress - 0.5) * scrollEffect.pixels}px`
      image.style.scale = String(1 + progress * scrollEffect.growth)
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [])

  return (
    <div className="flex h-[8vh] justify-center md:h-[35vh]">
      <img
        ref={ref}
        src={src}
        alt=""
        width={480}
        height={440}
        className="sway h-full w-auto max-md:absolute max-md:-right-12 max-md:bottom-0 max-md:-z-10 max-md:h-64 max-md:max-w-none max-md:opacity-30"
      />
    </div>
  )
}

/** Preventive maintenance, in the dark colour scheme (spec §2 'Preventive maintenance page'). */
export function MaintenancePage({ page, picture }: { page: MaintenancePageContent; picture: string }) {
  const contact = { whatsapp: page.whatsapp, email: page.email }
  return (
    <div data-sheet="dark" className="bg-paper text-ink">
      <div className="blueprint">
        <div className="page-width relative isolate grid items-center gap-6 overflow-clip page-top max-md:pb-4 md:grid-cols-[minmax(0,1fr)_auto] md:grid-rows-[auto_1fr] lg:pr-12">
          <div className="grid gap-4 md:self-start">
            <h1 className="text-head text-balance">{page.hero.headline}</h1>
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
      <Section title={page.process.title} look="wide">
        <Reveal>
          <Steps steps={page.process.steps} />
        </Reveal>
      </Section>
      <Section title={page.deliverables.title}>
        <Reveal>
          <Deliverables deliverables={page.deliverables} />
        </Reveal>
      </Section>
      <CallsToAction page={page} />
    </div>
  )
}

function CallsToAction({ page }: { page: MaintenancePageContent }) {
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
      {/* What is offered comes before the norms behind it. */}
      <Section title="O laudo e as normas">
        <p className="max-w-prose text-small text-muted">{page.deliverables.note}</p>
        {page.report && <SampleReport report={page.report} />}
      </Section>
      <Section title={page.final.title} lead={page.final.text} look="wide">
        <ul className="flex flex-wrap gap-3">
          {page.trust.badges.map((badge) => (
            <li key={badge}>
              <Badge tone="brand">{badge}</Badge>
            </li>
          ))}
        </ul>
        <p className="max-w-prose text-small text-muted">{page.trust.note}</p>
        <ContactButtons {...contact} section="final" />
      </Section>
    </>
  )
}
