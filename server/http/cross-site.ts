import type { Context } from 'hono'

/** Whether a browser states that another site's page sends the request. Other programs state nothing and are let in. */
export function isCrossSite(context: Context): boolean {
  const fetchSite = context.req.header('sec-fetch-site')
  if (fetchSite !== undefined) return fetchSite !== 'same-origin' && fetchSite !== 'none'
  const origin = context.req.header('origin')
  // The origin's scheme may differ from the request's behind a proxy, but not its host.
  return origin !== undefined && URL.parse(origin)?.host !== context.req.header('host')
}
