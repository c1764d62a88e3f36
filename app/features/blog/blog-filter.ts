import { paths, withParameters } from '#domain/pages/paths.ts'

/** What the list of articles is narrowed by; an empty field narrows nothing. */
export interface BlogFilter {
  query: string
  category: string
}

export const maximumQueryLength = 100

/** The filter that an address states: `search`, as in every list (spec §2), and a Portuguese name for the other. */
export function parseBlogFilter(parameters: URLSearchParams): BlogFilter {
  return {
    query: (parameters.get('search') ?? '').trim().slice(0, maximumQueryLength),
    category: parameters.get('categoria') ?? '',
  }
}

/** The address of the list under a filter. */
export function blogAddress({ query, category }: BlogFilter): string {
  const parameters = new URLSearchParams()
  if (query) parameters.set('search', query)
  if (category) parameters.set('categoria', category)
  return withParameters(paths.blog, parameters.toString())
}
