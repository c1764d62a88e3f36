/**
 * How a request is answered: 'page' and 'fresh' from the network, or from the cache when the network fails or is slow;
 * 'fixed' from the cache first, because its address changes with its content. Undefined: the worker leaves the request
 * to the browser.
 */
export type RequestKind = 'page' | 'fresh' | 'fixed'

interface Asked {
  method: string
  mode: string
  url: string
}

/**
 * In: a request and the site's own origin. Among what is left to the browser are forms, the public tables, proposals
 * and other sites.
 */
export function requestKind({ method, mode, url }: Asked, origin: string): RequestKind | undefined {
  const { origin: asked, pathname } = new URL(url)
  if (method !== 'GET' || asked !== origin || /^\/(rest|healthz|proposta)(\/|$)/.test(pathname)) return undefined
  if (/^\/(assets|desenhos|fotos|indices)\//.test(pathname)) return 'fixed'
  if (mode === 'navigate') return 'page'
  return pathname.endsWith('.data') || pathname.startsWith('/itens/') ? 'fresh' : undefined
}
