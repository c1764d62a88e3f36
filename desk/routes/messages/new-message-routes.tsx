import * as v from 'valibot'
import { newMessageSchema } from '#domain/desk/new-message.ts'
import { sessionOf } from '#desk/http/environment.ts'
import { faultsOf, formOf } from '#desk/http/form.ts'
import type { DeskApp, RouteOptions } from '#desk/routes/desk-routes.ts'
import { NewMessage } from '#desk/screens/messages/new-message.tsx'
import { actor } from './message-routes.tsx'

const title = 'Registrar mensagem'

/** Enters a message that came by telephone, over the counter, or to a person's own program. */
export function newMessageRoutes(app: DeskApp, { store, shop, show }: RouteOptions): void {
  const subjects = async () => (await shop()).pages.contact.form.subjects

  app.get('/mensagens/nova', async (context) => {
    const draft = await store.drafts.of('mensagens/nova', sessionOf(context).person.id)
    const typed = draft ? { message: draft.text } : {}
    const screen = <NewMessage typed={typed} faults={{}} subjects={await subjects()} />
    return show(context, { title, screen, scripts: ['message'] })
  })

  app.post('/mensagens/nova', async (context) => {
    const typed = await formOf(context)
    const form = v.safeParse(newMessageSchema, typed)
    if (!form.success) {
      const screen = <NewMessage typed={typed} faults={faultsOf(form.issues)} subjects={await subjects()} />
      return show(context, { title, screen, status: 400, scripts: ['message'] })
    }
    const id = await store.messages.add(form.output, actor(context))
    await store.drafts.keep('mensagens/nova', sessionOf(context).person.id, '')
    return context.redirect(`/mensagens/${id}?feito=registrada`, 303)
  })
}
