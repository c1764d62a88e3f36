import type { Origin } from '#domain/desk/data-request.ts'

/** The path under which presence and drafts are kept for a message. */
export function messagePath(messageId: number): string {
  return `mensagens/${messageId}`
}

/** The path under which the draft of a note on a message is kept. */
export function notePath(messageId: number): string {
  return `${messagePath(messageId)}/nota`
}

/** The list's filters in the address. */
export interface MessageFilters {
  turn: TurnKey
  /** Whose messages are listed: '' for anybody's, 'eu', 'ninguem', or a person's id. */
  who: string
  isLate: boolean
  isReminded: boolean
  origin: Origin | ''
  search: string
  page: number
}

export const turnKeys = ['nossa', 'cliente', 'encerrada', 'spam', 'todas'] as const
export type TurnKey = (typeof turnKeys)[number]

/** The turn that is listed where the address names none: a search goes through all messages. */
export const plainTurn = (search: string): TurnKey => (search === '' ? 'nossa' : 'todas')

/** The list's address with these filters, without defaults. */
export function listAddress(filters: MessageFilters, path = '/mensagens'): string {
  const { turn, who, isLate, isReminded, origin, search, page } = filters
  const parts: [string, string][] = [
    ['vez', turn === plainTurn(search) ? '' : turn],
    ['quem', who],
    ['atrasadas', isLate ? '1' : ''],
    ['lembrar', isReminded ? '1' : ''],
    ['origem', origin],
    ['busca', search],
    ['pagina', page === 1 ? '' : String(page)],
  ]
  const query = new URLSearchParams(parts.filter(([, value]) => value !== '')).toString()
  return query === '' ? path : `${path}?${query}`
}
