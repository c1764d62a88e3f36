import { useSearchParams } from 'react-router'
import { ToolLinks } from '#app/tool-links.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { paths } from '#domain/pages/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import type { ArticleCard as Card } from '#domain/blog/article.ts'
import type { BlogCategory } from '#domain/blog/post.ts'
import { ArticleCard } from './article-card.tsx'
import { blogFilterOf } from './blog-filter.ts'
import { FilterForm } from './filter-form.tsx'

interface BlogPageProps {
  /** The articles that the search found, newest first. */
  cards: readonly Card[]
  categories: readonly Pick<BlogCategory, 'id' | 'name' | 'slug'>[]
}

/**
 * The list of articles (spec §2 Blog). The server searches; the browser filters by category without another request.
 */
export function BlogPage({ cards, categories }: BlogPageProps) {
  const [parameters] = useSearchParams()
  const filter = blogFilterOf(parameters)
  const category = categories.find(({ slug }) => slug === filter.category)
  const shown = category ? cards.filter(({ category_id }) => category_id === category.id) : cards

  return (
    <div className="page-width py-10 lg:py-14">
      <h1 className="text-head lg:text-hero">Blog</h1>
      <p className="mt-3 mb-8 max-w-[42rem] text-lead text-muted">
        Guias de manutenção, compra e identificação de peças, escritos para quem mantém equipamentos médicos em uso.
      </p>
      <FilterForm filter={{ ...filter, category: category?.slug ?? '' }} categories={categories} />
      <p role="status" className="my-5 text-small text-muted">
        {shown.length === 1 ? '1 artigo' : `${shown.length} artigos`}
        {filter.term && ` com “${filter.term}”`}
        {category && ` em ${category.name}`}
      </p>
      {shown.length === 0 ? (
        <div className="grid gap-6">
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
          <ToolLinks />
        </div>
      ) : (
        <ul className="grid gap-x-8 gap-y-6 md:grid-cols-2 md:gap-y-10 lg:grid-cols-3">
          {shown.map((card, index) => (
            <li
              key={card.slug}
              className="max-md:late-layout [--late-height:16.25rem] md:row-span-5 md:grid md:grid-rows-subgrid"
            >
              <ArticleCard
                card={card}
                category={categories.find(({ id }) => id === card.category_id)?.name}
                isPriority={index === 0}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
