import { paths, withParameters } from '#domain/pages/paths.ts'

/** Where feed readers find the blog, for a page's head. */
export const feedLink = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: 'Blog (RSS)',
  href: `${paths.blog}/rss.xml`,
} as const

/** What the list of articles is narrowed by; an empty field narrows nothing. */
export interface BlogFilter {
  term: string
  category: string
}

export const maximumTermLength = 100

/** The filter that an address states: `search`, as in every list (spec §2), and a Portuguese name for the other. */
export function blogFilterOf(parameters: URLSearchParams): BlogFilter {
  return {
    term: (parameters.get('search') ?? '').trim().slice(0, maximumTermLength),
    category: parameters.get('categoria') ?? '',
  }
}

/** The address of the list under a filter. */
export function blogAddress({ term, category }: BlogFilter): string {
  const parameters = new URLSearchParams()
  if (term) parameters.set('search', term)
  if (category) parameters.set('categoria', category)
  return withParameters(paths.blog, parameters.toString())
}
