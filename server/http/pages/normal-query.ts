import { pageParameters } from '#domain/pages/page-parameters.ts'

/** The most characters of a query in normal form: a longer query is unlikely to be requested twice. */
const longest = 300

/**
 * A page's query in one normal form: only parameters that change the page, in a fixed order, trimmed. Out: '' without
 * such parameters; undefined when the query is too long to be worth caching.
 */
export function normalQuery(parameters: URLSearchParams): string | undefined {
  const pairs = pageParameters.flatMap((name) =>
    parameters.getAll(name).flatMap((value) => {
      // Line breaks and tabs are part of a pasted list.
      const text = name === 'lista' ? value.trim() : value.trim().replaceAll(/\s+/g, ' ')
      return text === '' ? [] : [[name, text]]
    }),
  )
  const query = new URLSearchParams(pairs).toString()
  return query.length > longest ? undefined : query
}
