import { lateSince } from '#domain/desk/calendar/promise.ts'
import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import { messagesCsv } from './messages-csv.ts'
import type { DeskWords } from '#desk/content.ts'
import { sessionOf, type DeskContext } from '#desk/http/environment.ts'
import type { DeskApp, RouteOptions } from '#desk/routes/desk-routes.ts'
import { MessageList } from '#desk/screens/messages/message-list.tsx'
import { messagePath } from '#desk/screens/messages/item-path.ts'
import { filtersOf, messageQuery, pagesOf } from './message-filters.ts'
import { promiseStanding } from './message-view.ts'

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
    const active = persons.filter(({ isActive }) => isActive)
    const shown = { filters, counts, lines, total: page.total, pages: pagesOf(page.total), persons: active }
    return show(context, { title: 'Mensagens', screen: <MessageList {...shown} today={when.today} /> })
  })

  app.get('/mensagens.csv', async (context) => {
    const { person } = sessionOf(context)
    const when = momentOf(await words())
    const query = messageQuery(filtersOf(context.req.query()), { personId: person.id, ...when })
    await store.audit.record({ operator: person.name, action: 'export-csv', target: null, note: 'mensagens' })
    const [messages, persons] = await Promise.all([store.messages.all(query), access.persons.all()])
    context.header('Content-Disposition', 'attachment; filename="mensagens.csv"')
    return context.body(messagesCsv({ messages, persons, today: when.today }), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
    })
  })

  app.get('/mensagens/novidades', async (context: DeskContext) => {
    const { ours, late, newest } = await store.messages.counts(momentOf(await words()))
    return context.json({ ours, late, newest })
  })
}

/**
 * The present time, the day in Brasília, and `lateSince`: a message that has waited since then or longer is late;
 * undefined where the shop promises nothing.
 */
export function momentOf({ promisedMinutes, calendar }: DeskWords) {
  const now = new Date().toISOString()
  const minutes = promisedMinutes
  return {
    now,
    today: brasiliaDay(now),
    lateSince: minutes === undefined ? undefined : lateSince(now, { minutes, calendar }),
  }
}
