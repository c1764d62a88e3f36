import { data } from 'react-router'
import { ArticlePage } from '#app/features/blog/article-page.tsx'
import { feedLinks } from '#app/features/blog/feed-links.ts'
import { RelatedArticles } from '#app/features/blog/related-articles.tsx'
import { RelatedProducts } from '#app/features/catalogue/related-products.tsx'
import { NotFound } from '#app/features/shell/not-found.tsx'
import { missingMeta, pageMeta } from '#app/page-meta.ts'
import { paths } from '#app/paths.ts'
import { authorOf } from '#domain/blog/structured-data.ts'
import { articleBySlug } from '#server/site/blog.ts'
import type { Route } from './+types/article.ts'

export async function loader({ params }: Route.LoaderArgs) {
  return (await articleBySlug(params.slug)) ?? data(null, { status: 404 })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return missingMeta(matches, 'Artigo não encontrado')
  const { article, head, structuredData } = loaderData
  const facts = matches[0].loaderData
  return [
    ...pageMeta(matches, { ...head, path: paths.article(article.slug), type: 'article' }),
    { property: 'article:published_time', content: article.date },
    { property: 'article:modified_time', content: article.updatedAt },
    ...(facts
      ? [
          { name: 'author', content: authorOf(facts.brand) },
          { property: 'article:author', content: authorOf(facts.brand) },
        ]
      : []),
    ...(article.category ? [{ property: 'article:section', content: article.category }] : []),
    ...structuredData.map((description) => ({ 'script:ld+json': description })),
    ...feedLinks,
  ]
}

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <NotFound
        title="Artigo não encontrado"
        text="O artigo que você está procurando não foi encontrado."
        back={{ label: 'Voltar ao Blog', to: paths.blog }}
      />
    )
  }
  const { article, relatedArticles, relatedProducts } = loaderData
  return (
    <ArticlePage article={article}>
      <RelatedProducts
        title="Produtos deste artigo"
        relations={relatedProducts.map((product) => ({ product, reason: product.fits }))}
      />
      <RelatedArticles cards={relatedArticles} />
    </ArticlePage>
  )
}
