import { lastChangedOn } from '#domain/blog/article-front-matter.ts'
import { type Article, type ArticleSummary, readingMinutes, wordCount } from '#domain/blog/article.ts'
import { publicationDate, relatedArticles, searchArticles } from '#domain/blog/articles.ts'
import type { ArticleMetadata } from '#domain/seo/article-page-data.ts'
import type { PublishedArticle } from './articles.ts'
import { productById, summaryOf } from './catalogue.ts'
import type { Shop } from './shop.ts'
import { socialPicture, type SocialPicture } from './site-facts.ts'

/** The articles that a search finds, newest first, and the categories for the filter. */
export const blogList = ({ articles, blogCategories }: Shop, term: string) => ({
  articles: searchArticles(articles, term).map(articleSummary),
  categories: blogCategories.map(({ id, name, slug }) => ({ id, name, slug })),
})

/** A published article with everything on its page (spec §2 Blog), or undefined. */
export function articleBySlug(shop: Shop, slug: string) {
  const article = shop.articles.find((candidate) => candidate.slug === slug)
  if (!article) return undefined
  const title = article.seo_title ?? article.title
  const description = article.seo_description ?? article.excerpt
  const picture = socialPicture(shop, `/blog/${slug}`, article.title)
  return {
    article: articleOf(article, shop),
    head: { title, fullTitle: `${title} | Blog ${shop.brand.name}`, description, picture },
    metadata: metadataOf(article, shop, picture),
    relatedArticles: relatedArticles(article, shop.articles).map(articleSummary),
    relatedProducts: article.relatedProducts.flatMap((id) => productById(shop, id) ?? []).map(summaryOf),
  }
}

function articleSummary(article: PublishedArticle): ArticleSummary {
  const { slug, title, excerpt, category_id, picture } = article
  return { slug, title, excerpt, category_id, date: publicationDate(article), picture }
}

function articleOf(article: PublishedArticle, shop: Shop): Article {
  const { slug, title, excerpt, picture, contents, html } = article
  return {
    slug,
    title,
    excerpt,
    picture,
    contents,
    html,
    date: publicationDate(article),
    updatedAt: article.updated_at,
    revisedAt: article.revised_at,
    reviewed: article.reviewed,
    category: categoryName(article, shop),
    readingMinutes: readingMinutes(article.text),
  }
}

function metadataOf(article: PublishedArticle, shop: Shop, picture: SocialPicture): ArticleMetadata {
  const section = categoryName(article, shop)
  const linked = shop.categories.filter(({ slug }) => article.links.includes(`/categoria/${slug}`))
  return {
    slug: article.slug,
    title: article.title,
    description: article.seo_description ?? article.excerpt,
    publishedAt: publicationDate(article),
    updatedAt: lastChangedOn(article),
    section,
    keywords: [...(section === undefined ? [] : [section]), ...linked.map(({ h1Title }) => h1Title)],
    wordCount: wordCount(article.text),
    picture: picture.src,
  }
}

const categoryName = (article: PublishedArticle, { blogCategories }: Shop): string | undefined =>
  blogCategories.find(({ id }) => id === article.category_id)?.name
