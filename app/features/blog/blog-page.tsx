import { ArrowRight, Search } from 'lucide'
import type { SubmitEvent } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { linkPrefetch } from '#app/browser/save-data.ts'
import { useSite } from '#app/site.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { PageHead } from '#app/ui/blocks/page-head.tsx'
import { Button, buttonClass, ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { authorOf, type BlogCategory } from '#domain/blog/article-front-matter.ts'
import type { ArticleSummary } from '#domain/blog/article.ts'
import { paths } from '#domain/pages/paths.ts'
import { longDate } from '#domain/text/brasilia-moment.ts'
import { counted } from '#domain/text/number-text.ts'
import { blogAddress, parseBlogFilter, maximumQueryLength, type BlogFilter } from './blog-filter.ts'

/** One article of the list (spec §2 Blog 'Card'). Its parts align with those of the cards beside it. */
function ArticleCard(props: { article: ArticleSummary; categoryName: string | undefined; isPriority: boolean }) {
  const { article, categoryName, isPriority } = props
  const { brand } = useSite()
  return (
    <article className="group relative grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 gap-y-2 border-b border-rule pb-6 md:row-span-4 md:grid-cols-[10rem_minmax(0,1fr)] md:grid-rows-subgrid md:gap-y-3">
      <div className="overflow-hidden rounded border border-rule bg-sheet transition-colors group-hover:border-brand">
        <Picture src={article.picture} alt="" isPriority={isPriority} />
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 self-center text-label text-muted md:grid md:justify-items-start md:gap-2">
        {categoryName && <Badge tone="brand">{categoryName}</Badge>}
        <time dateTime={article.date}>{longDate(article.date)}</time>
      </p>
      <h2 className="col-span-full line-clamp-2 self-start text-lead leading-snug md:text-body xl:text-lead">
        <Link
          to={paths.article(article.slug)}
          prefetch={linkPrefetch}
          className="group-hover:text-brand-deep group-hover:underline after:absolute after:inset-0 after:rounded focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-focus"
        >
          {article.title}
        </Link>
      </h2>
      <p className="col-span-full line-clamp-3 self-start text-small text-muted">{article.excerpt}</p>
      <p className="col-span-full flex flex-wrap items-center justify-between gap-x-4 gap-y-1 self-end text-label text-muted">
        {authorOf(brand)}
        <span className="inline-flex items-center gap-1.5 text-small font-medium text-brand-deep">
          Ler artigo completo
          <Icon node={ArrowRight} size={16} />
        </span>
      </p>
    </article>
  )
}

/** Search and category of the list (spec §4 Blog). Two plain forms, which work without scripts. */
export function BlogFilterForm(props: { filter: BlogFilter; categories: readonly { name: string; slug: string }[] }) {
  const { filter, categories } = props
  const navigate = useNavigate()

  function submitFilter(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // Not every supported browser takes the submitter as an argument of `FormData` (docs/decisions/016-engines.md).
    const { submitter } = event.nativeEvent
    const data = new FormData(event.currentTarget)
    if (submitter instanceof HTMLButtonElement && submitter.name) data.set(submitter.name, submitter.value)
    const parameters = new URLSearchParams()
    for (const [name, value] of data) if (typeof value === 'string') parameters.set(name, value)
    void navigate(blogAddress(parseBlogFilter(parameters)), { replace: true, preventScrollReset: true })
  }

  return (
    <div className="no-print grid gap-4 border-y border-rule py-5 lg:grid-cols-[1fr_auto] lg:items-center">
      <form action={paths.blog} role="search" onSubmit={submitFilter} className="flex flex-wrap gap-2 lg:order-2">
        {filter.category && <input type="hidden" name="categoria" value={filter.category} />}
        <input
          key={filter.query}
          type="search"
          name="search"
          aria-label="Pesquisar artigos"
          placeholder="Pesquisar artigos..."
          maxLength={maximumQueryLength}
          defaultValue={filter.query}
          className="peer min-h-11 w-full min-w-0 flex-1 rounded border border-rule-strong bg-sheet px-3 placeholder:text-muted [&::-webkit-search-cancel-button]:hidden"
        />
        <Link
          to={blogAddress({ ...filter, query: '' })}
          replace
          preventScrollReset
          onClick={(event) => event.currentTarget.closest('form')?.reset()}
          className={buttonClass({ look: 'plain' }, filter.query ? '' : 'peer-placeholder-shown:hidden')}
        >
          Limpar
        </Link>
        <Button type="submit" look="primary">
          <Icon node={Search} size={18} />
          Pesquisar
        </Button>
      </form>
      <form
        action={paths.blog}
        onSubmit={submitFilter}
        aria-label="Categorias"
        className="flex flex-wrap gap-x-1 gap-y-2"
      >
        {filter.query && <input type="hidden" name="search" value={filter.query} />}
        {[{ name: 'Todas as categorias', slug: '' }, ...categories].map(({ name, slug }) => (
          <button
            key={slug}
            type="submit"
            name={slug ? 'categoria' : undefined}
            value={slug || undefined}
            aria-pressed={slug === filter.category}
            className={classNames(
              'min-h-11 cursor-pointer rounded px-3 text-small text-muted transition-colors hover:bg-tint hover:text-ink',
              'aria-pressed:bg-brand aria-pressed:font-medium aria-pressed:text-on-brand',
            )}
          >
            {name}
          </button>
        ))}
      </form>
    </div>
  )
}

interface BlogPageProps {
  head: { title: string; lead: string }
  articles: readonly ArticleSummary[]
  categories: readonly Pick<BlogCategory, 'id' | 'name' | 'slug'>[]
}

/** The list of articles (spec §2 Blog). The server searches; the browser filters by category. */
export function BlogPage({ head, articles, categories }: BlogPageProps) {
  const [parameters] = useSearchParams()
  const filter = parseBlogFilter(parameters)
  const category = categories.find(({ slug }) => slug === filter.category)
  const articlesInCategory = category ? articles.filter(({ category_id }) => category_id === category.id) : articles

  return (
    <div className="page-width page-top">
      <PageHead className="mb-6" {...head} />
      <BlogFilterForm filter={{ ...filter, category: category?.slug ?? '' }} categories={categories} />
      <p role="status" className="my-5 text-small text-muted">
        {counted(articlesInCategory.length, 'artigo', 'artigos')}
        {filter.query && ` com “${filter.query}”`}
        {category && ` em ${category.name}`}
      </p>
      {articlesInCategory.length === 0 ? (
        <EmptyState
          title="Nenhum artigo encontrado"
          actions={
            <ButtonLink to={paths.blog} replace preventScrollReset>
              Ver todos os artigos
            </ButtonLink>
          }
        >
          <p>Tente ajustar os filtros ou termo de busca.</p>
        </EmptyState>
      ) : (
        <ul className="grid gap-x-8 gap-y-6 md:grid-cols-2 md:gap-y-10 lg:grid-cols-3">
          {articlesInCategory.map((article, index) => (
            <li
              key={article.slug}
              // `--late-height` is a card's usual height on a phone, which keeps its place until it is laid out.
              className="max-md:late-layout [--late-height:16.25rem] md:row-span-4 md:grid md:grid-rows-subgrid"
            >
              <ArticleCard
                article={article}
                categoryName={categories.find(({ id }) => id === article.category_id)?.name}
                isPriority={index === 0}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
