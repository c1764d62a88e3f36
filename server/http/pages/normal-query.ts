import { pageParameters } from '#domain/pages/page-parameters.ts'

/** A query longer than this is asked once. */
const longest = 300

/**
 * What is asked of a page, in one spelling: the parameters that change it, in one order, without blanks around their values.
 * Out: '' when nothing is asked; undefined when it is so long that nobody asks it again.
 */
export function normalQuery(parameters: URLSearchParams): string | undefined {
  const pairs = pageParameters.flatMap((name) =>
    parameters.getAll(name).flatMap((value) => {
      // The lines and columns of a pasted list say something.
      const text = name === 'lista' ? value.trim() : value.trim().replaceAll(/\s+/g, ' ')
      return text === '' ? [] : [[name, text]]
    }),
  )
  const query = new URLSearchParams(pairs).toString()
  return query.length > longest ? undefined : query
}
