import type { Person } from '#domain/desk/person.ts'
import { turnNames, turnOn, type Turn } from '#domain/desk/turn.ts'
import { originNames, origins } from '#domain/desk/data-request.ts'
import type { Contact } from '#domain/forms/contact.ts'
import { contactLabels } from '#domain/forms/text.ts'
import { brasiliaMoment } from '#domain/text/brasilia-moment.ts'
import { toCsv } from '#server/sheet/csv-sheet.ts'
import type { Message, MessageQuery } from '#server/store/messages.ts'
import { searchTerms } from '#domain/desk/search-terms.ts'
import { turnKeys, type MessageFilters, messagePath, plainTurn } from './message-address.ts'
import { momentOf } from '#desk/desk-words.ts'
import { allowsPasskeys } from '#desk/administration/sessions.tsx'
import { menuCounts } from '#desk/shell/menu.ts'
import { sessionOf } from '#desk/http/environment.ts'
import type { DeskApp, RouteOptions } from '#desk/http/desk-routes.ts'
import { MessageList } from './message-list.tsx'
import { promiseStanding } from './message-view.ts'

const fields = Object.entries(contactLabels) as [keyof Contact, string][]

interface Exported {
  messages: readonly Message[]
  persons: readonly Person[]
  /** The day in Brasília, on which a reminder may be due. */
  today: string
}

/** Messages as CSV that spreadsheets treat as text. */
function messagesCsv({ messages, persons, today }: Exported): string {
  const rows = messages.map((message) => ({
    Número: message.id,
    'Recebida em (Brasília)': brasiliaMoment(message.created_at),
    'Veio por': originNames[message.origin],
    'De quem é a vez': turnNames[turnOn(today, { turn: message.turn, remindOn: message.remind_on })],
    'Com quem': persons.find(({ id }) => id === message.in_charge)?.name ?? '',
    Lembrete: message.remind_on ?? '',
    ...Object.fromEntries(fields.map(([field, label]) => [label, message[field]])),
  }))
  return toCsv(columns, rows)
}

const columns = [
  'Número',
  'Recebida em (Brasília)',
  'Veio por',
  'De quem é a vez',
  'Com quem',
  'Lembrete',
  ...fields.map(([, label]) => label),
]

const perPage = 50
const turnOf: Record<(typeof turnKeys)[number], Turn | undefined> = {
  nossa: 'ours',
  cliente: 'theirs',
  encerrada: 'closed',
  spam: 'spam',
  todas: undefined,
}

/** In: the query of an address. Out: the list's filters. Invalid values filter nothing, nor does an invalid turn. */
function filtersOf(query: Record<string, string>): MessageFilters {
  const { vez = '', quem = '', origem = '', busca = '', pagina = '' } = query
  return {
    turn: turnKeys.find((key) => key === vez) ?? plainTurn(busca.trim()),
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
function messageQuery(
  filters: MessageFilters,
  { personId, ...now }: { personId: number; today: string; lateSince: string | undefined },
): MessageQuery {
  const { turn, who, isLate, isReminded, origin, search, page } = filters
  return {
    turn: turnOf[turn],
    inCharge: inChargeOf(who, personId),
    origin: origin || undefined,
    ...(isLate && { lateSince: now.lateSince }),
    isReminded: isReminded || undefined,
    terms: search === '' ? undefined : searchTerms(search),
    // The longest waiting first where it is the shop's turn; otherwise the newest first.
    order: turn === 'nossa' ? 'longest-waiting' : 'newest',
    page,
    perPage,
    today: now.today,
  }
}

function inChargeOf(who: string, personId: number): MessageQuery['inCharge'] {
  if (who === '') return undefined
  if (who === 'eu') return personId
  return who === 'ninguem' ? 'nobody' : Number(who)
}

/** The number of pages for a number of messages. */
const pagesOf = (total: number) => Math.max(1, Math.ceil(total / perPage))

/** The list of messages as a page and as CSV, and the counts by which an open page sees that one has arrived. */
export function messageListRoutes(app: DeskApp, options: RouteOptions): void {
  const { access, store, words, show } = options

  app.get('/mensagens', async (context) => {
    const { person } = sessionOf(context)
    const content = await words()
    const when = momentOf(content)
    const filters = filtersOf(context.req.query())
    const [page, counts, persons] = await Promise.all([
      store.messages.list(messageQuery(filters, { personId: person.id, ...when })),
      store.messages.counts(when),
      access.persons.all(),
    ])
    const open = await store.presence.openOf(page.rows.map(({ id }) => messagePath(id)))
    const lines = page.rows.map((message) => ({
      message,
      ...promiseStanding(message, content, when.now),
      inCharge: persons.find(({ id }) => id === message.in_charge),
      openBy: (open.get(messagePath(message.id)) ?? []).filter(({ id }) => id !== person.id).map(({ name }) => name),
    }))
    const { way } = sessionOf(context)
    const canHave = way === 'link' && allowsPasskeys(context.get('origin'))
    const urgesPasskey = canHave && (await access.passkeys.of(person.id)).length === 0
    const active = persons.filter(({ isActive }) => isActive)
    const shown = { filters, counts, lines, total: page.total, pages: pagesOf(page.total), persons: active }
    return show(context, {
      title: 'Mensagens',
      screen: <MessageList {...shown} today={when.today} urgesPasskey={urgesPasskey} />,
    })
  })

  app.get('/mensagens.csv', async (context) => {
    const { person } = sessionOf(context)
    const when = momentOf(await words())
    // All turns, which the table has in a column of its own.
    const filters = { ...filtersOf(context.req.query()), turn: 'todas' as const }
    const query = messageQuery(filters, { personId: person.id, ...when })
    await store.audit.record({ operator: person.name, action: 'export-csv', target: null, note: 'mensagens' })
    const [messages, persons] = await Promise.all([store.messages.all(query), access.persons.all()])
    context.header('Content-Disposition', 'attachment; filename="mensagens.csv"')
    return context.body(messagesCsv({ messages, persons, today: when.today }), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
    })
  })

  app.get('/mensagens/novidades', async (context) => context.json(await menuCounts(options)))
}
