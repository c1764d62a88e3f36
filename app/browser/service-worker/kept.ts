/** The caches of visited pages and their data begin so; each build has its own. */
export const visitedPrefix = 'paginas-'
/** Outlives a build: what stands here has its content's hash in its name. */
export const filesCache = 'arquivos'
/** Answers that a cache holds; the oldest go. */
const most = 250

export async function find(url: string): Promise<Response | undefined> {
  return caches.match(keyOf(url))
}

/** Keeps a good answer in a cache; others are not kept. */
export async function keep(name: string, url: string, response: Response): Promise<void> {
  if (response.status !== 200 || response.redirected) return
  const cache = await caches.open(name)
  await cache.delete(keyOf(url))
  await cache.put(keyOf(url), response)
  const kept = await cache.keys()
  await Promise.all(kept.slice(0, Math.max(0, kept.length - most)).map((request) => cache.delete(request)))
}

/** Drops the visited pages of all builds but one. */
export async function dropVisited(but?: string): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(visitedPrefix) && name !== but)
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** What an answer depends on: the router names the parts that it needs, and a choice changes no product's data. */
function keyOf(address: string): string {
  const url = new URL(address)
  url.searchParams.delete('_routes')
  if (url.pathname.endsWith('.data')) url.searchParams.delete('opcao')
  return url.href
}
