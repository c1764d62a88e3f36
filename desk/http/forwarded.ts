import { getConnInfo } from '@hono/node-server/conninfo'
import type { Forwarded } from '#server/http/trusted-proxies.ts'
import type { DeskContext } from './environment.ts'

/** What the connection and the proxies state about a request. */
export function forwardedOf(context: DeskContext): Forwarded {
  return {
    socketAddress: getConnInfo(context).remote.address ?? '',
    forwardedFor: context.req.header('x-forwarded-for'),
    forwardedProto: context.req.header('x-forwarded-proto'),
  }
}
