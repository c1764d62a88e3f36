import { bodyLimit } from 'hono/body-limit'
import type { SignInWay } from '#desk/access/access.ts'
import type { Ceremonies } from '#desk/access/ceremonies.ts'
import { assertionSchema } from '#desk/access/passkey-answers.ts'
import type { DeskContext } from '#desk/http/environment.ts'
import { formOf } from '#desk/http/form.ts'
import { jsonOf } from '#desk/http/json.ts'
import { Refusal } from '#desk/http/refusal.ts'
import { SlowFailures } from '#desk/http/slow-failures.ts'
import { startSession } from '#desk/http/start-session.ts'
import { addressWithinDesk } from '#desk/http/address-within-desk.ts'
import { BadLink, Door, LinkDoor } from '#desk/screens/door/door.tsx'
import { log } from '#server/log.ts'
import type { DeskApp, RouteOptions } from './desk-routes.ts'

/** Limits bodies before sign-in, of which a passkey's answer is the largest. */
const smallBody = bodyLimit({
  maxSize: 64 * 1024,
  onError: () => {
    throw new Refusal('too-large', 413, 'O pedido é grande demais.')
  },
})

/** Signing in by a link or a passkey. Besides `/healthz` and the desk's files, only these work without a session. */
export function signInRoutes(app: DeskApp, options: RouteOptions, ceremonies: Ceremonies): void {
  const { access, store, show } = options
  const failures = new SlowFailures(options.pause)

  async function refuse(context: DeskContext, way: SignInWay): Promise<void> {
    // Waits before it writes, so that a flood of guesses does not fill the audit.
    if (!(await failures.note()))
      throw new Refusal('too-many-failures', 429, 'Muitas tentativas. Espere alguns minutos.')
    log('desk-sign-in-failed', { way })
    await store.audit.record({ operator: 'desconhecido', action: 'sign-in-failed', target: null, note: way })
    context.header('Cache-Control', 'no-store')
  }

  app.use('/entrar/*', smallBody)

  app.get('/entrar', async (context) => {
    if (context.get('session')) return context.redirect('/', 303)
    const wish = addressWithinDesk(context.req.query('para'))
    return show(context, { title: 'Entrar', screen: <Door wish={wish} />, scripts: ['passkey'] })
  })

  app.get('/entrar/:link', async (context) => {
    const token = context.req.param('link')
    const person = await access.links.peek(token)
    if (person) return show(context, { title: 'Entrar', screen: <LinkDoor token={token} name={person.name} /> })
    await refuse(context, 'link')
    return show(context, { title: 'Este link não vale mais', screen: <BadLink />, status: 403 })
  })

  app.post('/entrar', async (context) => {
    const { link = '' } = await formOf(context)
    const person = await access.links.take(link)
    if (!person) {
      await refuse(context, 'link')
      return show(context, { title: 'Este link não vale mais', screen: <BadLink />, status: 403 })
    }
    await startSession(context, options, { person, way: 'link' })
    return context.redirect('/', 303)
  })

  app.post('/entrar/chave/opcoes', async (context) =>
    context.json(await ceremonies.authentication({ origin: context.get('origin'), owner: '' })),
  )

  app.post('/entrar/chave', async (context) => {
    const answer = await jsonOf(context, assertionSchema)
    const personId = await ceremonies.authenticate({ origin: context.get('origin'), owner: '' }, answer)
    const person = (await access.persons.all()).find(({ id, isActive }) => isActive && id === personId)
    if (!person) {
      await refuse(context, 'passkey')
      throw new Refusal('passkey', 403, 'Esta chave de acesso não é de ninguém da mesa.')
    }
    await startSession(context, options, { person, way: 'passkey' })
    return context.json({ done: true })
  })
}
