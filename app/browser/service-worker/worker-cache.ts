/** The prefix of the names of the caches of visited pages and their data; each build has a cache of its own. */
export const visitedPrefix = 'paginas-'
/** The cache of files outlives a build, because the files have the hash of their content in their names. */
export const filesCache = 'arquivos'
/** Answers that one cache holds at the most; the oldest are dropped. */
const maximum = 250

export async function cachedResponse(url: string): Promise<Response | undefined> {
  return caches.match(keyOf(url))
}

/** Keeps a successful answer in a cache; ignores others. */
export async function cacheResponse(name: string, url: string, response: Response): Promise<void> {
  if (response.status !== 200 || response.redirected) return
  const cache = await caches.open(name)
  await cache.delete(keyOf(url))
  await cache.put(keyOf(url), response)
  const kept = await cache.keys()
  await Promise.all(kept.slice(0, Math.max(0, kept.length - maximum)).map((request) => cache.delete(request)))
}

/** Drops the visited pages of all builds, except those of the cache named `but`. */
export async function dropVisited(but?: string): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(visitedPrefix) && name !== but)
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** Drops everything that the worker keeps: visited pages, and files, among them pictures of products. */
export async function dropAll(): Promise<void> {
  await Promise.all([dropVisited(), caches.delete(filesCache)])
}

/**
 * The address under which an answer is kept, without parameters that do not change it: the router's list of wanted
 * routes and, for the data of a page, a product's choice.
 */
function keyOf(address: string): string {
  const url = new URL(address)
  url.searchParams.delete('_routes')
  if (url.pathname.endsWith('.data')) url.searchParams.delete('opcao')
  return url.href
}
