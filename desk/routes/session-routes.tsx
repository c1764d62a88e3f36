import * as v from 'valibot'
import type { Ceremonies } from '#desk/access/ceremonies.ts'
import { attestationSchema } from '#desk/access/passkey-answers.ts'
import { setToken } from '#desk/http/cookie.ts'
import { deviceOf } from '#desk/http/device.ts'
import { sessionOf } from '#desk/http/environment.ts'
import { idIn } from '#desk/http/form.ts'
import { jsonOf } from '#desk/http/json.ts'
import { Refusal } from '#desk/http/refusal.ts'
import { Sessions } from '#desk/screens/persons/sessions.tsx'
import type { DeskApp, RouteOptions } from './desk-routes.ts'

/** The person's sessions and passkeys, and signing out. */
export function sessionRoutes(app: DeskApp, { access, store, place, show }: RouteOptions): void {
  app.get('/sessoes', async (context) => {
    const { id, person } = sessionOf(context)
    const sessions = await access.sessions.all()
    return show(context, {
      title: 'Sessões',
      screen: (
        <Sessions
          sessions={sessions.filter((session) => person.role === 'administra' || session.person.id === person.id)}
          own={id}
          passkeys={await access.passkeys.of(person.id)}
          canHavePasskeys={canHavePasskeys(context.get('origin'))}
        />
      ),
      scripts: ['passkey'],
    })
  })

  app.post('/sessoes/:id/encerrar', async (context) => {
    const { id: own, person } = sessionOf(context)
    const id = idIn(context.req.param('id'))
    const whose = person.role === 'administra' ? undefined : person.id
    if (id === undefined || !(await access.sessions.end(id, whose)))
      throw new Refusal('no-such-session', 404, 'Não há esta sessão, ou ela não é sua.')
    await store.audit.record({ operator: person.name, action: 'ended-session', target: id })
    return context.redirect(id === own ? '/entrar?feito=saida' : '/sessoes?feito=sessao', 303)
  })

  app.post('/sair', async (context) => {
    const { id, person } = sessionOf(context)
    await access.sessions.end(id)
    setToken(context, place, '')
    await store.audit.record({ operator: person.name, action: 'signed-out', target: null })
    return context.redirect('/entrar?feito=saida', 303)
  })
}

/** Creates and removes the person's own passkeys. */
export function passkeyRoutes(app: DeskApp, { access, store }: RouteOptions, ceremonies: Ceremonies): void {
  app.post('/chaves/opcoes', async (context) => {
    const { id, person } = sessionOf(context)
    return context.json(await ceremonies.registration({ origin: context.get('origin'), owner: String(id) }, person))
  })

  app.post('/chaves', async (context) => {
    const { id, person } = sessionOf(context)
    const answer = await jsonOf(context, v.object({ answer: attestationSchema }))
    const made = { ...answer, person, device: deviceOf(context.req.header('user-agent')) }
    if (!(await ceremonies.register({ origin: context.get('origin'), owner: String(id) }, made)))
      throw new Refusal('passkey', 403, 'A chave não pôde ser conferida. Tente de novo.')
    await store.audit.record({ operator: person.name, action: 'added-passkey', target: null })
    return context.json({ done: true })
  })

  app.post('/chaves/:id/remover', async (context) => {
    const { person } = sessionOf(context)
    const id = idIn(context.req.param('id'))
    if (id === undefined || !(await access.passkeys.remove(id, person.id)))
      throw new Refusal('no-such-passkey', 404, 'Não há esta chave, ou ela não é sua.')
    await store.audit.record({ operator: person.name, action: 'removed-passkey', target: id })
    return context.redirect('/sessoes?feito=chave-removida', 303)
  })
}

/** Passkeys belong to a domain name; browsers create none for an IP address. */
function canHavePasskeys(origin: string): boolean {
  return !/^\[|^\d+(\.\d+){3}$/.test(new URL(origin).hostname)
}
