import { KeyRound } from 'lucide'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Passkey, Session, SignInWay } from '#desk/access/access.ts'
import { Moment } from '#desk/parts/moment.tsx'
import { PostForm } from '#desk/parts/post-form.tsx'
import { Table } from '#desk/parts/table.tsx'
import * as v from 'valibot'
import type { Ceremonies } from '#desk/access/ceremonies.ts'
import { attestationSchema } from '#desk/access/passkey-answers.ts'
import { setToken } from '#desk/http/session-guard.ts'
import { deviceOf } from '#desk/http/device.ts'
import { sessionOf } from '#desk/http/environment.ts'
import { idIn, jsonOf } from '#desk/http/form.ts'
import { Refusal } from '#desk/http/refusal.ts'
import type { DeskApp, RouteOptions } from '#desk/http/desk-routes.ts'

const wayNames: Record<SignInWay, string> = { link: 'link', passkey: 'chave de acesso', proxy: 'proxy' }

interface SessionsProps {
  sessions: readonly Session[]
  /** The id of the present session. */
  own: number
  passkeys: readonly Passkey[]
  /** Whether browsers create passkeys at this address: only for a domain name. */
  canHavePasskeys: boolean
}

/** The person's sessions and passkeys; administrators see everybody's sessions. */
function Sessions({ sessions, own, passkeys, canHavePasskeys }: SessionsProps) {
  return (
    <div className="grid gap-8">
      <section className="grid gap-3">
        <h2 className="text-lead font-semibold">Abertas agora</h2>
        <Table
          caption="Sessões abertas"
          rows={sessions}
          keyOf={({ id }) => id}
          columns={[
            ['Pessoa', ({ person }) => person.name],
            [
              'Aparelho',
              ({ id, device }) => (
                <>
                  {device}
                  {id === own && <span className="text-muted"> (esta)</span>}
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
                <PostForm action={`/sessoes/${id}/encerrar`}>
                  <Button type="submit" size="small" aria-label={`Encerrar a sessão de ${person.name}, ${device}`}>
                    Encerrar
                  </Button>
                </PostForm>
              ),
            ],
          ]}
        />
        <p className="text-small text-muted">
          Horário de Brasília. Uma sessão termina após 12 horas sem uso, ou em 7 dias.
        </p>
      </section>
      <OwnPasskeys passkeys={passkeys} canHavePasskeys={canHavePasskeys} />
    </div>
  )
}

function OwnPasskeys({ passkeys, canHavePasskeys }: Pick<SessionsProps, 'passkeys' | 'canHavePasskeys'>) {
  return (
    <section id="chaves" className="grid scroll-mt-4 gap-3">
      <h2 className="text-lead font-semibold">Suas chaves de acesso</h2>
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
                <PostForm action={`/chaves/${id}/remover`}>
                  <Button type="submit" size="small" aria-label={`Remover a chave de ${device}`}>
                    Remover
                  </Button>
                </PostForm>
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
    </section>
  )
}

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
          canHavePasskeys={allowsPasskeys(context.get('origin'))}
        />
      ),
      scripts: ['passkey'],
    })
  })

  app.post('/sessoes/:id/encerrar', async (context) => {
    const { id: own, person } = sessionOf(context)
    const id = idIn(context.req.param('id'))
    const ownerId = person.role === 'administra' ? undefined : person.id
    if (id === undefined || !(await access.sessions.end(id, ownerId)))
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
    const registration = { ...answer, person, device: deviceOf(context.req.header('user-agent')) }
    if (!(await ceremonies.register({ origin: context.get('origin'), owner: String(id) }, registration)))
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
export function allowsPasskeys(origin: string): boolean {
  return !/^\[|^\d+(\.\d+){3}$/.test(new URL(origin).hostname)
}
