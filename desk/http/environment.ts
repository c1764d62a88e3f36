import type { Context } from 'hono'
import type { Session } from '#desk/access/access.ts'

/** What the middleware finds out about a request before a route sees it. */
export interface DeskVariables {
  /** The origin that the browser has for this desk: scheme and host. */
  origin: string
  session: Session | undefined
  /** The token of the session, '' without one. */
  token: string
}
export interface DeskEnvironment {
  Variables: DeskVariables
}
export type DeskContext = Context<DeskEnvironment>

/** Who asks. Only for routes that a session guards. */
export function sessionOf(context: DeskContext): Session {
  const session = context.get('session')
  if (!session) throw new Error('A route without a session asked for one')
  return session
}
