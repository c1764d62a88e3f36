import { createMiddleware } from 'hono/factory'
import { isFormTokenOf } from '#desk/access/token.ts'
import type { DeskOptions } from '#desk/desk-options.ts'
import type { Role } from '#domain/desk/person.ts'
import { tokenIn } from './cookie.ts'
import { sessionOf, type DeskEnvironment } from './environment.ts'
import { formOf } from './form.ts'
import { Refusal } from './refusal.ts'

/** Requests that open pages make by themselves do not count as use, so that the session of a forgotten tab expires. */
const quiet = new Set(['/mensagens/novidades', '/presenca'])

/** Finds the session of a request. */
export function readSession({ access, place }: Pick<DeskOptions, 'access' | 'place'>) {
  return createMiddleware<DeskEnvironment>(async (context, next) => {
    const token = tokenIn(context, place)
    const session = token === '' ? undefined : await access.sessions.find(token)
    if (session && !quiet.has(context.req.path)) await access.sessions.touch(session)
    context.set('session', session)
    context.set('token', session ? token : '')
    await next()
  })
}

/** Addresses that are allowed before a required passkey exists: creating it, and signing out. */
const toEnrol = new Set(['/sessoes', '/chaves', '/chaves/opcoes', '/sair'])

/**
 * Without a session, redirects to the sign-in page, and refuses a write. A person who signed in by a link is redirected
 * to creating a passkey, if passkeys are required.
 */
export function requireSession({ settings }: Pick<DeskOptions, 'settings'>) {
  return createMiddleware<DeskEnvironment>(async (context, next) => {
    const session = context.get('session')
    if (session) {
      const mustEnrol = settings.DESK_PASSKEYS === 'required' && session.way === 'link'
      if (!mustEnrol || toEnrol.has(context.req.path)) return next()
      return context.redirect('/sessoes?feito=chave-primeiro', 303)
    }
    if (context.req.method === 'POST')
      throw new Refusal('no-session', 403, 'Sua sessão terminou. Entre de novo em outra aba e repita o que fez aqui.')
    const site = context.req.header('sec-fetch-site')
    // A browser that follows a link in an e-mail sends no cookie (SameSite=Strict). It sends the cookie when a page of
    // the desk requests the same address again.
    if (site === 'cross-site' || site === 'same-site') return context.html(askAgain)
    const { pathname, search } = new URL(context.req.url)
    const wish = pathname === '/' ? '' : `?para=${encodeURIComponent(pathname + search)}`
    return context.redirect(`/entrar${wish}`, 303)
  })
}

const askAgain =
  '<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta http-equiv="refresh" content="0"><title>Mesa</title><p><a href="">Continuar</a></p></html>'

/** Every write of a session needs the session's form token, in the form or in a header. */
export const requireFormToken = createMiddleware<DeskEnvironment>(async (context, next) => {
  if (context.req.method === 'POST') {
    const given = context.req.header('x-ficha') ?? (await formOf(context)).ficha ?? ''
    if (!isFormTokenOf(context.get('token'), given))
      throw new Refusal('form-token', 403, 'Esta página é antiga. Recarregue-a e repita o que fez.')
  }
  await next()
})

/** In: the role that a page or an act requires. Refuses persons with another role, and records it. */
export function requireRole(role: Role, { store }: Pick<DeskOptions, 'store'>) {
  return createMiddleware<DeskEnvironment>(async (context, next) => {
    const { person } = sessionOf(context)
    if (person.role !== role) {
      const note = `${context.req.method} ${context.req.path}`.slice(0, 200)
      await store.audit.record({ operator: person.name, action: 'refused', target: null, note })
      throw new Refusal('role', 403, 'Só quem administra pode ver ou fazer isto.')
    }
    await next()
  })
}
