import { useState } from 'react'
import { data } from 'react-router'
import { readConsent } from '#app/browser/consent.ts'
import { eraseSiteData } from '#app/browser/storage.ts'
import { SiteSearch } from '#app/features/search/site-search.tsx'
import { UnknownPath, unknownPathMeta } from '#app/features/shell/not-found.tsx'
import { pageMeta } from '#app/page-meta.ts'
import { useSite } from '#app/site.tsx'
import { Button } from '#app/ui/button.tsx'
import { paths } from '#domain/pages/paths.ts'
import { longDate } from '#domain/text/brasilia-moment.ts'
import { shopContext } from '#server/shop/shop-context.ts'
import type { Route } from './+types/plain-page.ts'

export function loader({ params, context }: Route.LoaderArgs) {
  const { pages, scenes } = context.get(shopContext)
  const page = pages.plain.find(({ slug }) => slug === params.slug)
  return page ? { page } : data({ page, picture: scenes.notFound }, { status: 404 })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const page = loaderData?.page
  return page ? pageMeta(matches, { ...page.seo, path: paths.plain(page.slug) }) : unknownPathMeta
}

/** A page of text, such as the privacy policy, in one column. */
export default function PlainPage({ loaderData }: Route.ComponentProps) {
  const { page } = loaderData
  if (!page) return <UnknownPath search={<SiteSearch />} picture={loaderData.picture} />
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

/**
 * Erases, at one press, everything that the site keeps on this device. In: the button's label, and the message
 * afterwards.
 */
function EraseButton({ label, done }: { label: string; done: string }) {
  const { brand } = useSite()
  const [isDone, setIsDone] = useState(false)

  async function erase() {
    const wasMeasured = readConsent(brand.slug) === 'granted'
    await eraseSiteData(brand.slug)
    setIsDone(true)
    // A reload stops measuring scripts that are running; the page then asks for consent again.
    if (wasMeasured) location.reload()
  }

  return (
    <div className="needs-script grid min-h-20 content-start justify-items-start gap-2">
      <Button onClick={() => void erase()}>{label}</Button>
      <p role="status" className="text-small">
        {isDone && done}
      </p>
    </div>
  )
}
