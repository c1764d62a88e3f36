import { paths } from '#domain/pages/paths.ts'

/** Where feed readers find the blog, for a page's head. */
export const feedLink = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: 'Blog (RSS)',
  href: `${paths.blog}/rss.xml`,
} as const
