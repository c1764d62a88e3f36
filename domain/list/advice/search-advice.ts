import { bareWord, wordEdges } from './search-text.ts'
import type { Understood } from '#domain/search/search-answer.ts'
import { withChange } from '#domain/list/list-query-changes.ts'
import type { ListQuery } from '#domain/list/list-query.ts'
import type { SearchAdvice } from '#domain/list/smart-find.ts'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'

/** How the search understood a query, in words: 'Cabos de ECG', 'Mindray', '5 vias'. */
export function understoodParts({ parts, unknown }: Understood): string[] {
  const strangers = unknown.map((word) => `“${word}”`).join(' e ')
  return [...parts.map(({ label }) => label), ...(strangers === '' ? [] : [`não conhecemos ${strangers}`])]
}

/** A changed query that may have results. */
export interface Remedy {
  label: string
  query: ListQuery
}

/**
 * Changes to a query without results: without its filters, without unknown words, with only the type or only the brand.
 */
export function searchRemedies(query: ListQuery, advice: SearchAdvice | undefined): Remedy[] {
  if (!query.search || !advice) return []
  const { known, brand } = advice
  const { productType } = advice.understood
  const types = productType ? [productType] : advice.near
  const isFiltered =
    Object.keys(query.selected).length > 0 || query.price !== undefined || query.availability !== undefined
  const bare = withChange(query, { selected: {}, price: undefined, availability: undefined })
  return [
    ...(isFiltered ? [{ label: `“${query.search}” sem filtros`, query: bare }] : []),
    ...(known ? [{ label: `“${known}”`, query: withChange(bare, { search: known }) }] : []),
    ...types.map((type) => ({
      label: productTypeLabel[type],
      query: withChange(bare, { search: '', selected: { tipo: [type] } }),
    })),
    ...(brand
      ? [
          {
            label: `Tudo para ${brand.label}`,
            query: withChange(bare, { search: '', selected: { marca: [brand.key] } }),
          },
        ]
      : []),
  ]
}

/** The search with some words in quotation marks, so that every result has to contain them. */
export function insistingOn(text: string, words: readonly string[]): string {
  return text
    .split(/\s+/)
    .map((word) =>
      words.includes(bareWord(word)) && !/["“”]/.test(word) ? `"${word.replaceAll(wordEdges, '')}"` : word,
    )
    .join(' ')
}
