import type { Context } from 'hono'

/** Whether a browser states that a page of another site sends the request. Programs other than browsers state nothing. */
export function isCrossSite(context: Context): boolean {
  const fetchSite = context.req.header('sec-fetch-site')
  if (fetchSite !== undefined) return fetchSite !== 'same-origin' && fetchSite !== 'none'
  const origin = context.req.header('origin')
  // The origin's scheme may differ from the request's behind a proxy, but not its host.
  return origin !== undefined && URL.parse(origin)?.host !== context.req.header('host')
}
