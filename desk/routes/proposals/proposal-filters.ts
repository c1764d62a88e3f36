import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { dayAfter } from '#domain/desk/calendar/easter.ts'
import { searchTerms } from '#domain/desk/search-terms.ts'
import { soonDays } from '#domain/proposal/due-text.ts'
import { readProposalNumber } from '#domain/proposal/proposal-number.ts'
import type { ProposalQuery } from '#server/store/proposals.ts'
import { monthWords, stateFilters, type ProposalFilters } from '#desk/screens/proposals/proposal-address.ts'

const perPage = 50

/** In: the query of an address. Out: the list's filters; invalid values filter nothing. */
export function proposalFilters(query: Record<string, string>): ProposalFilters {
  const { situacao = '', busca = '', pagina = '', mes = '', quando = '' } = query
  const of = keysOf(monthWords).find((key) => monthWords[key] === quando)
  return {
    state: stateFilters.find((state) => state === situacao) ?? '',
    search: busca.trim().slice(0, 200),
    month: of && /^20\d\d-(?:0[1-9]|1[0-2])$/.test(mes) ? { of, month: mes } : undefined,
    page: /^[1-9]\d{0,4}$/.test(pagina) ? Number(pagina) : 1,
  }
}

/** The query for the store. In: the filters, and the day in Brasília. */
export function proposalQuery({ state, search, page, month }: ProposalFilters, today: string): ProposalQuery {
  const number = readProposalNumber(search)
  return {
    state: state === '' || state === 'vencida' || state === 'lembrar' ? undefined : state,
    isExpired: state === 'vencida' || undefined,
    isDue: state === 'lembrar' ? { endsBy: dayAfter(today, soonDays) } : undefined,
    month,
    number,
    terms: search === '' || number ? undefined : searchTerms(search),
    page,
    perPage,
    today,
  }
}

/** The number of pages for a number of proposals. */
export const proposalPages = (total: number) => Math.max(1, Math.ceil(total / perPage))
