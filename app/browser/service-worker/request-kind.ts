/**
 * How a request is answered: 'page' and 'fresh' from the network as long as there is one, 'fixed'
 * from the cache when it is there (its address changes with its content). Undefined: not our business.
 */
export type RequestKind = 'page' | 'fresh' | 'fixed'

interface Asked {
  method: string
  mode: string
  url: string
}

/** In: a request and the site's own origin. Forms, the public tables, proposals and other sites are left alone. */
export function requestKind({ method, mode, url }: Asked, origin: string): RequestKind | undefined {
  const { origin: asked, pathname } = new URL(url)
  if (method !== 'GET' || asked !== origin || /^\/(rest|healthz|proposta)(\/|$)/.test(pathname)) return undefined
  if (/^\/(assets|desenhos|fotos|indices)\//.test(pathname)) return 'fixed'
  if (mode === 'navigate') return 'page'
  return pathname.endsWith('.data') || pathname.startsWith('/itens/') ? 'fresh' : undefined
}
