import { paths } from '#domain/pages/paths.ts'

export const feedLink = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: 'Blog (RSS)',
  href: `${paths.blog}/rss.xml`,
} as const
