import { useState } from 'react'
import { readConsent } from '#app/browser/consent.ts'
import { eraseSiteData } from '#app/browser/storage.ts'
import { useSite } from '#app/site.tsx'
import { Button } from '#app/ui/button.tsx'
import type { PlainPageContent } from '#domain/pages/plain-page.ts'
import { longDate } from '#domain/text/brasilia-moment.ts'

export function PlainPage({ page }: { page: PlainPageContent }) {
  return (
    <div className="page-width page-top">
      <article className="max-w-prose">
        <h1 className="text-head">{page.hero.title}</h1>
        <p className="mt-4 text-lead text-muted">{page.hero.lead}</p>
        <p className="mt-4 text-small text-muted">
          {page.updatedLabel}: <time dateTime={page.updatedAt}>{longDate(page.updatedAt)}</time>
        </p>
        {page.sections.map(({ key, title, paragraphs, items, closing, erase }) => (
          <section key={key} className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-rule pt-6">
            <h2 className="text-lead">{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {items.length > 0 && (
              <ul className="list-disc pl-5">
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
            {closing && <p>{closing}</p>}
            {erase && <EraseButton {...erase} />}
          </section>
        ))}
      </article>
    </div>
  )
}

function EraseButton({ label, done: doneText }: { label: string; done: string }) {
  const { brand } = useSite()
  const [isErased, setIsErased] = useState(false)

  async function eraseData() {
    const wasMeasured = readConsent(brand.slug) === 'granted'
    await eraseSiteData(brand.slug)
    setIsErased(true)
    // A reload stops measuring scripts that are running; the page then asks for consent again.
    if (wasMeasured) location.reload()
  }

  return (
    <div className="needs-script grid min-h-20 content-start justify-items-start gap-2">
      <Button onClick={() => void eraseData()}>{label}</Button>
      <p role="status" className="text-small">
        {isErased && doneText}
      </p>
    </div>
  )
}
