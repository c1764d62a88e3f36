import { Link } from 'react-router'
import { linkPrefetch } from '#app/browser/link-prefetch.ts'
import type { ArticleSummary } from '#domain/blog/article.ts'
import { paths } from '#domain/pages/paths.ts'
import { longDate } from '#domain/text/brasilia-moment.ts'

/** The articles nearest to the one just read. */
export function RelatedArticles({ articles }: { articles: readonly ArticleSummary[] }) {
  if (articles.length === 0) return null
  return (
    <section aria-labelledby="related-articles" className="no-print border-t border-rule pt-6">
      <h2 id="related-articles" className="text-title">
        Leia também
      </h2>
      <ul className="mt-4 grid gap-x-8 gap-y-6 md:grid-cols-3">
        {articles.map(({ slug, title, excerpt, date }) => (
          <li key={slug} className="grid content-start gap-1.5">
            <time dateTime={date} className="text-label text-muted">
              {longDate(date)}
            </time>
            <h3 className="text-body leading-snug">
              <Link to={paths.article(slug)} prefetch={linkPrefetch} className="tap text-brand-deep hover:underline">
                {title}
              </Link>
            </h3>
            <p className="line-clamp-3 text-small text-muted">{excerpt}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
