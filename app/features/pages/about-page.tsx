import { paths } from '#domain/pages/paths.ts'
import { useSite } from '#app/site.tsx'
import { ButtonLink, WhatsappButton } from '#app/ui/button.tsx'
import { FactList } from '#app/ui/blocks/fact-list.tsx'
import { Section } from '#app/ui/blocks/section.tsx'
import { Statistics } from '#app/ui/blocks/statistics.tsx'
import { SpecTable } from '#app/ui/blocks/spec-table.tsx'
import { regulatoryFacts } from '#domain/pages/plain-page.ts'
import type { AboutPageContent } from '#domain/pages/marketing-pages.ts'
import { whatsappUrl } from '#domain/quote/links.ts'

/** Who the company is and how it works. */
export function AboutPage({ page }: { page: AboutPageContent }) {
  const { brand } = useSite()
  const facts = regulatoryFacts(brand)
  return (
    <>
      <div className="page-width grid gap-4 py-10 lg:py-14">
        <h1 className="text-head lg:text-hero">{page.hero.title}</h1>
        <p className="max-w-prose text-lead text-muted">{page.hero.lead}</p>
      </div>
      <Section title={page.whatWeDo.title}>
        {page.whatWeDo.paragraphs.map((paragraph) => (
          <p key={paragraph} className="max-w-prose">
            {paragraph}
          </p>
        ))}
      </Section>
      <Section title={page.howWeWork.title}>
        <FactList items={page.howWeWork.items} />
      </Section>
      {page.statistics.items.length > 0 && (
        <Section title={page.statistics.title}>
          <Statistics items={page.statistics.items} />
        </Section>
      )}
      <Section title={page.quality.title}>
        {page.quality.paragraphs.map((paragraph) => (
          <p key={paragraph} className="max-w-prose">
            {paragraph}
          </p>
        ))}
        {facts.length > 0 && <SpecTable rows={facts} />}
      </Section>
      <Section title={page.callToAction.title} lead={page.callToAction.text}>
        <div className="flex flex-wrap gap-3">
          <WhatsappButton href={whatsappUrl(brand.whatsapp.main, page.callToAction.whatsapp.text)}>
            {page.callToAction.whatsapp.label}
          </WhatsappButton>
          <ButtonLink to={paths.contact}>{page.callToAction.contactLabel}</ButtonLink>
        </div>
      </Section>
    </>
  )
}
