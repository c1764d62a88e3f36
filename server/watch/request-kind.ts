/** The kind of a request, for counting. */
export type RequestKind = 'file' | 'health' | 'form' | 'reviews' | 'page' | 'search'

/** The kind of a request by its method and address, which say nothing about the visitor. */
export function requestKind(method: string, address: string): RequestKind {
  const [path = '', query] = address.split('?')
  if (path === '/healthz') return 'health'
  if (path.startsWith('/rest/')) return method === 'POST' ? 'form' : 'reviews'
  if (/\.(?!data$)\w+$/.test(path)) return 'file'
  return query === undefined ? 'page' : 'search'
}
