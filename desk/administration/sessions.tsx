import { KeyRound } from 'lucide'
import * as v from 'valibot'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { SignInWay } from '#desk/access/access.ts'
import { type Ceremonies, attestationSchema } from '#desk/access/ceremonies.ts'
import { deviceOf } from '#desk/http/device.ts'
import { idIn, jsonOf } from '#desk/http/form.ts'
import { setToken } from '#desk/http/guards.ts'
import { recordAct, Refusal, sessionOf, type DeskApp, type DeskContext, type RouteOptions } from '#desk/http/routes.ts'
import { Moment } from '#desk/parts/facts.tsx'
import { PostButton } from '#desk/parts/form.tsx'
import { Table } from '#desk/parts/list.tsx'
import { Section } from '#desk/parts/section.tsx'
import { withNotice } from '#desk/shell/notices.ts'

const wayNames: Record<SignInWay, string> = { link: 'link', passkey: 'chave de acesso', proxy: 'proxy' }

/** The person's sessions and passkeys; administrators see everybody's sessions. */
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
                <PostButton
                  action={`/chaves/${id}/remover`}
                  label="Remover"
                  size="small"
                  aria-label={`Remover a chave de ${device}`}
                />
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
    /** The id of the present session. */
    currentId: id,
    passkeys: await access.passkeys.of(person.id),
    /** Whether browsers create passkeys at this address: only for a domain name. */
    canHavePasskeys: allowsPasskeys(context.get('origin')),
  }
}
type SessionsView = Awaited<ReturnType<typeof sessionsView>>

/** The person's sessions and passkeys, and signing out. */
export function sessionRoutes(app: DeskApp, options: RouteOptions): void {
  const { access, place, show } = options

  app.get('/sessoes', async (context) => {
    const screen = <SessionsPage view={await sessionsView(context, options)} />
    return show(context, { title: 'Sessões', screen, scripts: ['passkey'] })
  })

  app.post('/sessoes/:id/encerrar', async (context) => {
    const { id: own, person } = sessionOf(context)
    const id = idIn(context.req.param('id'))
    const ownerId = person.role === 'administra' ? undefined : person.id
    if (id === undefined || !(await access.sessions.end(id, ownerId)))
      throw new Refusal('no-such-session', 404, 'Não há esta sessão, ou ela não é sua.')
    await recordAct(context, options, 'ended-session', id)
    return context.redirect(id === own ? withNotice('/entrar', 'saida') : withNotice('/sessoes', 'sessao'), 303)
  })

  app.post('/sair', async (context) => {
    const { id } = sessionOf(context)
    await access.sessions.end(id)
    setToken(context, place, '')
    await recordAct(context, options, 'signed-out')
    return context.redirect(withNotice('/entrar', 'saida'), 303)
  })
}

/** Creates and removes the person's own passkeys. */
export function passkeyRoutes(app: DeskApp, options: RouteOptions, ceremonies: Ceremonies): void {
  const { access } = options

  app.post('/chaves/opcoes', async (context) => {
    const { id, person } = sessionOf(context)
    return context.json(await ceremonies.registration({ origin: context.get('origin'), owner: String(id) }, person))
  })

  app.post('/chaves', async (context) => {
    const { id, person } = sessionOf(context)
    const answer = await jsonOf(context, v.object({ answer: attestationSchema }))
    const registration = { ...answer, person, device: deviceOf(context.req.header('user-agent')) }
    if (!(await ceremonies.register({ origin: context.get('origin'), owner: String(id) }, registration)))
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
export function allowsPasskeys(origin: string): boolean {
  return !/^\[|^\d+(\.\d+){3}$/.test(new URL(origin).hostname)
}
