import { ArrowLeft } from 'lucide'
import { useEffect, useState, type ReactNode, type MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { linkPrefetch } from '#app/browser/save-data.ts'
import { useSite } from '#app/site.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Breadcrumb } from '#app/ui/blocks/breadcrumb.tsx'
import { TitledSection } from '#app/ui/blocks/titled-section.tsx'
import { ButtonLink, type ButtonLook } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { isPlainClick } from '#app/ui/plain-click.ts'
import { authorOf } from '#domain/blog/article-front-matter.ts'
import type { ArticleSummary, ContentsEntry, Article } from '#domain/blog/article.ts'
import { paths } from '#domain/pages/paths.ts'
import { longDate } from '#domain/text/brasilia-moment.ts'

export function RelatedArticles({ articles }: { articles: readonly ArticleSummary[] }) {
  if (articles.length === 0) return null
  return (
    <TitledSection title="Leia também" className="no-print border-t border-rule pt-6">
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
    </TitledSection>
  )
}

/** The zone of passed headings: from far above, for any jump of the visitor, to the window's upper third. */
const passedHeadingZone = { rootMargin: '1000000px 0px -66% 0px' }

/** The section being read: the last whose heading is above the end of the window's upper third; undefined before. */
function useCurrentSection(entries: readonly ContentsEntry[]): string | undefined {
  const [current, setCurrent] = useState<string>()

  useEffect(() => {
    const headings = entries.flatMap(({ id }) => document.getElementById(id) ?? [])
    const passedHeadings = new Set<Element>()
    const observer = new IntersectionObserver((intersections) => {
      for (const { target, isIntersecting } of intersections)
        if (isIntersecting) passedHeadings.add(target)
        else passedHeadings.delete(target)
      setCurrent(headings.findLast((heading) => passedHeadings.has(heading))?.id)
    }, passedHeadingZone)
    for (const heading of headings) observer.observe(heading)
    return () => observer.disconnect()
  }, [entries])

  return current
}

interface ContentsProps {
  entries: readonly ContentsEntry[]
  current?: string | undefined
}

function ArticleContents({ entries }: ContentsProps) {
  const current = useCurrentSection(entries)
  return (
    <>
      <details className="no-print mb-8 border-b border-rule lg:hidden">
        <summary className="flex min-h-13 items-center justify-between text-small font-semibold">Neste artigo</summary>
        <nav aria-label="Neste artigo" className="pb-4">
          <ContentsList entries={entries} />
        </nav>
      </details>
      <nav aria-label="Neste artigo" className="no-print sticky top-20 hidden self-start pt-8 lg:block">
        <p className="mb-2 text-label font-semibold">Neste artigo</p>
        <ContentsList entries={entries} current={current} />
      </nav>
    </>
  )
}

function ContentsList({ entries, current }: ContentsProps) {
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

const minimumHeadingsForContents = 4

/** The page of an article (spec §2 Blog 'Article'). */
export function ArticlePage({ article, children }: { article: Article; children: ReactNode }) {
  const isLong = article.contents.length >= minimumHeadingsForContents
  return (
    <div className="page-width page-top grid grid-cols-[minmax(0,1fr)] gap-12">
      <article>
        <Breadcrumb
          isAboveHeading
          crumbs={[{ label: 'Início', to: paths.home }, { label: 'Blog', to: paths.blog }, { label: article.title }]}
        />
        <ArticleHead article={article} />
        <div className="grid gap-x-12 border-t border-rule lg:grid-cols-[12rem_minmax(0,1fr)] xl:grid-cols-[14rem_minmax(0,1fr)]">
          {isLong && <ArticleContents entries={article.contents} />}
          <div className={classNames('min-w-0 lg:col-start-2 lg:pt-8 print:pt-4', !isLong && 'pt-8')}>
            <ArticleBody html={article.html} />
            <CallToAction />
            <footer className="mt-8 flex max-w-[38rem] flex-wrap items-center justify-between gap-4 border-t border-rule pt-5">
              <ArticleDates article={article} />
              <BackLink />
            </footer>
          </div>
        </div>
      </article>
      {children}
    </div>
  )
}

function ArticleDates({ article: { updatedAt, revisedAt, reviewed } }: { article: Article }) {
  return (
    <p className="grid gap-1 text-small text-muted">
      <span>
        Última atualização: <time dateTime={updatedAt}>{longDate(updatedAt)}</time>
      </span>
      {revisedAt && (
        <span>
          Texto e fontes revistos em <time dateTime={revisedAt}>{longDate(revisedAt)}</time>
        </span>
      )}
      {reviewed && (
        <span>
          Revisão técnica: {reviewed.by}, <time dateTime={reviewed.at}>{longDate(reviewed.at)}</time>
        </span>
      )}
    </p>
  )
}

function BackLink(props: Pick<ButtonLook, 'look' | 'size'>) {
  return (
    <ButtonLink to={paths.blog} {...props} className="no-print">
      <Icon node={ArrowLeft} size={16} />
      Voltar ao Blog
    </ButtonLink>
  )
}

function ArticleHead({ article }: { article: Article }) {
  const { brand } = useSite()
  return (
    <header className="grid gap-x-12 gap-y-6 pb-6 md:grid-cols-[minmax(0,1fr)_16rem] md:items-end lg:pb-10 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid max-w-[52rem] gap-4">
        <h1 className="text-head">{article.title}</h1>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-label text-muted">
          <BackLink look="plain" size="inline" />
          {article.category && <Badge tone="brand">{article.category}</Badge>}
          <time dateTime={article.date}>{longDate(article.date)}</time>
          <span>{authorOf(brand)}</span>
          <span>{article.readingMinutes} min de leitura</span>
        </p>
        <p className="max-w-[42rem] text-lead text-muted">{article.excerpt}</p>
      </div>
      <img
        src={article.picture}
        alt=""
        width={480}
        height={360}
        className="hidden aspect-drawing w-full rounded border border-rule bg-sheet object-contain md:block"
      />
    </header>
  )
}

function CallToAction() {
  const { brand } = useSite()
  return (
    <TitledSection
      title="Precisa de Ajuda com seus Equipamentos?"
      headingClass="text-lead"
      className="no-print mt-12 grid max-w-[38rem] justify-items-start gap-3 border-l-4 border-brand bg-tint px-5 py-5"
    >
      <p className="text-small text-muted">Precisa de reposição ou orçamento para seus equipamentos?</p>
      <ButtonLink look="primary" to={paths.contact} className="mt-1 py-2 text-center">
        Fale com um Especialista da {brand.name}
      </ButtonLink>
    </TitledSection>
  )
}

/** The addresses of this site's pages: not those of other sites ('//…') or of files, which have an ending. */
const pagePathPattern = /^\/(?!\/|.*\.\w+$)/

/** The article's text, sanitized by render-article.ts. Its links to this site's pages navigate without a reload. */
function ArticleBody({ html }: { html: string }) {
  const navigate = useNavigate()

  function navigateInApp(event: MouseEvent<HTMLDivElement>) {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const href = link?.getAttribute('href') ?? ''
    if (!isPlainClick(event) || !pagePathPattern.test(href)) return
    event.preventDefault()
    void navigate(href)
  }

  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the click comes from a link, which the keyboard reaches
  return <div className="article-body" onClick={navigateInApp} dangerouslySetInnerHTML={{ __html: html }} />
}
