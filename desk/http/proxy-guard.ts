import { createMiddleware } from 'hono/factory'
import type { TrustedProxies } from '#server/http/trusted-proxies.ts'
import type { DeskOptions } from '#desk/desk-options.ts'
import type { DeskEnvironment } from './environment.ts'
import { forwardedOf } from './forwarded.ts'
import { Refusal } from './refusal.ts'
import { startSession } from './start-session.ts'

type Guard = Pick<DeskOptions, 'settings' | 'access' | 'place' | 'store'> & { proxies: TrustedProxies }

/**
 * Trusts the name that an authenticating proxy sends (DESK_USER_HEADER), and refuses it from anybody else. Another name
 * starts another session.
 */
export function proxyGuard({ proxies, ...options }: Guard) {
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
