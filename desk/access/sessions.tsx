import { bodyLimit } from 'hono/body-limit'
import { KeyRound } from 'lucide'
import * as v from 'valibot'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { addressWithinDesk } from '#desk/http/address.ts'
import { deviceOf } from '#desk/http/device.ts'
import { formOf, idIn, jsonOf } from '#desk/http/form.ts'
import { setToken, startSession } from '#desk/http/guards.ts'
import { type DeskApp, type DeskContext, Refusal, type RouteOptions, recordAct, sessionOf } from '#desk/http/routes.ts'
import { Moment } from '#desk/parts/facts.tsx'
import { PostButton, Submit } from '#desk/parts/form.tsx'
import { Table } from '#desk/parts/list.tsx'
import { Section } from '#desk/parts/section.tsx'
import { withNotice } from '#desk/shell/notices.ts'
import { log } from '#server/log.ts'
import { RateLimit } from '#server/rate-limit.ts'
import type { SignInWay } from './access.ts'
import { type PasskeyCeremonies, assertionSchema, attestationSchema } from './ceremonies.ts'

const wayNames: Record<SignInWay, string> = { link: 'link', passkey: 'chave de acesso', proxy: 'proxy' }

function SessionsPage({ view }: { view: SessionsView }) {
  return (
    <div className="grid gap-8">
      <Section title="Abertas agora">
        <Table
          caption="Sessões abertas"
          rows={view.sessions}
          keyOf={({ id }) => id}
          columns={[
            ['Pessoa', ({ person }) => person.name],
            [
              'Aparelho',
              ({ id, device }) => (
                <>
                  {device}
                  {id === view.currentId && <span className="text-muted"> (esta)</span>}
                </>
              ),
            ],
            [
              'Entrou',
              ({ createdAt, way }) => (
                <>
                  <Moment at={createdAt} /> por {wayNames[way]}
                </>
              ),
            ],
            ['Vista', ({ seenAt }) => <Moment at={seenAt} />],
            [
              'Ações',
              ({ id, person, device }) => (
                <PostButton
                  action={`/sessoes/${id}/encerrar`}
                  label="Encerrar"
                  size="small"
                  aria-label={`Encerrar a sessão de ${person.name}, ${device}`}
                />
              ),
            ],
          ]}
        />
        <p className="text-small text-muted">
          Horário de Brasília. Uma sessão termina após 12 horas sem uso, ou em 7 dias.
        </p>
      </Section>
      <OwnPasskeys view={view} />
    </div>
  )
}

function OwnPasskeys({ view: { passkeys, canHavePasskeys } }: { view: SessionsView }) {
  return (
    <Section title="Suas chaves de acesso" id="chaves">
      <p className="max-w-prose text-small text-muted">
        Com uma chave de acesso (impressão digital, rosto ou PIN do aparelho) você entra sem pedir outro link.
      </p>
      {passkeys.length > 0 && (
        <Table
          caption="Chaves de acesso"
          rows={passkeys}
          keyOf={({ id }) => id}
          columns={[
            ['Aparelho', ({ device }) => device],
            ['Criada', ({ createdAt }) => <Moment at={createdAt} />],
            ['Usada', ({ usedAt }) => (usedAt === null ? 'ainda não' : <Moment at={usedAt} />)],
            [
              'Ações',
              ({ id, device }) => (
                <PostButton action={`/chaves/${id}/remover`} size="small" aria-label={`Remover a chave de ${device}`}>
                  Remover
                </PostButton>
              ),
            ],
          ]}
        />
      )}
      {canHavePasskeys ? (
        <div hidden data-passkey-new className="grid gap-2">
          <Button look="primary" className="justify-self-start">
            <Icon node={KeyRound} /> Criar chave neste aparelho
          </Button>
          <p role="alert" className="text-small text-signal" />
        </div>
      ) : (
        <p className="text-small text-muted">
          Abra a mesa por http://localhost para criar uma: um endereço em números não pode ter chaves.
        </p>
      )}
    </Section>
  )
}

async function sessionsView(context: DeskContext, { access }: RouteOptions) {
  const { id, person } = sessionOf(context)
  const sessions = await access.sessions.all()
  return {
    sessions: sessions.filter((session) => person.role === 'administra' || session.person.id === person.id),
    currentId: id,
    passkeys: await access.passkeys.of(person.id),
    canHavePasskeys: allowsPasskeys(context.get('origin')),
  }
}
type SessionsView = Awaited<ReturnType<typeof sessionsView>>

export function sessionRoutes(app: DeskApp, options: RouteOptions): void {
  const { access, place, show } = options

  app.get('/sessoes', async (context) => {
    const screen = <SessionsPage view={await sessionsView(context, options)} />
    return show(context, { title: 'Sessões', screen })
  })

  app.post('/sessoes/:id/encerrar', async (context) => {
    const { id: ownId, person } = sessionOf(context)
    const id = idIn(context.req.param('id'))
    const ownerId = person.role === 'administra' ? undefined : person.id
    if (id === undefined || !(await access.sessions.end(id, ownerId)))
      throw new Refusal('no-such-session', 404, 'Não há esta sessão, ou ela não é sua.')
    await recordAct(context, options, 'ended-session', id)
    return context.redirect(id === ownId ? withNotice('/entrar', 'saida') : withNotice('/sessoes', 'sessao'), 303)
  })

  app.post('/sair', async (context) => {
    const { id } = sessionOf(context)
    await access.sessions.end(id)
    setToken(context, place, '')
    await recordAct(context, options, 'signed-out')
    return context.redirect(withNotice('/entrar', 'saida'), 303)
  })
}

export function passkeyRoutes(app: DeskApp, options: RouteOptions, ceremonies: PasskeyCeremonies): void {
  const { access } = options

  app.post('/chaves/opcoes', async (context) => {
    const { id, person } = sessionOf(context)
    return context.json(await ceremonies.registration(context.get('origin'), String(id), person))
  })

  app.post('/chaves', async (context) => {
    const { id, person } = sessionOf(context)
    const answer = await jsonOf(context, v.object({ answer: attestationSchema }))
    const registration = { ...answer, person, device: deviceOf(context.req.header('user-agent')) }
    if (!(await ceremonies.register(context.get('origin'), String(id), registration)))
      throw new Refusal('passkey', 403, 'A chave não pôde ser conferida. Tente de novo.')
    await recordAct(context, options, 'added-passkey')
    return context.json({ next: withNotice('/sessoes', 'chave') })
  })

  app.post('/chaves/:id/remover', async (context) => {
    const { person } = sessionOf(context)
    const id = idIn(context.req.param('id'))
    if (id === undefined || !(await access.passkeys.remove(id, person.id)))
      throw new Refusal('no-such-passkey', 404, 'Não há esta chave, ou ela não é sua.')
    await recordAct(context, options, 'removed-passkey', id)
    return context.redirect(withNotice('/sessoes', 'chave-removida'), 303)
  })
}

/** Passkeys belong to a domain name; browsers create none for an IP address. */
export const allowsPasskeys = (origin: string): boolean => !/^\[|^\d+(\.\d+){3}$/.test(new URL(origin).hostname)

function SignInPage({ returnTo }: { returnTo: string }) {
  return (
    <div className="grid max-w-prose gap-6">
      <div hidden data-passkey-door data-return-to={returnTo} className="grid gap-3">
        <Button look="primary" size="large" className="justify-self-start">
          <Icon node={KeyRound} /> Entrar com chave de acesso
        </Button>
        <p role="alert" className="text-small text-signal" />
      </div>
      <div className="grid gap-2">
        <h2 className="text-lead font-semibold">Primeira vez neste aparelho?</h2>
        <p>
          Peça um link de entrada a quem administra a mesa. Ele vale uma vez, por 24 horas, e quem o abre aperta um
          botão para entrar.
        </p>
        <p className="text-small text-muted">
          Quem cuida do servidor faz o primeiro com <code>script/desk link --name &apos;Ana&apos;</code>.
        </p>
      </div>
    </div>
  )
}

/** The page of a sign-in link before it is used: a program that only opens the link does not use it up. */
function LinkSignInPage({ token, name }: { token: string; name: string }) {
  return (
    <form method="post" action="/entrar" className="grid max-w-prose gap-5">
      <input type="hidden" name="link" value={token} />
      <p>
        Este link é de <strong>{name}</strong> e vale uma vez. Se não é você, feche esta página.
      </p>
      <Submit label={`Entrar como ${name}`} look="primary" size="large" className="justify-self-start" />
    </form>
  )
}

function BadLink() {
  return (
    <div className="grid max-w-prose gap-4">
      <p>Links de entrada valem uma vez, por 24 horas. Peça outro a quem administra a mesa.</p>
      <p>
        <a href="/entrar" className="text-brand-deep underline underline-offset-4">
          Ir para a entrada
        </a>
      </p>
    </div>
  )
}

/** Failed sign-ins a minute in the audit: tokens cannot be guessed, but a flood of guesses must not fill the audit. */
const maximumFailures = 20

const smallBody = bodyLimit({
  maxSize: 64 * 1024,
  onError: () => {
    throw new Refusal('too-large', 413, 'O pedido é grande demais.')
  },
})

/** Signing in by a link or a passkey. Besides `/healthz` and the desk's files, only these work without a session. */
export function signInRoutes(app: DeskApp, options: RouteOptions, ceremonies: PasskeyCeremonies): void {
  const { access, store, show } = options
  // Failures are counted over all addresses, successes never refused, so that nobody can lock out another person.
  const failures = new RateLimit(maximumFailures)

  async function refuse(context: DeskContext, way: SignInWay): Promise<void> {
    if (failures.count('') > 0) throw new Refusal('too-many-failures', 429, 'Muitas tentativas. Espere alguns minutos.')
    log('desk-sign-in-failed', { way })
    await store.audit.record({ operator: 'desconhecido', action: 'sign-in-failed', target: null, note: way })
    context.header('Cache-Control', 'no-store')
  }

  async function showBadLink(context: DeskContext) {
    await refuse(context, 'link')
    return show(context, { title: 'Este link não vale mais', screen: <BadLink />, status: 403 })
  }

  app.use('/entrar/*', smallBody)

  app.get('/entrar', async (context) => {
    if (context.get('session')) return context.redirect('/', 303)
    const returnTo = addressWithinDesk(context.req.query('para'))
    return show(context, { title: 'Entrar', screen: <SignInPage returnTo={returnTo} /> })
  })

  app.get('/entrar/:link', async (context) => {
    const token = context.req.param('link')
    const person = await access.links.find(token)
    if (person) return show(context, { title: 'Entrar', screen: <LinkSignInPage token={token} name={person.name} /> })
    return showBadLink(context)
  })

  app.post('/entrar', async (context) => {
    const { link = '' } = await formOf(context)
    const person = await access.links.use(link)
    if (!person) return showBadLink(context)
    await startSession(context, options, { person, way: 'link' })
    return context.redirect('/', 303)
  })

  app.post('/entrar/chave/opcoes', async (context) =>
    context.json(await ceremonies.authentication(context.get('origin'), '')),
  )

  app.post('/entrar/chave', async (context) => {
    const answer = await jsonOf(context, assertionSchema)
    const personId = await ceremonies.authenticate(context.get('origin'), '', answer)
    const person = await access.persons.active(personId)
    if (!person) {
      await refuse(context, 'passkey')
      throw new Refusal('passkey', 403, 'Esta chave de acesso não é de ninguém da mesa.')
    }
    await startSession(context, options, { person, way: 'passkey' })
    return context.json({ done: true })
  })
}
