import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import { type DemandSpan, daysBefore } from '#server/store/demand.ts'
import { searchTabs, spans, type SearchFilters } from './search-address.ts'

/** In: the query of an address. Out: the filters; an invalid value counts as missing. */
export function searchFilters({ ver = '', dias = '', busca = '', pagina = '' }: Record<string, string>): SearchFilters {
  return {
    tab: searchTabs.find((tab) => tab === ver) ?? 'termos',
    span: spans.find((span) => String(span) === dias) ?? 30,
    search: busca.trim().slice(0, 60),
    page: /^[1-9]\d{0,4}$/.test(pagina) ? Number(pagina) : 1,
  }
}

/** The range of the last `days` days, up to today in Brasília. */
export function spanOf(days: number, now = Date.now()): DemandSpan {
  const until = brasiliaDay(new Date(now).toISOString())
  return { from: daysBefore(until, days - 1), until }
}
