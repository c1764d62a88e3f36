import type { IncomingMessage } from 'node:http'
import { TrustedProxies } from '#server/http/trusted-proxies.ts'
import { log } from '#server/log.ts'

/** A request, as far as it tells where it comes from. */
type Coming = Pick<IncomingMessage, 'headers'> & { socket: Pick<IncomingMessage['socket'], 'remoteAddress'> }

/**
 * Warns if the first forwarded request does not come from a proxy in TRUST_PROXY, because all visitors then count as
 * one. In: the setting. Out: a function that examines each request.
 */
export function proxyWarning(trusted: readonly string[]): (request: Coming) => void {
  const proxies = new TrustedProxies(trusted)
  let isDecided = false
  return ({ headers, socket }) => {
    if (isDecided || headers['x-forwarded-for'] === undefined) return
    isDecided = true
    if (proxies.isTrusted(socket.remoteAddress ?? '')) return
    log('proxy-not-trusted', { expected: 'TRUST_PROXY with the address of the proxy that sends X-Forwarded-For' })
  }
}
