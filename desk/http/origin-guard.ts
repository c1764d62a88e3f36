import { createMiddleware } from 'hono/factory'
import type { TrustedProxies } from '#server/http/trusted-proxies.ts'
import type { DeskAddress } from '#desk/desk-address.ts'
import type { DeskContext, DeskEnvironment } from './environment.ts'
import { forwardedOf } from './forwarded.ts'
import { Refusal } from './refusal.ts'

interface Guard {
  place: DeskAddress
  proxies: TrustedProxies
}

/**
 * Allows only requests that a person's own browser makes to the desk under the desk's own name. Refuses another Host
 * (DNS rebinding: a foreign name that points at this address), requests by pages of other sites, writes without a
 * stated origin and, behind TLS, requests that bypass the proxy.
 */
export function originGuard({ place, proxies }: Guard) {
  return createMiddleware<DeskEnvironment>(async (context, next) => {
    const host = context.req.header('host') ?? ''
    if (!place.hosts.includes(host.toLowerCase()))
      throw new Refusal('other-host', 421, 'Este não é o endereço da mesa.')
    if (place.isSecure && !proxies.isSecure(forwardedOf(context)))
      throw new Refusal('around-proxy', 403, 'A mesa só atende pelo endereço com HTTPS.')
    const origin = `${place.isSecure ? 'https' : 'http'}://${host.toLowerCase()}`
    context.set('origin', origin)
    if (context.req.method === 'GET' || context.req.method === 'HEAD') checkRead(context)
    else if (context.req.method === 'POST') checkWrite(context, origin)
    else throw new Refusal('method', 405, 'A mesa não conhece este pedido.')
    await next()
  })
}

/** Pages of other sites may link to the desk; they may not embed it as a picture, frame or script. */
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
