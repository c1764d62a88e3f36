import { once } from '#domain/once.ts'
import { buildInSteps } from '#domain/search/index/search-index.ts'
import { suggest, type SearchSource, type SuggestionSource } from '#domain/search/suggest.ts'
import { fetchJson } from './fetch-json.ts'

/** Fetches the search data and builds the index, once per visit. Throws when that fails; the next call tries again. */
export const loadBrowserSearch = once(async (url: string): Promise<SuggestionSource> => {
  const { documents, vocabulary, pictures } = await fetchJson<SearchSource>(url)
  const index = await runInSlices(buildInSteps(documents, vocabulary))
  // The first suggestion takes several times as long as later ones, so one is made ahead of the visitor's first key.
  const source = { index, pictures }
  setTimeout(() => suggest(source, documents[0]?.name.split(' ', 2).join(' ') ?? ''))
  return source
})

/** Milliseconds of work at a stretch; after that the browser may show what was typed. */
const sliceMilliseconds = 8

async function runInSlices<Result>(work: Generator<undefined, Result>): Promise<Result> {
  let sliceEnd = performance.now() + sliceMilliseconds
  let step = work.next()
  while (!step.done) {
    if (performance.now() > sliceEnd) {
      await new Promise((resolve) => setTimeout(resolve))
      sliceEnd = performance.now() + sliceMilliseconds
    }
    step = work.next()
  }
  return step.value
}
