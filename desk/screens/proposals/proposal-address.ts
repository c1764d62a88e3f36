import type { ProposalState } from '#domain/proposal/proposal-state.ts'

export const stateFilters = ['rascunho', 'enviada', 'negociacao', 'vencida', 'aceita', 'perdida'] as const
export type StateFilter = ProposalState | 'vencida'

/** What the address of the list of proposals asks for. */
export interface ProposalFilters {
  /** '': all. */
  state: StateFilter | ''
  search: string
  page: number
}

/** The address of the list with these filters; only what differs from the plain list stands in it. */
export function proposalsAddress({ state, search, page }: ProposalFilters): string {
  const parts: [string, string][] = [
    ['situacao', state],
    ['busca', search],
    ['pagina', page === 1 ? '' : String(page)],
  ]
  const query = new URLSearchParams(parts.filter(([, value]) => value !== '')).toString()
  return query === '' ? '/propostas' : `/propostas?${query}`
}
