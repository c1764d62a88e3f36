import { startTransition, useEffect, useState } from 'react'
import { fetchJson } from '#app/browser/fetch-json.ts'
import { browserSearch } from '#app/browser/search-source.ts'
import { paths } from '#domain/pages/paths.ts'
import { suggestionsAndAll, type AllResults, type ShownSuggestion } from '#domain/list/suggestions.ts'

type Suggested = ShownSuggestion | AllResults

/** Suggestions, and the text that they answer. */
interface Answer {
  term: string
  suggestions: readonly Suggested[]
}

/** Just over the time between two keys of somebody who types fast. */
const pause = 100
const none: Answer = { term: '', suggestions: [] }

/** Suggestions for a text, here or from the server; the former ones stay until the new ones are there. */
export function useSuggestions(text: string, searchUrl: string | undefined): Answer {
  const [answer, setAnswer] = useState(none)
  const term = text.trim()

  // Built while the visitor looks for the first key; what fails now is asked for again with the next one.
  useEffect(() => {
    if (searchUrl) browserSearch(searchUrl).catch(() => undefined)
  }, [searchUrl])

  useEffect(() => {
    if (term === '') return undefined
    const leaving = new AbortController()
    // A transition: the next key does not wait for it.
    const show = (suggestions: readonly Suggested[]) =>
      !leaving.signal.aborted && startTransition(() => setAnswer({ term, suggestions }))
    const timer = setTimeout(() => {
      // Without an answer the field is a plain search field.
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
  // Without the index (a lost connection, a new release) the server answers.
  const search = searchUrl ? await browserSearch(searchUrl).catch(() => undefined) : undefined
  if (search) return suggestionsAndAll(search.index, search.pictures, term)
  return fetchJson(paths.suggestions(term), signal)
}
