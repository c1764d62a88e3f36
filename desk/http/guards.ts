import { createMiddleware } from 'hono/factory'
import type { SignInWay } from '#desk/access/access.ts'
import { isFormTokenOf, isSecret } from '#desk/access/token.ts'
import type { DeskAddress } from '#desk/settings.ts'
import { withNotice } from '#desk/shell/notices.ts'
import { sessionSeconds, type Person } from '#domain/desk/person.ts'
import { securityHeaders, strictTransport } from '#server/http/security-headers.ts'
import { forwardedIn, type TrustedProxies } from '#server/http/trusted-proxies.ts'
import { deviceOf } from './device.ts'
import { formOf } from './form.ts'
import { type DeskContext, sessionOf, type DeskEnvironment, type DeskOptions, Refusal } from './routes.ts'

/** The session's token, '' without one; two cookies of its name count as none: another server here set one of them. */
function tokenIn(context: DeskContext, place: DeskAddress): string {
  const cookies = (context.req.header('cookie') ?? '').split(';').flatMap((pair) => {
    const [name, value = ''] = pair.trim().split('=', 2)
    return name === place.cookie ? [value] : []
  })
  return cookies.length === 1 && /^[\w-]{43}$/.test(cookies[0] ?? '') ? (cookies[0] ?? '') : ''
}

export function setToken(context: DeskContext, place: DeskAddress, token: string): void {
  const life = token === '' ? 0 : sessionSeconds
  const secure = place.isSecure ? '; Secure' : ''
  const cookie = `${place.cookie}=${token}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${life}${secure}`
  context.header('Set-Cookie', cookie, { append: true })
}

/** Starts a new session and ends the one that the browser had, whose token somebody may have planted there. */
export async function startSession(
  context: DeskContext,
  { access, place, store }: Pick<DeskOptions, 'access' | 'place' | 'store'>,
  { person, way }: { person: Person; way: SignInWay },
): Promise<string> {
  const previous = context.get('session')
  if (previous) await access.sessions.end(previous.id)
  const device = deviceOf(context.req.header('user-agent'))
  const token = await access.sessions.start({ personId: person.id, way, device })
  setToken(context, place, token)
  await store.audit.record({ operator: person.name, action: 'signed-in', target: null, note: way })
  return token
}

/** Whether an open page asked by itself, which is no use of the session: that of a forgotten tab has to expire. */
const isBackground = ({ req }: DeskContext): boolean =>
  req.path === '/presenca' || (req.method === 'GET' && req.header('sec-fetch-dest') === 'empty')

export function readSession({ access, place }: Pick<DeskOptions, 'access' | 'place'>) {
  return createMiddleware<DeskEnvironment>(async (context, next) => {
    const token = tokenIn(context, place)
    const session = token === '' ? undefined : await access.sessions.find(token)
    if (session && !isBackground(context)) await access.sessions.touch(session)
    context.set('session', session)
    context.set('token', session ? token : '')
    await next()
  })
}

/** Addresses that are allowed before a required passkey exists: creating it, and signing out. */
const enrolPaths = new Set(['/sessoes', '/chaves', '/chaves/opcoes', '/sair'])

/** Requires a session: leads to sign-in, or to creating a passkey where passkeys are required; refuses writes. */
export function requireSession({ settings }: Pick<DeskOptions, 'settings'>) {
  return createMiddleware<DeskEnvironment>(async (context, next) => {
    const session = context.get('session')
    if (session) {
      const mustEnrol = settings.DESK_PASSKEYS === 'required' && session.way === 'link'
      if (!mustEnrol || enrolPaths.has(context.req.path)) return next()
      return context.redirect(withNotice('/sessoes', 'chave-primeiro'), 303)
    }
    if (context.req.method === 'POST') throw new Refusal('no-session', 403, sessionEnded)
    const site = context.req.header('sec-fetch-site')
    // A link in an e-mail sends no cookie (SameSite=Strict); a page of the desk that asks for the same again does.
    if (site === 'cross-site' || site === 'same-site') return context.html(reloadPage)
    const { pathname, search } = new URL(context.req.url)
    const query = pathname === '/' ? '' : `?para=${encodeURIComponent(pathname + search)}`
    return context.redirect(`/entrar${query}`, 303)
  })
}

const sessionEnded =
  'Sua sessão terminou. Entre de novo em outra aba e recarregue esta: o que você digitou aparece nela.'
const reloadPage =
  '<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta http-equiv="refresh" content="0"><title>Mesa</title><p><a href="">Continuar</a></p></html>'

/** Every write of a session needs the session's form token, in the form or in a header. */
export const requireFormToken = createMiddleware<DeskEnvironment>(async (context, next) => {
  if (context.req.method === 'POST') {
    const sentToken = context.req.header('x-ficha') ?? (await formOf(context)).ficha ?? ''
    if (!isFormTokenOf(context.get('token'), sentToken))
      throw new Refusal('form-token', 403, 'Esta página é antiga, e nada foi salvo. Abra-a de novo e repita o que fez.')
  }
  await next()
})

/** Refuses persons who do not administer, and records the refusal. */
export function requireAdministrator({ store }: Pick<DeskOptions, 'store'>) {
  return createMiddleware<DeskEnvironment>(async (context, next) => {
    const { person } = sessionOf(context)
    if (person.role !== 'administra') {
      const note = `${context.req.method} ${context.req.path}`.slice(0, 200)
      await store.audit.record({ operator: person.name, action: 'refused', target: null, note })
      throw new Refusal('role', 403, 'Só quem administra pode ver ou fazer isto.')
    }
    await next()
  })
}

/** The content security policy: own files only; nothing inline, nothing from other sites, no frames. */
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

/** The headers of every answer; an answer without a Cache-Control of its own is not cached. */
export function deskHeaders(isSecure: boolean) {
  return createMiddleware(async (context, next) => {
    await next()
    const { headers } = context.res
    for (const [name, value] of Object.entries(ownHeaders)) if (!headers.has(name)) headers.set(name, value)
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
    if (isSecure) headers.set(...strictTransport)
  })
}

/**
 * Allows only requests of a person's own browser under the desk's own name. Refuses another Host (DNS rebinding),
 * requests by pages of other sites, writes without a stated origin and, behind TLS, requests that bypass the proxy.
 */
export function originGuard(place: DeskAddress, proxies: TrustedProxies) {
  return createMiddleware<DeskEnvironment>(async (context, next) => {
    const host = context.req.header('host') ?? ''
    if (!place.hosts.includes(host.toLowerCase()))
      throw new Refusal('other-host', 421, 'Este não é o endereço da mesa.')
    if (place.isSecure && !proxies.isSecure(forwardedIn(context)))
      throw new Refusal('around-proxy', 403, 'A mesa só atende pelo endereço com HTTPS.')
    // PostgreSQL refuses a text with a NUL: of what is typed it is left out (form.ts), and no link of the desk has one.
    if (context.req.url.includes('%00')) throw new Refusal('address', 400, 'Este endereço não foi entendido.')
    const origin = `${place.isSecure ? 'https' : 'http'}://${host.toLowerCase()}`
    context.set('origin', origin)
    if (context.req.method === 'GET' || context.req.method === 'HEAD') checkRead(context)
    else if (context.req.method === 'POST') checkWrite(context, origin)
    else throw new Refusal('method', 405, 'A mesa não conhece este pedido.')
    await next()
  })
}

/** Refuses a read by another site's page other than a link: no picture, frame or script. */
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
 * Trusts the name that an authenticating proxy sends (DESK_USER_HEADER) with its secret (DESK_USER_SECRET), and refuses it
 * from anybody else. Another name starts another session.
 */
export function proxyGuard({ proxies, ...options }: ProxyGuardOptions) {
  const { DESK_USER_HEADER: header, DESK_USER_SECRET: secret = '' } = options.settings
  return createMiddleware<DeskEnvironment>(async (context, next) => {
    const login = header === undefined ? undefined : context.req.header(header)
    if (login === undefined) return next()
    if (!proxies.isTrusted(forwardedIn(context).socketAddress))
      throw new Refusal('untrusted-proxy', 403, 'O nome de usuário veio de um endereço que não é o do proxy.')
    if (secret === '' || !isSecret(secret, context.req.header('x-desk-secret') ?? ''))
      throw new Refusal('untrusted-proxy', 403, 'O nome de usuário veio sem o segredo do proxy.')
    const session = context.get('session')
    if (session?.person.login?.toLowerCase() === login.toLowerCase()) return next()
    const person = await options.access.persons.byLogin(login)
    const unknown = 'O proxy o conhece, a mesa ainda não. Peça a quem administra que o cadastre.'
    if (!person) throw new Refusal('unknown-login', 403, unknown)
    const token = await startSession(context, options, { person, way: 'proxy' })
    context.set('session', await options.access.sessions.find(token))
    context.set('token', token)
    return next()
  })
}
