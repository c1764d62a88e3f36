import type { TermView } from '#domain/demand/asked-terms.ts'

/** What the place shows: terms in one of their views, presses, or how it went over time. */
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

/** So many days back. */
export const spans = [7, 30, 90, 365] as const

/** What the address of the place asks for. */
export interface SearchFilters {
  tab: SearchTab
  span: (typeof spans)[number]
  search: string
  page: number
}

const plain: SearchFilters = { tab: 'termos', span: 30, search: '', page: 1 }

/** An address of the place, or of its table for spreadsheets; only what differs from the plain one stands in it. */
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

/** The address of one term. */
export function termAddress(term: string, path = '/procuras/termo'): string {
  return `${path}?${new URLSearchParams({ termo: term }).toString()}`
}
