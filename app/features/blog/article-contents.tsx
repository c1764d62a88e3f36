import type { ContentsEntry } from '#domain/blog/article.ts'
import { useCurrentSection } from './use-current-section.ts'

interface ArticleContentsProps {
  entries: readonly ContentsEntry[]
}

/** The article's table of contents: folded away on a phone, beside the text on a wide screen. */
export function ArticleContents({ entries }: ArticleContentsProps) {
  const current = useCurrentSection(entries)
  return (
    <>
      <details className="no-print mb-8 border-b border-rule lg:hidden">
        <summary className="flex min-h-13 items-center justify-between text-small font-semibold">Neste artigo</summary>
        <nav aria-label="Neste artigo" className="pb-4">
          <Entries entries={entries} />
        </nav>
      </details>
      <nav aria-label="Neste artigo" className="no-print sticky top-20 hidden self-start pt-8 lg:block">
        <p className="mb-2 text-label font-semibold">Neste artigo</p>
        <Entries entries={entries} current={current} />
      </nav>
    </>
  )
}

function Entries({ entries, current }: ArticleContentsProps & { current?: string | undefined }) {
  return (
    <ol className="article-contents">
      {entries.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
}
