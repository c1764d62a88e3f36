import { blogDescription } from '#domain/blog/article.ts'
import { lastChange, authorOf } from '#domain/blog/post.ts'
import { publicationDate } from '#domain/blog/posts.ts'
import { feedPosts } from '#server/shop/posts.ts'
import type { Shop } from '#server/shop/shop.ts'
import { xml, xmlDeclaration } from './xml.ts'

interface FeedPost {
  slug: string
  title: string
  excerpt: string
  html: string
  category_id: string
  created_at: string
  updated_at: string
  published_at?: string | undefined
  revised_at?: string | undefined
}

/** What a feed is made of. */
export interface FeedSource {
  /** Newest first. */
  posts: readonly FeedPost[]
  blogCategories: readonly { id: string; name: string; slug: string }[]
  brand: { name: string }
  /** Without a trailing slash. */
  siteUrl: string
}

/** What a shop's feeds are made of: its articles with pictures that every reader shows. */
function feedSource(shop: Shop): FeedSource {
  const { blogCategories, brand, siteUrl } = shop
  return { posts: feedPosts(shop), blogCategories, brand, siteUrl }
}

/** The blog as RSS 2.0, with whole articles. */
export function rss(shop: Shop): string {
  return rssText(feedSource(shop))
}

/** The blog as Atom, with whole articles. */
export function atom(shop: Shop): string {
  return atomText(feedSource(shop))
}

/** What is made of the articles as RSS 2.0. */
export function rssText({ posts, blogCategories, brand, siteUrl }: FeedSource): string {
  const items = posts.map((post) =>
    tag('item', [
      tag('title', xml(post.title)),
      tag('link', articleUrl(post, siteUrl)),
      `<guid isPermaLink="true">${articleUrl(post, siteUrl)}</guid>`,
      tag('pubDate', moment(publicationDate(post)).toUTCString()),
      tag('dc:creator', xml(authorOf(brand))),
      ...blogCategories.filter(({ id }) => id === post.category_id).map(({ name }) => tag('category', xml(name))),
      tag('description', xml(post.excerpt)),
      tag('content:encoded', xml(absoluteHtml(post, siteUrl))),
    ]),
  )
  const channel = tag('channel', [
    tag('title', xml(`Blog ${brand.name}`)),
    tag('link', `${siteUrl}/blog`),
    tag('description', xml(blogDescription)),
    tag('language', 'pt-BR'),
    tag('lastBuildDate', newest(posts).toUTCString()),
    `<atom:link href="${siteUrl}/blog/rss.xml" rel="self" type="application/rss+xml"/>`,
    ...items,
  ])
  const spaces = [
    'xmlns:atom="http://www.w3.org/2005/Atom"',
    'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
    'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  ].join(' ')
  return `${xmlDeclaration}<rss version="2.0" ${spaces}>\n${channel}\n</rss>\n`
}

/** What is made of the articles as Atom. */
export function atomText({ posts, blogCategories, brand, siteUrl }: FeedSource): string {
  const entries = posts.map((post) =>
    tag('entry', [
      tag('id', articleUrl(post, siteUrl)),
      tag('title', xml(post.title)),
      `<link rel="alternate" type="text/html" href="${articleUrl(post, siteUrl)}"/>`,
      tag('published', moment(publicationDate(post)).toISOString()),
      tag('updated', moment(lastChange(post)).toISOString()),
      ...blogCategories
        .filter(({ id }) => id === post.category_id)
        .map(({ slug, name }) => `<category term="${slug}" label="${xml(name)}"/>`),
      tag('summary', xml(post.excerpt)),
      `<content type="html">${xml(absoluteHtml(post, siteUrl))}</content>`,
    ]),
  )
  const lines = [
    tag('id', `${siteUrl}/blog`),
    tag('title', xml(`Blog ${brand.name}`)),
    tag('subtitle', xml(blogDescription)),
    tag('updated', newest(posts).toISOString()),
    tag('author', tag('name', xml(authorOf(brand)))),
    `<link rel="self" type="application/atom+xml" href="${siteUrl}/blog/atom.xml"/>`,
    `<link rel="alternate" type="text/html" href="${siteUrl}/blog"/>`,
    ...entries,
  ]
  return `${xmlDeclaration}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="pt-BR">\n${lines.join('\n')}\n</feed>\n`
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
function moment(isoDate: string): Date {
  return new Date(`${isoDate}T00:00:00-03:00`)
}

function newest(posts: readonly FeedPost[]): Date {
  const latest = posts.map(lastChange).toSorted().at(-1)
  return moment(latest ?? '1970-01-01')
}
