import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono, type Context } from 'hono'
import type { Environment } from '../environment.ts'
import type { Inbox } from '../inbox/inbox.ts'
import { log } from '../log.ts'
import { clientAddress } from './client-address.ts'
import { RateLimit } from './rate-limit.ts'
import { restRoutes } from './rest.ts'
import { securityHeaders } from './security-headers.ts'

interface AppOptions {
  environment: Pick<Environment, 'PUBLIC_BACKEND_KEY' | 'RATE_LIMIT_PER_MINUTE' | 'TRUST_PROXY'>
  inbox: Inbox
  pages: (request: Request) => Promise<Response>
}

/** The whole HTTP interface: health, the public tables, the pages. */
export function createApp({ environment, inbox, pages }: AppOptions): Hono {
  const app = new Hono()

  app.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(securityHeaders)) context.res.headers.set(name, value)
  })

  app.onError((error, context) => {
    log('request-failed', { path: context.req.path, reason: error.name })
    return context.text('Erro interno. Tente novamente em instantes.', 500)
  })

  app.get('/healthz', async (context) => {
    context.header('Cache-Control', 'no-store')
    try {
      await inbox.check()
      return context.json({ status: 'ok' })
    } catch {
      return context.json({ status: 'inbox unavailable' }, 503)
    }
  })

  app.route(
    '/rest/v1',
    restRoutes({
      inbox,
      publicKey: environment.PUBLIC_BACKEND_KEY,
      rateLimit: new RateLimit(environment.RATE_LIMIT_PER_MINUTE),
      addressOf: (context) => addressOf(context, environment.TRUST_PROXY),
    }),
  )

  app.all('*', (context) => pages(context.req.raw))
  return app
}

function addressOf(context: Context, trustedProxies: number): string {
  const socketAddress = getConnInfo(context).remote.address ?? ''
  return clientAddress(socketAddress, context.req.header('x-forwarded-for'), trustedProxies)
}
