import type { Origin } from '#domain/desk/ways.ts'

/** What the address of the list of messages asks for. */
export interface MessageFilters {
  turn: TurnKey
  /** '' anybody's, 'eu', 'ninguem', or a person's number. */
  who: string
  isLate: boolean
  isReminded: boolean
  origin: Origin | ''
  search: string
  page: number
}

export const turnKeys = ['nossa', 'cliente', 'encerrada', 'spam', 'todas'] as const
export type TurnKey = (typeof turnKeys)[number]

/** What a list shows that nobody has filtered. */
export const plainFilters: MessageFilters = {
  turn: 'nossa',
  who: '',
  isLate: false,
  isReminded: false,
  origin: '',
  search: '',
  page: 1,
}

/** The address of the list with these filters; only what differs from the plain list stands in it. */
export function listAddress(filters: MessageFilters, path = '/mensagens'): string {
  const { turn, who, isLate, isReminded, origin, search, page } = filters
  const parts: [string, string][] = [
    ['vez', turn === plainFilters.turn ? '' : turn],
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
