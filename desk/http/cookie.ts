import type { DeskAddress } from '#desk/desk-address.ts'
import { sessionSeconds } from '#domain/desk/session-life.ts'
import type { DeskContext } from './environment.ts'

/**
 * The session's token in a request, '' without one. Two cookies of the name count as none: another server on this
 * machine has set one of them.
 */
export function tokenIn(context: DeskContext, place: DeskAddress): string {
  const cookies = (context.req.header('cookie') ?? '').split(';').flatMap((pair) => {
    const [name, value = ''] = pair.trim().split('=', 2)
    return name === place.cookie ? [value] : []
  })
  return cookies.length === 1 && /^[\w-]{43}$/.test(cookies[0] ?? '') ? (cookies[0] ?? '') : ''
}

/** Sets the cookie with a session's token, or deletes it ('' as token). */
export function setToken(context: DeskContext, place: DeskAddress, token: string): void {
  const life = token === '' ? 0 : sessionSeconds
  const secure = place.isSecure ? '; Secure' : ''
  context.header(
    'Set-Cookie',
    `${place.cookie}=${token}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${life}${secure}`,
    {
      append: true,
    },
  )
}
