import { ArticlePage, RelatedArticles } from '#app/features/blog/article-page.tsx'
import { feedLink } from '#app/features/blog/feed-link.ts'
import { RelatedProducts } from '#app/features/catalogue/cards/related-products.tsx'
import { NotFound } from '#app/features/shell/not-found.tsx'
import { siteFactsOf, hiddenPageMeta, pageMeta } from '#app/page-meta.ts'
import { useSite } from '#app/site.tsx'
import { JsonLd } from '#app/ui/json-ld.tsx'
import { authorOf } from '#domain/blog/article-front-matter.ts'
import { paths } from '#domain/pages/paths.ts'
import { articlePageData } from '#domain/seo/article-page-data.ts'
import { articleBySlug } from '#server/shop/blog.ts'
import { missingArticle } from '#server/shop/missing.ts'
import { shopContext } from '#server/shop/shop-context.ts'
import type { Route } from './+types/article.ts'

export function loader({ params, request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const article = articleBySlug(shop, params.slug)
  return article ?? missingArticle(shop, params.slug, request)
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData?.article) return hiddenPageMeta(matches, 'Artigo não encontrado')
  const { article, metadata, head } = loaderData
  const brand = siteFactsOf(matches)?.brand
  const author = brand && authorOf(brand)
  return [
    ...pageMeta(matches, { ...head, path: paths.article(article.slug), type: 'article' }),
    { property: 'article:published_time', content: article.date },
    { property: 'article:modified_time', content: metadata.updatedAt },
    ...(author
      ? [
          { name: 'author', content: author },
          { property: 'article:author', content: author },
        ]
      : []),
    ...(article.category ? [{ property: 'article:section', content: article.category }] : []),
    feedLink,
  ]
}

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  const facts = useSite()
  if (!loaderData.article) {
    return (
      <NotFound
        picture={loaderData.missing}
        title="Artigo não encontrado"
        text="O artigo que você está procurando não foi encontrado."
        back={{ label: 'Voltar ao Blog', to: paths.blog }}
      />
    )
  }
  const { article, metadata, relatedArticles, relatedProducts } = loaderData
  return (
    <ArticlePage article={article}>
      <RelatedProducts
        title="Produtos deste artigo"
        relations={relatedProducts.map((product) => ({ product, reason: product.fits }))}
      />
      <RelatedArticles articles={relatedArticles} />
      <JsonLd key={article.slug} data={import.meta.env.SSR ? articlePageData(metadata, facts) : []} />
    </ArticlePage>
  )
}
