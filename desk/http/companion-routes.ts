import * as v from 'valibot'
import { sessionOf } from './environment.ts'
import { jsonOf } from './form.ts'
import type { DeskApp, RouteOptions } from './desk-routes.ts'

const path = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9/-]{1,79}$/))
const presenceSchema = v.object({ path, isLeaving: v.optional(v.boolean(), false) })
const draftSchema = v.object({ path, text: v.pipe(v.string(), v.maxLength(20_000)) })

/** Requests that accompany an open page: presence, and drafts of typed text. */
export function companionRoutes(app: DeskApp, { store }: RouteOptions): void {
  app.post('/presenca', async (context) => {
    const { person } = sessionOf(context)
    const { path: open, isLeaving } = await jsonOf(context, presenceSchema)
    if (isLeaving) {
      await store.presence.leave(open, person.id)
      return context.json({ others: [] })
    }
    const others = await store.presence.ping(open, { id: person.id, name: person.name })
    return context.json({ others: others.map(({ name }) => name) })
  })

  app.post('/rascunhos', async (context) => {
    const { path: typed, text } = await jsonOf(context, draftSchema)
    await store.drafts.keep(typed, sessionOf(context).person.id, text)
    return context.json({ savedAt: new Date().toISOString() })
  })
}
