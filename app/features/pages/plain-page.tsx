import { LatePlace, latePart } from '#app/ui/late.tsx'
import { useIsHydrated } from '#app/ui/use-is-hydrated.ts'
import { longDate } from '#domain/text/brasilia-moment.ts'
import type { PlainPageContent } from '#domain/pages/plain-page.ts'

const EraseButton = latePart(async () => (await import('./erase-button.tsx')).EraseButton)

/** A page of text, such as the privacy policy, in one column. */
export function PlainPage({ page }: { page: PlainPageContent }) {
  const isRunning = useIsHydrated()
  return (
    <div className="page-width page-top">
      <article className="max-w-prose">
        <h1 className="text-head">{page.hero.title}</h1>
        <p className="mt-4 text-lead text-muted">{page.hero.lead}</p>
        <p className="mt-4 text-small text-muted">
          {page.updatedLabel}: <time dateTime={page.updatedAt}>{longDate(page.updatedAt)}</time>
        </p>
        {page.sections.map(({ key, title, paragraphs, items, closing, erase }) => (
          <section key={key} className="mt-10 grid gap-3 border-t border-rule pt-6">
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
            {erase && (
              <div className="min-h-20">
                {isRunning && (
                  <LatePlace>
                    <EraseButton {...erase} />
                  </LatePlace>
                )}
              </div>
            )}
          </section>
        ))}
      </article>
    </div>
  )
}
