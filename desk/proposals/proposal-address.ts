import type { ProposalState } from '#domain/proposal/proposal-state.ts'

export const stateFilters = ['lembrar', 'rascunho', 'enviada', 'negociacao', 'vencida', 'aceita', 'perdida'] as const
/** 'lembrar': the customer accepted it at the link, the reminder is due, or the validity ends within two days. */
export type StateFilter = ProposalState | 'vencida' | 'lembrar'

/** What happened in a month, in the words of the address. */
export const monthWords = { begun: 'montadas', sent: 'enviadas', closed: 'encerradas' } as const

/** The list's filters in the address. */
export interface ProposalFilters {
  /** The state of the listed proposals; '' lists all. */
  state: StateFilter | ''
  search: string
  page: number
  /** Only proposals that were begun, sent or closed in a month ('2026-11'). */
  month: { of: keyof typeof monthWords; month: string } | undefined
}

/** The list's address with these filters, without defaults. */
export function proposalsAddress({ state, search, page, month }: ProposalFilters): string {
  const parts: [string, string][] = [
    ['situacao', state],
    ['busca', search],
    ['mes', month?.month ?? ''],
    ['quando', month ? monthWords[month.of] : ''],
    ['pagina', page === 1 ? '' : String(page)],
  ]
  const query = new URLSearchParams(parts.filter(([, value]) => value !== '')).toString()
  return query === '' ? '/propostas' : `/propostas?${query}`
}
