import { useSite } from '#app/site.tsx'
import { FactList } from '#app/ui/blocks/fact-list.tsx'
import { PageHead } from '#app/ui/blocks/page-head.tsx'
import { Section } from '#app/ui/blocks/section.tsx'
import { SpecTable } from '#app/ui/blocks/spec-table.tsx'
import { Statistics } from '#app/ui/blocks/statistics.tsx'
import { ButtonLink, WhatsappButton } from '#app/ui/button.tsx'
import { Picture, type PictureFile } from '#app/ui/picture/picture.tsx'
import type { AboutPageContent } from '#domain/pages/marketing-pages.ts'
import { paths } from '#domain/pages/paths.ts'
import { whatsappUrl } from '#domain/quote/links.ts'
import { regulatoryFacts } from '#domain/shop/regulatory-facts.ts'

export function AboutPage({ page, photographs }: { page: AboutPageContent; photographs: readonly PictureFile[] }) {
  const { brand } = useSite()
  const facts = regulatoryFacts(brand)
  return (
    <>
      <div className="page-width page-top">
        <PageHead title={page.hero.title} lead={page.hero.lead} />
      </div>
      <Section title={page.whatWeDo.title}>
        <Paragraphs texts={page.whatWeDo.paragraphs} />
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
        <Paragraphs texts={page.quality.paragraphs} />
        {facts.length > 0 && <SpecTable rows={facts} />}
      </Section>
      {(photographs.length > 0 || brand.workshop.map) && (
        <Section title="A oficina">
          <ul className="grid gap-4 sm:grid-cols-3">
            {photographs.map((photograph) => (
              <li key={photograph.src}>
                <figure className="grid gap-1.5">
                  <Picture {...photograph} />
                  <figcaption className="text-small text-muted">{photograph.alt}</figcaption>
                </figure>
              </li>
            ))}
          </ul>
          <p>
            {`${brand.address.street}, ${brand.address.district}, ${brand.address.city}, ${brand.address.state}`}
            {brand.workshop.map && (
              <>
                {' · '}
                <a
                  href={brand.workshop.map}
                  target="_blank"
                  rel="noopener"
                  className="tap underline underline-offset-4"
                >
                  Ver no mapa
                </a>
              </>
            )}
          </p>
        </Section>
      )}
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

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} className="max-w-prose">
      {text}
    </p>
  ))
}
