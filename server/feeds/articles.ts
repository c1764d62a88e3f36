import { blogDescription } from '#domain/blog/article.ts'
import { lastChangedOn, authorOf } from '#domain/blog/post.ts'
import { publicationDate } from '#domain/blog/posts.ts'
import { feedPosts, type Post } from '#server/shop/posts.ts'
import type { Shop } from '#server/shop/shop.ts'
import { escapeXml, xmlDeclaration } from './xml.ts'

type FeedPost = Pick<
  Post,
  'slug' | 'title' | 'excerpt' | 'html' | 'category_id' | 'created_at' | 'updated_at' | 'published_at' | 'revised_at'
>

/** What the feed is made of. */
interface FeedSource extends Pick<Shop, 'siteUrl'> {
  /** Newest first. */
  posts: readonly FeedPost[]
  blogCategories: readonly { id: string; name: string }[]
  brand: { name: string }
}

/** The blog as RSS 2.0: whole articles, with pictures that every reader shows. */
export function rss(shop: Shop): string {
  const { blogCategories, brand, siteUrl } = shop
  return rssText({ posts: feedPosts(shop), blogCategories, brand, siteUrl })
}

/** The feed's text. */
export function rssText({ posts, blogCategories, brand, siteUrl }: FeedSource): string {
  const items = posts.map((post) =>
    tag('item', [
      tag('title', escapeXml(post.title)),
      tag('link', articleUrl(post, siteUrl)),
      `<guid isPermaLink="true">${articleUrl(post, siteUrl)}</guid>`,
      tag('pubDate', dayStart(publicationDate(post)).toUTCString()),
      tag('dc:creator', escapeXml(authorOf(brand))),
      ...blogCategories.filter(({ id }) => id === post.category_id).map(({ name }) => tag('category', escapeXml(name))),
      tag('description', escapeXml(post.excerpt)),
      tag('content:encoded', escapeXml(absoluteHtml(post, siteUrl))),
    ]),
  )
  const channel = tag('channel', [
    tag('title', escapeXml(`Blog ${brand.name}`)),
    tag('link', `${siteUrl}/blog`),
    tag('description', escapeXml(blogDescription)),
    tag('language', 'pt-BR'),
    tag('lastBuildDate', latestChange(posts).toUTCString()),
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

function tag(name: string, content: string | readonly string[]): string {
  return `<${name}>${typeof content === 'string' ? content : `\n${content.join('\n')}\n`}</${name}>`
}

function articleUrl({ slug }: { slug: string }, siteUrl: string): string {
  return `${siteUrl}/blog/${slug}`
}

/** An article's HTML with full addresses, because feeds are read outside the site. */
function absoluteHtml(post: FeedPost, siteUrl: string): string {
  return post.html
    .replaceAll(/ (href|src)="\/(?!\/)/g, ` $1="${siteUrl}/`)
    .replaceAll(' href="#', ` href="${articleUrl(post, siteUrl)}#`)
}

/** The beginning of a day in Brasília. */
function dayStart(isoDate: string): Date {
  return new Date(`${isoDate}T00:00:00-03:00`)
}

function latestChange(posts: readonly FeedPost[]): Date {
  return dayStart(posts.map(lastChangedOn).toSorted().at(-1) ?? '1970-01-01')
}
