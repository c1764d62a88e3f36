import { originNames, type Origin } from '#domain/desk/data-request.ts'
import { searchTerms } from '#domain/desk/search-terms.ts'
import type { Turn } from '#domain/desk/turn.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import type { MessageQuery } from '#server/store/messages.ts'
import { addressWith, pageIn, pageParameter } from '#desk/http/address-within-desk.ts'

/** Values of the address's parameter for whose turn it is. */
const turns = {
  nossa: 'ours',
  cliente: 'theirs',
  encerrada: 'closed',
  spam: 'spam',
  todas: undefined,
} as const satisfies Record<string, Turn | undefined>
export type TurnKey = keyof typeof turns

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

/** The turn that is listed where the address names none: a search goes through all messages. */
export const defaultTurn = (search: string): TurnKey => (search === '' ? 'nossa' : 'todas')

/** In: the query of an address. Out: the list's filters. Invalid values filter nothing, nor does an invalid turn. */
export function messageFilters(query: Record<string, string>): MessageFilters {
  const { vez, quem = '', origem, busca = '', pagina } = query
  return {
    turn: keysOf(turns).find((key) => key === vez) ?? defaultTurn(busca.trim()),
    who: /^(eu|ninguem|[1-9]\d{0,8})$/.test(quem) ? quem : '',
    isLate: query.atrasadas === '1',
    isReminded: query.lembrar === '1',
    origin: keysOf(originNames).find((origin) => origin === origem) ?? '',
    search: busca.trim().slice(0, 200),
    page: pageIn(pagina),
  }
}

/** The address of the list, or of its CSV, with these filters, without defaults. */
export const messagesAddress = (filters: MessageFilters, path = '/mensagens') =>
  addressWith(path, {
    vez: filters.turn === defaultTurn(filters.search) ? '' : filters.turn,
    quem: filters.who,
    atrasadas: filters.isLate ? '1' : '',
    lembrar: filters.isReminded ? '1' : '',
    origem: filters.origin,
    busca: filters.search,
    pagina: pageParameter(filters.page),
  })

export const perPage = 50

/**
 * The query for the store. In: the filters, the person, the day in Brasília, and the time since which a waiting message
 * is late.
 */
export function messageQuery(
  { turn, who, isLate, isReminded, origin, search, page }: MessageFilters,
  { personId, today, lateSince }: { personId: number; today: string; lateSince: string | undefined },
): MessageQuery {
  return {
    turn: turns[turn],
    inCharge: inChargeOf(who, personId),
    origin: origin || undefined,
    ...(isLate && { lateSince }),
    isReminded: isReminded || undefined,
    terms: search === '' ? undefined : searchTerms(search),
    // The longest waiting first where it is the shop's turn; otherwise the newest first.
    order: turn === 'nossa' ? 'longest-waiting' : 'newest',
    page,
    perPage,
    today,
  }
}

function inChargeOf(who: string, personId: number): MessageQuery['inCharge'] {
  if (who === '') return undefined
  if (who === 'eu') return personId
  return who === 'ninguem' ? 'nobody' : Number(who)
}
