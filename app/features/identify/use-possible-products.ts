import { useEffect, useState } from 'react'
import { fetchJson } from '#app/browser/fetch-json.ts'
import { paths } from '#domain/pages/paths.ts'
import type { Suggestion } from '#domain/search/suggest.ts'

/** A product that may be the described one. */
export type PossibleProduct = Extract<Suggestion, { kind: 'product' }>

const pauseMilliseconds = 400

/**
 * The products among the server's suggestions for the typed text. When the server does not answer, the former ones
 * stay. In: the text, and the products that the page was served with.
 */
export function usePossibleProducts(
  term: string,
  initialProducts: readonly PossibleProduct[],
): readonly PossibleProduct[] {
  const [answer, setAnswer] = useState<{ term: string; products: readonly PossibleProduct[] }>({
    term,
    products: initialProducts,
  })
  useEffect(() => {
    if (term === answer.term) return undefined
    const controller = new AbortController()
    const timer = setTimeout(() => {
      fetchPossibleProducts(term, controller.signal).then(
        (products) => setAnswer({ term, products }),
        () => undefined,
      )
    }, pauseMilliseconds)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [term, answer.term])
  return term === '' ? [] : answer.products
}

async function fetchPossibleProducts(term: string, signal: AbortSignal): Promise<PossibleProduct[]> {
  if (term === '') return []
  const suggestions = await fetchJson<Suggestion[]>(paths.suggestions(term), signal)
  return suggestions.filter((suggestion) => suggestion.kind === 'product')
}
