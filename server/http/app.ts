import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { reportPath } from '#domain/demand/visit-report.ts'
import { paths } from '#domain/pages/paths.ts'
import { dayMilliseconds } from '#domain/time.ts'
import type { BuiltCode } from '#server/code/built-code.ts'
import { countServedSearch, reportRoutes, type Counting } from '#server/demand/counting.ts'
import type { Environment } from '#server/environment.ts'
import { traceOf } from '#server/failure.ts'
import { log } from '#server/log.ts'
import type { ProposalDocument } from '#server/proposals/document-model.ts'
import { proposalPrinter } from '#server/proposals/issuer.ts'
import { RateLimit } from '#server/rate-limit.ts'
import { Overloaded } from '#server/render/page-pool.ts'
import type { CurrentShop } from '#server/shop/current-shop.ts'
import type { Shop } from '#server/shop/shop.ts'
import type { Store } from '#server/store/store.ts'
import { barePolicy, overTls } from './content-security-policy.ts'
import { formRoutes } from './forms.ts'
import { RequestFailures, requestKind } from './health.ts'
import { listRoutes } from './list-routes.ts'
import type { PageServer } from './pages.ts'
import { proposalRoutes } from './proposals/proposal-routes.ts'
import { RestFailure } from './rest/rest-failure.ts'
import { restRoutes } from './rest/rest.ts'
import { securityHeaders, strictTransport } from './security-headers.ts'
import { forwardedIn, isFromThisMachine, TrustedProxies } from './trusted-proxies.ts'

/** The largest body of a request; a longer one is refused (docs/operations.md). */
const maximumBytes = 32 * 1024

/** The headers that a 304 keeps, with those that let other sites read the answer. */
const notModifiedHeaders = [...RETAINED_304_HEADERS, 'access-control-allow-origin']

export interface AppOptions {
  environment: Pick<
    Environment,
    'PUBLIC_BACKEND_KEY' | 'RATE_LIMIT_PER_MINUTE' | 'TRUST_PROXY' | 'CORS_ORIGINS' | 'PROPOSAL_LINKS'
  >
  store: Pick<Store, 'messages' | 'reviews' | 'publicProposals'>
  /** The snapshot that is served; its `status` names a newer version that is not served because of its faults. */
  current: Pick<CurrentShop, 'shop' | 'status'>
  pages: PageServer
  /** The shop's own files: pictures, feeds and others; undefined for other addresses. */
  files: (shop: Shop, request: Request, visitor?: string) => Promise<Response | undefined>
  /** The bundled code; undefined where the bundler itself serves it. */
  built?: BuiltCode | undefined
  bundler?: MiddlewareHandler | undefined
  notReady: () => Promise<string | undefined>
  /** The counting of searches; undefined where they are not counted. */
  counting?: Counting | undefined
  /** Called after a contact, a review or a customer's answer to a proposal was stored. */
  onStored?: () => void
}

/** The whole HTTP interface: health, security.txt, posts, code, files, pages. */
export function createApp(options: AppOptions): Hono {
  const { environment, current, notReady, built } = options
  const app = new Hono()
  const proxies = new TrustedProxies(environment.TRUST_PROXY)
  const visitorOf = (context: Context) => proxies.visitorOf(forwardedIn(context))
  const failures = new RequestFailures()

  app.use(async (context, next) => (URL.canParse(context.req.url) ? await next() : context.text('Bad Request', 400)))
  app.use(async (context, next) => {
    await next()
    failures.count(requestKind(context.req.method, new URL(context.req.url)), context.res.status)
    setSecurityHeaders(context.res, proxies.isSecure(forwardedIn(context)))
  })
  app.onError((error, context) => answerFailure(context, error))
  app.use(bodyLimit({ maxSize: maximumBytes, onError: (context) => tooLarge(context) }))

  if (built) {
    app.get('/assets/*', codeFiles(built.client), (context) => codeFileMissing(context))
  }
  if (options.bundler) app.use(options.bundler)
  app.use(etag({ retainedHeaders: notModifiedHeaders }))

  app.get('/healthz', async (context) => {
    const reason = await notReady()
    context.header('Cache-Control', 'no-store')
    const { version, refused } = current.status
    const health = {
      status: reason ?? 'ok',
      version,
      ...(refused && { refused: refused.version }),
      // Only the desk, which asks without the proxy, is told of failed requests.
      ...(isFromThisMachine(forwardedIn(context)) && { errors: failures.facts() }),
    }
    return context.json(health, reason === undefined ? 200 : 503)
  })
  app.get('/.well-known/security.txt', (context) => {
    const { brand, siteUrl } = current.shop
    context.header('Cache-Control', 'max-age=86400')
    return context.text(securityTxt(brand.email.security, siteUrl, new Date()))
  })

  app.get('*', async (context, next) => {
    const address = withFragment(context.req.url)
    return address === undefined ? next() : context.redirect(address, 302)
  })
  app.route('/', postRoutes(options, visitorOf))
  app.get(
    '*',
    async (context, next) => (await options.files(current.shop, context.req.raw, visitorOf(context))) ?? next(),
  )
  app.get('*', pageAnswers(options, visitorOf))
  app.all('*', (context) => context.text('Method Not Allowed', 405, { Allow: 'GET, HEAD' }))
  return app
}

/** How long security.txt is valid from the request on: a fixed date could pass while the version is still served. */
const securityTxtDays = 364

/** /.well-known/security.txt (RFC 9116). In: the site's address without a trailing slash. */
export function securityTxt(contact: string, siteUrl: string, now: Date): string {
  const expires = new Date(now.getTime() + securityTxtDays * dayMilliseconds).toISOString().slice(0, 10)
  return [
    `Contact: mailto:${contact}`,
    `Expires: ${expires}T00:00:00.000Z`,
    'Preferred-Languages: pt, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    `Policy: ${siteUrl}${paths.privacy}`,
    '',
  ].join('\n')
}

/** The endpoints for posts, and leave for other sites' pages (CORS_ORIGINS) to read the read API's files. */
function postRoutes(options: AppOptions, visitorOf: (context: Context) => string): Hono {
  const { environment, store, current, pages, files, built, counting, onStored = () => {} } = options
  const shop = () => current.shop
  const { PUBLIC_BACKEND_KEY: publicKey, CORS_ORIGINS: corsOrigins, RATE_LIMIT_PER_MINUTE: perMinute } = environment
  const isProduct = (id: string) => shop().data.content.products.some((product) => product.id === id)
  const postOptions = { store, rateLimit: new RateLimit(perMinute), visitorOf, corsOrigins, isProduct, onStored }
  const app = new Hono()
  app.route('/rest/v1', restRoutes(postOptions, publicKey))
  const answerPage = (request: Request, visitor: string) => pages.answer(shop(), request, visitor)
  app.route('/', formRoutes(postOptions, answerPage))
  app.route('/api/v1/lists', listRoutes(postOptions, shop))
  app.options('/api/*', cors({ origin: [...corsOrigins], allowMethods: ['GET', 'HEAD'] }))
  // Hono's middleware makes a new answer with its headers, which copies a megabyte for each reader.
  app.get('/api/*', async (context, next) => {
    await next()
    const origin = context.req.header('origin') ?? ''
    if (corsOrigins.includes(origin)) context.res.headers.set('Access-Control-Allow-Origin', origin)
    context.res.headers.append('Vary', 'Origin')
  })
  if (counting?.takesReports) app.route(reportPath, reportRoutes(counting, postOptions))
  if (environment.PROPOSAL_LINKS === 'on') {
    const proposals = store.publicProposals
    const printer = proposalPrinter(files)
    const print = (document: ProposalDocument) => printer(document, shop())
    app.route('/proposta', proposalRoutes({ ...postOptions, proposals, shop, font: built?.styles, print }))
  }
  return app
}

/** The bundled code for browsers, whose files' names change with their content. */
function codeFiles(folder: string) {
  return serveStatic({
    root: folder,
    precompressed: true,
    onFound: (_path, context) => {
      context.header('Cache-Control', 'public, max-age=31536000, immutable')
      // The header is set on unpacked files too, or a cache on the way would give those to everybody.
      context.header('Vary', 'Accept-Encoding')
    },
  })
}

/** The answer for a file of another build: a tab that was opened with it loads the page again (app/browser). */
const codeFileMissing = (context: Context): Response => context.text('Not found', 404, { 'Cache-Control': 'no-store' })

function pageAnswers({ current, pages, counting }: AppOptions, visitorOf: (context: Context) => string) {
  return async (context: Context) => {
    const visitor = visitorOf(context)
    const response = await pages.answer(current.shop, context.req.raw, visitor)
    return countServedSearch(context.req.raw, response, visitor, counting)
  }
}

/** The address of a list whose '#' a program has written as '%23'; undefined for any other address. */
function withFragment(url: string): string | undefined {
  const [, path, fragment] = /^https?:\/\/[^/]+(\/[a-z-]{1,40})%23(L\d{1,3}-\S*|lista-\S*)$/.exec(url) ?? []
  return path === undefined ? undefined : `${path}#${fragment}`
}

function setSecurityHeaders({ headers, status }: Response, isSecure: boolean): void {
  for (const [name, value] of Object.entries(securityHeaders)) headers.set(name, value)
  if (isSecure) headers.set(...strictTransport)
  // The headers of a 304 replace those of the cached page in browsers, so a 304 sets no policy.
  if (status === 304) return
  const policy = headers.get('Content-Security-Policy') ?? (needsBarePolicy(headers) ? barePolicy : undefined)
  if (policy) headers.set('Content-Security-Policy', isSecure ? overTls(policy) : policy)
}

/** Whether an answer needs the general policy: scripts, styles, fonts and pictures need none. */
const needsBarePolicy = (headers: Headers): boolean =>
  !/^(text\/(javascript|css)|font|image)/.test(headers.get('Content-Type') ?? '')

function answerFailure(context: Context, error: Error): Response {
  if (error instanceof Overloaded)
    return context.text('Muitas visitas ao mesmo tempo. Tente novamente em instantes.', 503, { 'Retry-After': '2' })
  // The client closed the connection while sending: not an error.
  if (context.req.raw.signal.aborted) return context.text('Bad Request', 400)
  // The path is cut: whoever reads the key of a proposal's link in a log can open it.
  const path = context.req.path.replace(/^\/proposta\/.*/, '/proposta/').slice(0, 200)
  log('request-failed', { path, ...traceOf(error) })
  return context.text('Erro interno. Tente novamente em instantes.', 500)
}

/** The answer to too large a body. The rest of the body is not read, so the connection is closed. */
function tooLarge(context: Context): Response {
  context.header('Connection', 'close')
  const hint = 'Shorten the message.'
  return new RestFailure(413, '54000', `The body is larger than ${maximumBytes} bytes`, { hint }).answer(context)
}
