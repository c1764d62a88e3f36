import { once } from '#domain/once.ts'
import { buildInSteps } from '#domain/search/index/search-index.ts'
import { suggest, type SearchSource, type SuggestionSource } from '#domain/search/suggest.ts'
import { fetchJson } from './fetch-json.ts'

/**
 * Fetches the search and builds its index once per visit. Throws when it cannot be loaded; the next call tries again.
 */
export const browserSearch = once(async (url: string): Promise<SuggestionSource> => {
  const { documents, vocabulary, pictures } = await fetchJson<SearchSource>(url)
  const index = await withoutBlocking(buildInSteps(documents, vocabulary))
  // The first suggestion takes several times as long as later ones, so one is made ahead of the visitor's first key.
  const source = { index, pictures }
  setTimeout(() => suggest(source, 'cabo ecg'))
  return source
})

/** Milliseconds of work between two pauses, in which the browser shows what was typed meanwhile. */
const sliceMilliseconds = 8

async function withoutBlocking<Result>(steps: Generator<undefined, Result>): Promise<Result> {
  let end = performance.now() + sliceMilliseconds
  let step = steps.next()
  while (!step.done) {
    if (performance.now() > end) {
      await new Promise((resolve) => setTimeout(resolve))
      end = performance.now() + sliceMilliseconds
    }
    step = steps.next()
  }
  return step.value
}
