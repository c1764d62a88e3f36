import { setTimeout as sleep } from 'node:timers/promises'
import { bodyLimit } from 'hono/body-limit'
import { KeyRound } from 'lucide'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { SignInWay } from '#desk/access/access.ts'
import { type Ceremonies, assertionSchema } from '#desk/access/ceremonies.ts'
import { addressWithinDesk } from '#desk/http/address-within-desk.ts'
import { formOf, jsonOf } from '#desk/http/form.ts'
import { startSession } from '#desk/http/guards.ts'
import { type DeskContext, Refusal, type DeskApp, type RouteOptions } from '#desk/http/routes.ts'
import { Submit } from '#desk/parts/form.tsx'
import { log } from '#server/log.ts'

const failureMemoryMilliseconds = 10 * 60 * 1000
const maximumPauseMilliseconds = 8000
const maximumWaiting = 20

/**
 * Delays failed sign-ins, longer each time, up to 8 s. Tokens cannot be guessed, but a flood of guesses must not occupy
 * the store. A successful sign-in is never delayed, so nobody can lock out another person.
 */
export class SlowFailures {
  #times: number[] = []
  #waiting = 0
  readonly #pause: (milliseconds: number) => Promise<unknown>

  constructor(pause: (milliseconds: number) => Promise<unknown> = (milliseconds) => sleep(milliseconds)) {
    this.#pause = pause
  }

  /** Records a failure and waits. Out: false when too many are waiting already, so that this one is refused at once. */
  async delay(now = performance.now()): Promise<boolean> {
    this.#times = this.#times.filter((time) => time > now - failureMemoryMilliseconds).slice(-100)
    this.#times.push(now)
    if (this.#waiting >= maximumWaiting) return false
    this.#waiting += 1
    try {
      await this.#pause(Math.min(maximumPauseMilliseconds, 250 * 2 ** (this.#times.length - 1)))
    } finally {
      this.#waiting -= 1
    }
    return true
  }
}

/** The sign-in page: by passkey, or by a link from an administrator. In: the address that the person wanted. */
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
    if (!(await failures.delay()))
      throw new Refusal('too-many-failures', 429, 'Muitas tentativas. Espere alguns minutos.')
    log('desk-sign-in-failed', { way })
    await store.audit.record({ operator: 'desconhecido', action: 'sign-in-failed', target: null, note: way })
    context.header('Cache-Control', 'no-store')
  }

  app.use('/entrar/*', smallBody)

  app.get('/entrar', async (context) => {
    if (context.get('session')) return context.redirect('/', 303)
    const returnTo = addressWithinDesk(context.req.query('para'))
    return show(context, { title: 'Entrar', screen: <SignInPage returnTo={returnTo} />, scripts: ['passkey'] })
  })

  app.get('/entrar/:link', async (context) => {
    const token = context.req.param('link')
    const person = await access.links.peek(token)
    if (person) return show(context, { title: 'Entrar', screen: <LinkSignInPage token={token} name={person.name} /> })
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
    const person = await access.persons.active(personId)
    if (!person) {
      await refuse(context, 'passkey')
      throw new Refusal('passkey', 403, 'Esta chave de acesso não é de ninguém da mesa.')
    }
    await startSession(context, options, { person, way: 'passkey' })
    return context.json({ done: true })
  })
}
