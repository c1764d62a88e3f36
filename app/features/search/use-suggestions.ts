import { startTransition, useEffect, useState } from 'react'
import { fetchJson } from '#app/browser/fetch-json.ts'
import { browserSearch } from '#app/browser/search-source.ts'
import { paths } from '#domain/pages/paths.ts'
import { suggestionsAndAll, type AllResults, type ShownSuggestion } from '#domain/list/suggestions.ts'

type Suggested = ShownSuggestion | AllResults

/** Suggestions, and the text that they belong to. */
interface Answer {
  term: string
  suggestions: readonly Suggested[]
}

/** Milliseconds; just over the time between two keys of a fast typist. */
const pause = 100
const none: Answer = { term: '', suggestions: [] }

/** Suggestions for a text, from the browser's index or the server; the former ones stay until new ones arrive. */
export function useSuggestions(text: string, searchUrl: string | undefined): Answer {
  const [answer, setAnswer] = useState(none)
  const term = text.trim()

  // The index is built before the first key; a failure is ignored, because the next key tries again.
  useEffect(() => {
    if (searchUrl) browserSearch(searchUrl).catch(() => undefined)
  }, [searchUrl])

  useEffect(() => {
    if (term === '') return undefined
    const leaving = new AbortController()
    // Suggestions are rendered as a transition, so that the next key does not wait for them.
    const show = (suggestions: readonly Suggested[]) =>
      !leaving.signal.aborted && startTransition(() => setAnswer({ term, suggestions }))
    const timer = setTimeout(() => {
      // Without an answer the field works as a plain search field.
      suggestionsFor(term, searchUrl, leaving.signal).then(show, () => show([]))
    }, pause)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [term, searchUrl])

  return term === '' ? none : answer
}

async function suggestionsFor(term: string, searchUrl: string | undefined, signal: AbortSignal): Promise<Suggested[]> {
  // Without the index (no connection, a new release) the server answers.
  const search = searchUrl ? await browserSearch(searchUrl).catch(() => undefined) : undefined
  if (search) return suggestionsAndAll(search.index, search.pictures, term)
  return fetchJson(paths.suggestions(term), signal)
}
