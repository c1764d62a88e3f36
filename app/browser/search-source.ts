import { once } from '#domain/once.ts'
import { fetchJson } from './fetch-json.ts'
import type { SearchSource } from '#domain/list/suggestions.ts'
import { suggest } from '#domain/search/suggest.ts'
import { buildInSteps, type SearchIndex } from '#domain/search/index/search-index.ts'

/** The search as the browser carries it. */
export interface BrowserSearch {
  index: SearchIndex
  pictures: SearchSource['pictures']
}

/** Fetches and builds the search once a visit. Throws when it cannot be had; the next call asks anew. */
export const browserSearch = once(async (url: string): Promise<BrowserSearch> => {
  const { documents, vocabulary, pictures } = await fetchJson<SearchSource>(url)
  const index = await withoutBlocking(buildInSteps(documents, vocabulary))
  // The first answer takes several times as long as the next ones: where no text waits, it is given before the first key.
  setTimeout(() => suggest(index, 'cabo ecg'))
  return { index, pictures }
})

/** Work at one go, in ms: what is typed meanwhile is shown between two slices. */
const slice = 8

async function withoutBlocking<Result>(steps: Generator<undefined, Result>): Promise<Result> {
  let end = performance.now() + slice
  let step = steps.next()
  while (!step.done) {
    if (performance.now() > end) {
      await new Promise((resolve) => setTimeout(resolve))
      end = performance.now() + slice
    }
    step = steps.next()
  }
  return step.value
}
