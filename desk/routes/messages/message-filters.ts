import { searchTerms } from '#domain/desk/search-terms.ts'
import type { Turn } from '#domain/desk/turn.ts'
import { origins } from '#domain/desk/ways.ts'
import type { MessageQuery } from '#server/store/messages.ts'
import { turnKeys, type MessageFilters } from '#desk/screens/messages/message-address.ts'

const perPage = 50
const turnOf: Record<(typeof turnKeys)[number], Turn | undefined> = {
  nossa: 'ours',
  cliente: 'theirs',
  encerrada: 'closed',
  spam: 'spam',
  todas: undefined,
}

/** In: the query of an address. Out: the list's filters. Invalid values filter nothing; an invalid turn is 'nossa'. */
export function filtersOf(query: Record<string, string>): MessageFilters {
  const { vez = '', quem = '', origem = '', busca = '', pagina = '' } = query
  return {
    turn: turnKeys.find((key) => key === vez) ?? 'nossa',
    who: /^(eu|ninguem|[1-9]\d{0,8})$/.test(quem) ? quem : '',
    isLate: query.atrasadas === '1',
    isReminded: query.lembrar === '1',
    origin: origins.find((origin) => origin === origem) ?? '',
    search: busca.trim().slice(0, 200),
    page: /^[1-9]\d{0,4}$/.test(pagina) ? Number(pagina) : 1,
  }
}

/**
 * The query for the store. In: the filters, the person, the day in Brasília, and the time since which a waiting message
 * is late.
 */
export function messageQuery(
  filters: MessageFilters,
  { personId, today, lateSince }: { personId: number; today: string; lateSince: string | undefined },
): MessageQuery {
  const { turn, who, isLate, isReminded, origin, search, page } = filters
  return {
    turn: turnOf[turn],
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

/** The number of pages for a number of messages. */
export const pagesOf = (total: number) => Math.max(1, Math.ceil(total / perPage))
