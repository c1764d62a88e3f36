import type { TermView } from '#domain/demand/asked-terms.ts'

/** The tabs: views of the terms, clicks, or figures over time. */
export const searchTabs = [
  'termos',
  'sem-resposta',
  'em-parte',
  'sem-toque',
  'orcamentos',
  'listas',
  'semanas',
  'dias',
] as const
export type SearchTab = (typeof searchTabs)[number]

/** The tabs that list terms. */
export const termViewOf: Partial<Record<SearchTab, TermView>> = {
  termos: 'all',
  'sem-resposta': 'nothing',
  'em-parte': 'relaxed',
  'sem-toque': 'unpressed',
}

/** The ranges in days. */
export const spans = [7, 30, 90, 365] as const

/** The filters in the address. */
export interface SearchFilters {
  tab: SearchTab
  span: (typeof spans)[number]
  search: string
  page: number
}

const plain: SearchFilters = { tab: 'termos', span: 30, search: '', page: 1 }

/** The address of the page, or of its CSV, without defaults. */
export function searchesAddress({ tab, span, search, page }: SearchFilters, path = '/procuras'): string {
  const parts: [string, string][] = [
    ['ver', tab === plain.tab ? '' : tab],
    ['dias', span === plain.span ? '' : String(span)],
    ['busca', search],
    ['pagina', page === plain.page ? '' : String(page)],
  ]
  const query = new URLSearchParams(parts.filter(([, value]) => value !== '')).toString()
  return query === '' ? path : `${path}?${query}`
}

export function termAddress(term: string, path = '/procuras/termo'): string {
  return `${path}?${new URLSearchParams({ termo: term }).toString()}`
}
