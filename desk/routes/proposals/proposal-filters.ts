import { searchTerms } from '#domain/desk/search-terms.ts'
import { readProposalNumber } from '#domain/proposal/proposal-number.ts'
import type { ProposalQuery } from '#server/inbox/proposals/proposals.ts'
import { stateFilters, type ProposalFilters } from '#desk/screens/proposals/proposal-address.ts'

const perPage = 50

/** In: the query of an address. Out: what it asks for; what makes no sense asks for nothing. */
export function proposalFilters({ situacao = '', busca = '', pagina = '' }: Record<string, string>): ProposalFilters {
  return {
    state: stateFilters.find((state) => state === situacao) ?? '',
    search: busca.trim().slice(0, 200),
    page: /^[1-9]\d{0,4}$/.test(pagina) ? Number(pagina) : 1,
  }
}

/** What the store is asked. In: besides the filters the day by Brasília's calendar. */
export function proposalQuery({ state, search, page }: ProposalFilters, today: string): ProposalQuery {
  const number = readProposalNumber(search)
  return {
    state: state === '' || state === 'vencida' ? undefined : state,
    isExpired: state === 'vencida' || undefined,
    number,
    terms: search === '' || number ? undefined : searchTerms(search),
    page,
    perPage,
    today,
  }
}

/** How many pages a number of proposals has. */
export const proposalPages = (total: number) => Math.max(1, Math.ceil(total / perPage))
