/** What a request asks for, as it is counted. */
export type RequestKind = 'file' | 'health' | 'form' | 'reviews' | 'page' | 'search'

/** Tells by method and address alone, which say nothing of the visitor. */
export function requestKind(method: string, address: string): RequestKind {
  const [path = '', query] = address.split('?')
  if (path === '/healthz') return 'health'
  if (path.startsWith('/rest/')) return method === 'POST' ? 'form' : 'reviews'
  if (/\.(?!data$)\w+$/.test(path)) return 'file'
  return query === undefined ? 'page' : 'search'
}
