import { Link } from 'react-router'
import { linkPrefetch } from '#app/browser/data-saver.ts'
import { paths } from '#domain/pages/paths.ts'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { HomePageContent } from '#domain/pages/marketing-pages.ts'

interface FeaturedProductsProps {
  featured: HomePageContent['featured']
  /** Picture by the card's key. */
  pictures: Readonly<Record<string, string>>
}

const chip =
  'inline-flex min-h-10 touch:min-h-11 items-center gap-2 rounded border border-rule-strong bg-sheet px-3 text-small hover:border-petrol hover:text-petrol-deep'

/** Cards, quick links with counts, and the most requested categories. */
export function FeaturedProducts({ featured, pictures }: FeaturedProductsProps) {
  return (
    <section aria-labelledby="featured" className="border-t border-rule bg-sheet py-7 lg:py-14">
      <div className="page-width grid gap-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
          <h2 id="featured" className="text-title lg:text-head">
            {featured.title}
          </h2>
          <p className="text-muted">{featured.lead}</p>
        </div>
        <ul className="grid gap-px overflow-hidden rounded border border-rule bg-sheet grid-cols-2 print:border-0 lg:grid-cols-4">
          {featured.cards.map(({ key, title, description, to }) => (
            <li
              key={key}
              className="relative grid min-w-0 content-start gap-1.5 outline outline-rule p-3 sm:p-4 transition-colors hover:bg-tint print:outline-none"
            >
              <Picture src={pictures[key] ?? ''} alt="" />
              <h3 className="text-small leading-snug sm:text-body">
                <Link to={to} prefetch={linkPrefetch} className="after:absolute after:inset-0 hover:underline">
                  {title}
                </Link>
              </h3>
              <p className="text-label text-muted sm:text-small">{description}</p>
            </li>
          ))}
        </ul>
        <div className="grid gap-x-10 gap-y-4 lg:grid-cols-2">
          {featured.chips.length > 0 && (
            <div className="grid content-start gap-2">
              <h3 className="text-small">{featured.chipsTitle}</h3>
              <ul className="flex flex-wrap gap-2">
                {featured.chips.map(({ label, count, search }) => (
                  <li key={label}>
                    <Link to={paths.search(search)} className={chip}>
                      {label} <span className="font-semibold text-petrol">{count}</span>
                    </Link>
                  </li>
                ))}
              </ul>
              {featured.chipsNote && <p className="text-small text-muted">{featured.chipsNote}</p>}
            </div>
          )}
          {featured.categories.length > 0 && (
            <div className="grid content-start gap-2">
              <h3 className="text-small">{featured.categoriesTitle}</h3>
              <ul className="flex flex-wrap gap-2">
                {featured.categories.map(({ label, slug }) => (
                  <li key={slug}>
                    <Link to={paths.category(slug)} className={chip}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
    </section>
  )
}
