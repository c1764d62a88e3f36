import { paths, withParameters } from '#domain/pages/paths.ts'

export interface BlogFilter {
  query: string
  category: string
}

export const maximumQueryLength = 100

/** Reads the filter in an address: `search`, as in every list (spec §2), and `categoria`. */
export function parseBlogFilter(parameters: URLSearchParams): BlogFilter {
  return {
    query: (parameters.get('search') ?? '').trim().slice(0, maximumQueryLength),
    category: parameters.get('categoria') ?? '',
  }
}

export function blogAddress({ query, category }: BlogFilter): string {
  const parameters = new URLSearchParams()
  if (query) parameters.set('search', query)
  if (category) parameters.set('categoria', category)
  return withParameters(paths.blog, parameters.toString())
}
