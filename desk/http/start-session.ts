import type { Person } from '#domain/desk/person.ts'
import type { SignInWay } from '#desk/access/access.ts'
import type { DeskOptions } from '#desk/desk-options.ts'
import { setToken } from './cookie.ts'
import { deviceOf } from './device.ts'
import type { DeskContext } from './environment.ts'

/** Starts a new session and ends the one that the browser had, whose token somebody may have planted there. */
export async function startSession(
  context: DeskContext,
  { access, place, store }: Pick<DeskOptions, 'access' | 'place' | 'store'>,
  { person, way }: { person: Person; way: SignInWay },
): Promise<string> {
  const before = context.get('session')
  if (before) await access.sessions.end(before.id)
  const token = await access.sessions.start({
    personId: person.id,
    way,
    device: deviceOf(context.req.header('user-agent')),
  })
  setToken(context, place, token)
  await store.audit.record({ operator: person.name, action: 'signed-in', target: null, note: way })
  return token
}
