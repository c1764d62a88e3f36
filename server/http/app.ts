import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono, type Context } from 'hono'
import { compress } from 'hono/compress'
import { cors } from 'hono/cors'
import { reportPath } from '#domain/demand/report-address.ts'
import type { Counting } from '#server/demand/counted-pages.ts'
import type { Environment } from '#server/environment.ts'
import { traceOf } from '#server/failure.ts'
import type { Store } from '#server/inbox/inbox.ts'
import { log } from '#server/log.ts'
import { Gate, GateFull } from './connection/gate.ts'
import { ShareExceeded } from './connection/render-queue.ts'
import { TrustedProxies, type Forwarded } from './connection/trusted-proxies.ts'
import type { Pages } from './pages/pages.ts'
import { reportRoutes } from './api/report.ts'
import { listRoutes, type ListsOptions } from './api/lists.ts'
import { proposalRoutes, type ProposalLinkOptions } from './proposals/proposal-routes.ts'
import { securityTxt, type SecurityContact } from './security-txt.ts'
import { restRoutes } from './rest/rest.ts'
import { restFailures } from './rest/rest-failures.ts'
import { barePolicy, overTls } from './pages/content-security-policy.ts'
import { securityHeaders, strictTransport } from './pages/security-headers.ts'

export interface AppOptions {
  environment: Pick<Environment, 'PUBLIC_BACKEND_KEY' | 'RATE_LIMIT_PER_MINUTE' | 'TRUST_PROXY' | 'CORS_ORIGINS'>
  store: Pick<Store, 'inbox' | 'rateLimit'>
  pages: Pages
  securityContact: SecurityContact
  /** Out: why the server is not ready, or undefined. */
  notReady: () => Promise<string | undefined>
  /** Whether the id is that of a product, which a review must have. */
  isProduct: (id: string) => boolean
  /** What `POST /api/v1/lists` needs. */
  lists: Pick<ListsOptions, 'orderBook' | 'siteUrl'>
  /** For counting browsers' reports of visits; without it the address does not exist. */
  reports?: Counting | undefined
  /** For the links of proposals; undefined where PROPOSAL_LINKS turns them off: then their addresses do not exist. */
  proposals?: Pick<ProposalLinkOptions, 'proposals' | 'page'> | undefined
  /** Called when a contact, a review or a customer's answer to a proposal was stored. */
  onStored?: () => void
}

/** The whole HTTP interface: health, security.txt, public tables, read API, lists, reports, proposals, pages. */
export function createApp(options: AppOptions): Hono {
  const { environment, pages, securityContact, notReady } = options
  const app = new Hono()
  const proxies = new TrustedProxies(environment.TRUST_PROXY)
  const visitorOf = (context: Context) => proxies.visitorOf(forwarded(context))

  app.use(async (context, next) => {
    await next()
    protect(context.res.headers, proxies.isSecure(forwarded(context)))
  })
  app.onError((error, context) => answerFailure(context, error))

  app.get('/healthz', async (context) => {
    const reason = await notReady()
    context.header('Cache-Control', 'no-store')
    return reason === undefined ? context.json({ status: 'ok' }) : context.json({ status: reason }, 503)
  })
  app.get('/.well-known/security.txt', (context) => {
    context.header('Cache-Control', 'max-age=86400')
    return context.text(securityTxt(securityContact, new Date()))
  })

  app.get('*', async (context, next) => {
    const address = withFragment(context.req.url)
    return address === undefined ? next() : context.redirect(address, 302)
  })
  app.route('/', postRoutes(options, visitorOf))
  // Built files are compressed already; this compression is for pages rendered on request.
  app.all('*', compress({ encoding: 'gzip' }), (context) => pages(context.req.raw, visitorOf(context)))
  return app
}

/**
 * The endpoints for posts. Under load they are refused last (docs/operations.md 'Limits'); pages have a queue of their
 * own.
 */
function postRoutes(options: AppOptions, visitorOf: (context: Context) => string): Hono {
  const { environment, store, isProduct, reports, proposals, onStored = () => {} } = options
  const app = new Hono()
  const gate = new Gate({ running: 1000, waiting: 0 })
  const rateLimit = () => store.rateLimit(environment.RATE_LIMIT_PER_MINUTE)
  app.use('/rest/*', (_context, next) => gate.pass(next))
  app.route(
    '/rest/v1',
    restRoutes({
      inbox: store.inbox,
      publicKey: environment.PUBLIC_BACKEND_KEY,
      corsOrigins: environment.CORS_ORIGINS,
      rateLimit: rateLimit(),
      isProduct,
      visitorOf,
      onStored,
    }),
  )
  app.route('/api', apiRoutes(options, { gate, visitorOf }))
  if (reports) {
    app.use(reportPath, (_context, next) => gate.pass(next))
    app.route(reportPath, reportRoutes({ ...reports, isProduct, visitorOf }))
  }
  if (proposals) {
    app.use('/proposta/*', (_context, next) => gate.pass(next))
    app.route('/proposta', proposalRoutes({ ...proposals, rateLimit: rateLimit(), visitorOf, onStored }))
  }
  return app
}

/**
 * The endpoint for lists, and permission for pages of the sites in CORS_ORIGINS to read the read API's files; other
 * programs need none.
 */
function apiRoutes(
  { environment, store, lists }: Pick<AppOptions, 'environment' | 'store' | 'lists'>,
  { gate, visitorOf }: { gate: Gate; visitorOf: (context: Context) => string },
): Hono {
  const corsOrigins = environment.CORS_ORIGINS
  const rateLimit = store.rateLimit(environment.RATE_LIMIT_PER_MINUTE)
  const app = new Hono()
  app.use('/v1/lists', (_context, next) => gate.pass(next))
  app.route('/v1/lists', listRoutes({ ...lists, rateLimit, corsOrigins, visitorOf }))
  app.use(cors({ origin: [...corsOrigins], allowMethods: ['GET', 'HEAD'] }))
  return app
}

/**
 * The address of a list's link whose '#' somebody's program has written as '%23', which is then part of the path;
 * undefined for any other address.
 */
function withFragment(url: string): string | undefined {
  const [, path, fragment] = /^https?:\/\/[^/]+(\/[a-z-]{1,40})%23(L\d{1,3}-\S*|lista-\S*)$/.exec(url) ?? []
  return path === undefined ? undefined : `${path}#${fragment}`
}

function forwarded(context: Context): Forwarded {
  return {
    socketAddress: getConnInfo(context).remote.address ?? '',
    forwardedFor: context.req.header('x-forwarded-for'),
    forwardedProto: context.req.header('x-forwarded-proto'),
  }
}

function protect(headers: Headers, isSecure: boolean): void {
  for (const [name, value] of Object.entries(securityHeaders)) headers.set(name, value)
  const policy = headers.get('Content-Security-Policy') ?? (isBare(headers) ? barePolicy : undefined)
  if (policy) headers.set('Content-Security-Policy', isSecure ? overTls(policy) : policy)
  if (isSecure) headers.set(...strictTransport)
}

/**
 * Whether an answer without a content security policy of its own gets the general one: all but scripts, styles, fonts
 * and pictures, which need none.
 */
function isBare(headers: Headers): boolean {
  return !/^(text\/(javascript|css)|font|image)/.test(headers.get('Content-Type') ?? '')
}

function answerFailure(context: Context, error: Error): Response {
  if (error instanceof ShareExceeded)
    return context.text(`Muitas páginas pedidas em pouco tempo. Tente novamente em ${error.seconds} s.`, 429, {
      'Retry-After': String(error.seconds),
    })
  if (error instanceof GateFull) return overloaded(context)
  log('request-failed', { path: context.req.path.slice(0, 200), ...traceOf(error) })
  return context.text('Erro interno. Tente novamente em instantes.', 500)
}

function overloaded(context: Context): Response {
  const { body, status, headers } = restFailures.overloaded()
  if (context.req.path.startsWith('/rest/')) return context.json(body, status, headers)
  return context.text('Muitas visitas ao mesmo tempo. Tente novamente em instantes.', status, headers)
}
