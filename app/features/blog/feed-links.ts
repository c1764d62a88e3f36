import { paths } from '#domain/pages/paths.ts'

/** Where feed readers find the blog, for a page's head. */
export const feedLinks = [
  {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    title: 'Blog (RSS)',
    href: `${paths.blog}/rss.xml`,
  },
  {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/atom+xml',
    title: 'Blog (Atom)',
    href: `${paths.blog}/atom.xml`,
  },
] as const
