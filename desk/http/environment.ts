import type { Context } from 'hono'
import type { Session } from '#desk/access/access.ts'

/** What the middleware determines about a request. */
export interface DeskVariables {
  /** The desk's origin in the browser: scheme and host. */
  origin: string
  session: Session | undefined
  /** The token of the session, '' without one. */
  token: string
}
export interface DeskEnvironment {
  Variables: DeskVariables
}
export type DeskContext = Context<DeskEnvironment>

/** The session of the request, for routes that require one. */
export function sessionOf(context: DeskContext): Session {
  const session = context.get('session')
  if (!session) throw new Error('A route without a session asked for one')
  return session
}

/** The person recorded in the history. */
export function actor(context: DeskContext) {
  const { id, name } = sessionOf(context).person
  return { id, name }
}
