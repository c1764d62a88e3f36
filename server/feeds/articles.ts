import { lastChangedOn, authorOf } from '#domain/blog/article-front-matter.ts'
import { publicationDate } from '#domain/blog/articles.ts'
import { feedArticles, type PublishedArticle } from '#server/shop/articles.ts'
import type { Shop } from '#server/shop/shop.ts'
import { escapeXml, xmlDeclaration } from './xml.ts'

type FeedArticle = Pick<
  PublishedArticle,
  'slug' | 'title' | 'excerpt' | 'html' | 'category_id' | 'created_at' | 'updated_at' | 'published_at' | 'revised_at'
>

interface FeedSource extends Pick<Shop, 'siteUrl'> {
  /** The published articles, newest first. */
  articles: readonly FeedArticle[]
  blogCategories: readonly { id: string; name: string }[]
  brand: { name: string }
  description: string
}

/** The blog as RSS 2.0: whole articles, with pictures that every reader shows. */
export function rssFeed(shop: Shop): string {
  const { blogCategories, brand, siteUrl, pages } = shop
  const { description } = pages.blog.seo
  return rssText({ articles: feedArticles(shop), blogCategories, brand, siteUrl, description })
}

/** The blog's feed as RSS 2.0, of an excerpt of the shop. */
export function rssText({ articles, blogCategories, brand, siteUrl, description }: FeedSource): string {
  const items = articles.map((article) =>
    tag('item', [
      tag('title', escapeXml(article.title)),
      tag('link', articleUrl(article, siteUrl)),
      `<guid isPermaLink="true">${articleUrl(article, siteUrl)}</guid>`,
      tag('pubDate', dayStart(publicationDate(article)).toUTCString()),
      tag('dc:creator', escapeXml(authorOf(brand))),
      ...blogCategories
        .filter(({ id }) => id === article.category_id)
        .map(({ name }) => tag('category', escapeXml(name))),
      tag('description', escapeXml(article.excerpt)),
      tag('content:encoded', escapeXml(absoluteHtml(article, siteUrl))),
    ]),
  )
  const channel = tag('channel', [
    tag('title', escapeXml(`Blog ${brand.name}`)),
    tag('link', `${siteUrl}/blog`),
    tag('description', escapeXml(description)),
    tag('language', 'pt-BR'),
    tag('lastBuildDate', latestChange(articles).toUTCString()),
    `<atom:link href="${siteUrl}/blog/rss.xml" rel="self" type="application/rss+xml"/>`,
    ...items,
  ])
  const namespaces = [
    'xmlns:atom="http://www.w3.org/2005/Atom"',
    'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
    'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  ].join(' ')
  return `${xmlDeclaration}<rss version="2.0" ${namespaces}>\n${channel}\n</rss>\n`
}

const tag = (name: string, content: string | readonly string[]): string =>
  `<${name}>${typeof content === 'string' ? content : `\n${content.join('\n')}\n`}</${name}>`

const articleUrl = ({ slug }: { slug: string }, siteUrl: string): string => `${siteUrl}/blog/${slug}`

/** An article's HTML with full addresses, because feeds are read outside the site. */
const absoluteHtml = (article: FeedArticle, siteUrl: string): string =>
  article.html
    .replaceAll(/ (href|src)="\/(?!\/)/g, ` $1="${siteUrl}/`)
    .replaceAll(' href="#', ` href="${articleUrl(article, siteUrl)}#`)

/** The beginning of a day in Brasília. */
const dayStart = (isoDate: string): Date => new Date(`${isoDate}T00:00:00-03:00`)

const latestChange = (articles: readonly FeedArticle[]): Date =>
  dayStart(articles.map(lastChangedOn).toSorted().at(-1) ?? '1970-01-01')
