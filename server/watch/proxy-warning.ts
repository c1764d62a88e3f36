import type { IncomingMessage } from 'node:http'
import { log } from '#server/log.ts'

/**
 * Warns once when requests come through a proxy while TRUST_PROXY is empty, because all visitors then count as one. In:
 * the setting. Out: a function that examines each request.
 */
export function proxyWarning(trusted: readonly string[]): (request: Pick<IncomingMessage, 'headers'>) => void {
  let isSaid = trusted.length > 0
  return ({ headers }) => {
    if (isSaid || headers['x-forwarded-for'] === undefined) return
    isSaid = true
    log('proxy-not-trusted', { expected: 'TRUST_PROXY with the address of the proxy that sends X-Forwarded-For' })
  }
}
