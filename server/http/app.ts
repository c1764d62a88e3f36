import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono, type Context } from 'hono'
import { compress } from 'hono/compress'
import type { Environment } from '../environment.ts'
import { traceOf } from '../failure.ts'
import type { Store } from '../inbox/inbox.ts'
import { log } from '../log.ts'
import { Gate, Overload } from './gate.ts'
import { restRoutes } from './rest.ts'
import { restFailures } from './rest-failures.ts'
import { securityHeaders, strictTransport } from './security-headers.ts'
import { countedAddress, TrustedProxies, type Forwarded } from './trusted-proxies.ts'

interface AppOptions {
  environment: Pick<Environment, 'PUBLIC_BACKEND_KEY' | 'RATE_LIMIT_PER_MINUTE' | 'TRUST_PROXY'>
  store: Pick<Store, 'inbox' | 'check' | 'rateLimit'>
  pages: (request: Request) => Promise<Response>
  /** Called when a contact or review was stored. */
  onStored?: () => void
}

/** The whole HTTP interface: health, the public tables, the pages. */
export function createApp({ environment, store, pages, onStored = () => {} }: AppOptions): Hono {
  const app = new Hono()
  const proxies = new TrustedProxies(environment.TRUST_PROXY)
  const gate = new Gate({ running: 1000, waiting: 0 })

  app.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(securityHeaders)) context.res.headers.set(name, value)
    if (proxies.isSecure(forwarded(context))) context.res.headers.set(...strictTransport)
  })

  app.onError((error, context) => {
    if (error instanceof Overload) return overloaded(context)
    log('request-failed', { path: context.req.path.slice(0, 200), ...traceOf(error) })
    return context.text('Erro interno. Tente novamente em instantes.', 500)
  })

  app.get('/healthz', async (context) => {
    context.header('Cache-Control', 'no-store')
    try {
      await store.check()
      return context.json({ status: 'ok' })
    } catch (error) {
      log('inbox-unavailable', traceOf(error))
      return context.json({ status: 'inbox unavailable' }, 503)
    }
  })

  app.use((_context, next) => gate.pass(next))

  app.route(
    '/rest/v1',
    restRoutes({
      inbox: store.inbox,
      publicKey: environment.PUBLIC_BACKEND_KEY,
      rateLimit: store.rateLimit(environment.RATE_LIMIT_PER_MINUTE),
      visitorOf: (context) => countedAddress(proxies.addressOf(forwarded(context))),
      onStored,
    }),
  )

  // Built files come compressed; this is for what is rendered on request.
  app.all('*', compress({ encoding: 'gzip' }), (context) => pages(context.req.raw))
  return app
}

function forwarded(context: Context): Forwarded {
  return {
    socketAddress: getConnInfo(context).remote.address ?? '',
    forwardedFor: context.req.header('x-forwarded-for'),
    forwardedProto: context.req.header('x-forwarded-proto'),
  }
}

function overloaded(context: Context): Response {
  const { body, status, headers } = restFailures.overloaded()
  if (context.req.path.startsWith('/rest/')) return context.json(body, status, headers)
  return context.text('Muitas visitas ao mesmo tempo. Tente novamente em instantes.', status, headers)
}
