import { useEffect, useState } from 'react'
import { browserSearch } from '#app/browser/search-source.ts'
import { paths } from '#domain/pages/paths.ts'
import { suggestionsAndAll, type AllResults, type ShownSuggestion } from '#domain/list/suggestions.ts'

type Suggested = ShownSuggestion | AllResults

const pause = 80
const none: readonly Suggested[] = []

/** Suggestions for a text, here or from the server; the former ones stay until the new ones are there. */
export function useSuggestions(text: string, searchUrl: string | undefined): readonly Suggested[] {
  const [suggestions, setSuggestions] = useState(none)
  const term = text.trim()

  // Built while the visitor looks for the first key; what fails now is asked for again with the next one.
  useEffect(() => {
    if (searchUrl) browserSearch(searchUrl).catch(() => undefined)
  }, [searchUrl])

  useEffect(() => {
    if (term === '') return undefined
    const leaving = new AbortController()
    const show = (found: readonly Suggested[]) => !leaving.signal.aborted && setSuggestions(found)
    const timer = setTimeout(() => {
      // Without an answer the field is a plain search field.
      suggestionsFor(term, searchUrl, leaving.signal).then(show, () => show(none))
    }, pause)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [term, searchUrl])

  return term === '' ? none : suggestions
}

async function suggestionsFor(term: string, searchUrl: string | undefined, signal: AbortSignal): Promise<Suggested[]> {
  // Without the index (a lost connection, a new release) the server answers.
  const search = searchUrl ? await browserSearch(searchUrl).catch(() => undefined) : undefined
  if (search) return suggestionsAndAll(search.index, search.pictures, term)
  const response = await fetch(paths.suggestions(term), { signal })
  if (!response.ok) throw new Error(`suggestions: the server answered ${response.status}`)
  return response.json()
}
