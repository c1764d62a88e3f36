import { getConnInfo } from '@hono/node-server/conninfo'
import type { Forwarded, TrustedProxies } from '#server/http/trusted-proxies.ts'
import { type DeskContext, type DeskEnvironment, Refusal, type DeskOptions } from './routes.ts'
import { createMiddleware } from 'hono/factory'
import { securityHeaders, strictTransport } from '#server/http/security-headers.ts'
import type { DeskAddress } from '#desk/settings.ts'
import { startSession } from './session-guard.ts'

/** Address, scheme and host of a request, from the connection and trusted proxies. */
function forwardedOf(context: DeskContext): Forwarded {
  return {
    socketAddress: getConnInfo(context).remote.address ?? '',
    forwardedFor: context.req.header('x-forwarded-for'),
    forwardedProto: context.req.header('x-forwarded-proto'),
  }
}

/**
 * The content security policy: own scripts, styles, pictures and font as files; nothing inline, nothing from other
 * sites, no frames.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const ownHeaders = {
  ...securityHeaders,
  'Content-Security-Policy': policy,
  // Forms of the desk's own pages still send their address.
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
}

/** The headers of every answer. One without a Cache-Control of its own is not cached. */
export function deskHeaders(isSecure: boolean) {
  return createMiddleware(async (context, next) => {
    await next()
    const { headers } = context.res
    for (const [name, value] of Object.entries(ownHeaders)) if (!headers.has(name)) headers.set(name, value)
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
    if (isSecure) headers.set(...strictTransport)
  })
}

interface Guard {
  place: DeskAddress
  proxies: TrustedProxies
}

/**
 * Allows only requests that a person's own browser makes to the desk under the desk's own name. Refuses another Host
 * (DNS rebinding: a foreign name that points at this address), requests by pages of other sites, writes without a
 * stated origin and, behind TLS, requests that bypass the proxy.
 */
export function originGuard({ place, proxies }: Guard) {
  return createMiddleware<DeskEnvironment>(async (context, next) => {
    const host = context.req.header('host') ?? ''
    if (!place.hosts.includes(host.toLowerCase()))
      throw new Refusal('other-host', 421, 'Este não é o endereço da mesa.')
    if (place.isSecure && !proxies.isSecure(forwardedOf(context)))
      throw new Refusal('around-proxy', 403, 'A mesa só atende pelo endereço com HTTPS.')
    const origin = `${place.isSecure ? 'https' : 'http'}://${host.toLowerCase()}`
    context.set('origin', origin)
    if (context.req.method === 'GET' || context.req.method === 'HEAD') checkRead(context)
    else if (context.req.method === 'POST') checkWrite(context, origin)
    else throw new Refusal('method', 405, 'A mesa não conhece este pedido.')
    await next()
  })
}

/** Pages of other sites may link to the desk; they may not embed it as a picture, frame or script. */
function checkRead(context: DeskContext): void {
  const site = context.req.header('sec-fetch-site')
  if (site === undefined || site === 'same-origin' || site === 'none') return
  const isLink =
    context.req.header('sec-fetch-mode') === 'navigate' && context.req.header('sec-fetch-dest') === 'document'
  if (!isLink) throw new Refusal('other-site-reads', 403, 'Outro site não pode ler a mesa.')
}

function checkWrite(context: DeskContext, origin: string): void {
  if (context.req.header('sec-fetch-site') !== 'same-origin')
    throw new Refusal('other-site-writes', 403, 'Este pedido não veio de uma página da mesa.')
  if (context.req.header('origin') !== origin)
    throw new Refusal('other-origin', 403, 'Este pedido não veio de uma página da mesa.')
}

type ProxyGuardOptions = Pick<DeskOptions, 'settings' | 'access' | 'place' | 'store'> & { proxies: TrustedProxies }

/**
 * Trusts the name that an authenticating proxy sends (DESK_USER_HEADER), and refuses it from anybody else. Another name
 * starts another session.
 */
export function proxyGuard({ proxies, ...options }: ProxyGuardOptions) {
  const header = options.settings.DESK_USER_HEADER
  return createMiddleware<DeskEnvironment>(async (context, next) => {
    const login = header === undefined ? undefined : context.req.header(header)
    if (login === undefined) return next()
    if (!proxies.isTrusted(forwardedOf(context).socketAddress))
      throw new Refusal('untrusted-proxy', 403, 'O nome de usuário veio de um endereço que não é o do proxy.')
    const session = context.get('session')
    if (session?.person.login?.toLowerCase() === login.toLowerCase()) return next()
    const person = await options.access.persons.byLogin(login)
    if (!person)
      throw new Refusal(
        'unknown-login',
        403,
        'O proxy o conhece, a mesa ainda não. Peça a quem administra que o cadastre.',
      )
    const token = await startSession(context, options, { person, way: 'proxy' })
    context.set('session', await options.access.sessions.find(token))
    context.set('token', token)
    return next()
  })
}
