import { type Article, type ArticleSummary, readingMinutes, wordCount } from '#domain/blog/article.ts'
import { type BlogCategory, lastChangedOn } from '#domain/blog/post.ts'
import { publicationDate, relatedPosts, searchPosts } from '#domain/blog/posts.ts'
import type { ArticleMetadata } from '#domain/seo/article-page-data.ts'
import { productById, summaryOf } from './catalogue.ts'
import type { Post } from './posts.ts'
import type { Shop } from './shop.ts'
import { socialPicture, type SocialPicture } from './site-facts.ts'

/** The articles that a search finds, newest first, and the categories for the filter. */
export function blogList(
  { posts, blogCategories }: Shop,
  term: string,
): { articles: ArticleSummary[]; categories: Pick<BlogCategory, 'id' | 'name' | 'slug'>[] } {
  return {
    articles: searchPosts(posts, term).map(articleSummary),
    categories: blogCategories.map(({ id, name, slug }) => ({ id, name, slug })),
  }
}

/** A published article with everything on its page (spec §2 Blog), or undefined. */
export function articleBySlug(shop: Shop, slug: string) {
  const post = shop.posts.find((candidate) => candidate.slug === slug)
  if (!post) return undefined
  const title = post.seo_title ?? post.title
  const description = post.seo_description ?? post.excerpt
  const picture = socialPicture(shop, `/blog/${slug}`, post.title)
  return {
    article: articleOf(post, shop),
    head: { title, fullTitle: `${title} | Blog ${shop.brand.name}`, description, picture },
    metadata: metadataOf(post, shop, picture),
    relatedArticles: relatedPosts(post, shop.posts).map(articleSummary),
    relatedProducts: post.relatedProducts.flatMap((id) => productById(shop, id) ?? []).map(summaryOf),
  }
}

function articleSummary(post: Post): ArticleSummary {
  const { slug, title, excerpt, category_id, picture } = post
  return { slug, title, excerpt, category_id, date: publicationDate(post), picture }
}

function articleOf(post: Post, shop: Shop): Article {
  const { slug, title, excerpt, picture, contents, html } = post
  return {
    slug,
    title,
    excerpt,
    picture,
    contents,
    html,
    date: publicationDate(post),
    updatedAt: post.updated_at,
    revisedAt: post.revised_at,
    reviewed: post.reviewed,
    category: categoryName(post, shop),
    readingMinutes: readingMinutes(post.text),
  }
}

function metadataOf(post: Post, shop: Shop, picture: SocialPicture): ArticleMetadata {
  const section = categoryName(post, shop)
  const linked = shop.categories.filter(({ slug }) => post.links.includes(`/categoria/${slug}`))
  return {
    slug: post.slug,
    title: post.title,
    description: post.seo_description ?? post.excerpt,
    publishedAt: publicationDate(post),
    updatedAt: lastChangedOn(post),
    section,
    keywords: [...(section === undefined ? [] : [section]), ...linked.map(({ h1Title }) => h1Title)],
    wordCount: wordCount(post.text),
    picture: picture.src,
  }
}

function categoryName(post: Post, { blogCategories }: Shop): string | undefined {
  return blogCategories.find(({ id }) => id === post.category_id)?.name
}
