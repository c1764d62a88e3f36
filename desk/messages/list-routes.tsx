import { originNames } from '#domain/desk/data-request.ts'
import type { Person } from '#domain/desk/person.ts'
import { turnNames, turnOn } from '#domain/desk/turn.ts'
import type { Contact } from '#domain/forms/contact.ts'
import { contactLabels } from '#domain/forms/text.ts'
import { brasiliaMoment } from '#domain/text/brasilia-moment.ts'
import { sheetText } from '#server/sheet/csv-sheet.ts'
import type { Message } from '#server/store/messages.ts'
import { allowsPasskeys } from '#desk/administration/sessions.tsx'
import { momentOf } from '#desk/desk-words.ts'
import { fileAnswer } from '#desk/http/download.ts'
import type { DeskApp, RouteOptions } from '#desk/http/desk-routes.ts'
import { sessionOf } from '#desk/http/environment.ts'
import { menuCounts } from '#desk/shell/menu.ts'
import { messageFilters, messageQuery } from './message-filters.ts'
import { MessageList } from './message-list.tsx'
import { messageKey, promiseOf } from './message-view.ts'

const fields = Object.entries(contactLabels) as [keyof Contact, string][]

/** Messages as CSV that spreadsheets treat as text. In: the day in Brasília, on which a reminder may be due. */
function messagesCsv(messages: readonly Message[], persons: readonly Person[], today: string): string {
  const heading = ['Número', 'Recebida em (Brasília)', 'Veio por', 'De quem é a vez', 'Com quem', 'Lembrete']
  const rows = messages.map((message) =>
    [
      message.id,
      brasiliaMoment(message.created_at),
      originNames[message.origin],
      turnNames[turnOn(today, { turn: message.turn, remindOn: message.remind_on })],
      persons.find(({ id }) => id === message.in_charge)?.name,
      message.remind_on,
      ...fields.map(([field]) => message[field]),
    ].map((cell) => String(cell ?? '')),
  )
  return sheetText([...heading, ...fields.map(([, label]) => label)], rows)
}

/** The list of messages as a page and as CSV, and the counts by which an open page sees that one has arrived. */
export function messageListRoutes(app: DeskApp, options: RouteOptions): void {
  const { access, store, words, show } = options

  app.get('/mensagens', async (context) => {
    const { person } = sessionOf(context)
    const content = await words()
    const when = momentOf(content)
    const filters = messageFilters(context.req.query())
    const [page, counts, persons] = await Promise.all([
      store.messages.list(messageQuery(filters, { personId: person.id, ...when })),
      store.messages.counts(when),
      access.persons.all(),
    ])
    const open = await store.presence.openOf(page.rows.map(({ id }) => messageKey(id)))
    const lines = page.rows.map((message) => ({
      message,
      ...promiseOf(message, content, when.now),
      inCharge: persons.find(({ id }) => id === message.in_charge),
      openBy: (open.get(messageKey(message.id)) ?? []).filter(({ id }) => id !== person.id).map(({ name }) => name),
    }))
    const { way } = sessionOf(context)
    const canHave = way === 'link' && allowsPasskeys(context.get('origin'))
    const needsPasskey = canHave && (await access.passkeys.of(person.id)).length === 0
    const active = persons.filter(({ isActive }) => isActive)
    const list = { filters, counts, lines, total: page.total, persons: active }
    return show(context, {
      title: 'Mensagens',
      screen: <MessageList {...list} today={when.today} needsPasskey={needsPasskey} />,
    })
  })

  app.get('/mensagens.csv', async (context) => {
    const { person } = sessionOf(context)
    const when = momentOf(await words())
    // All turns, which the table has in a column of its own.
    const filters = { ...messageFilters(context.req.query()), turn: 'todas' as const }
    const query = messageQuery(filters, { personId: person.id, ...when })
    await store.audit.record({ operator: person.name, action: 'export-csv', target: null, note: 'mensagens' })
    const [messages, persons] = await Promise.all([store.messages.all(query), access.persons.all()])
    return fileAnswer(context, 'mensagens.csv', messagesCsv(messages, persons, when.today))
  })

  app.get('/mensagens/novidades', async (context) => context.json(await menuCounts(options)))
}
