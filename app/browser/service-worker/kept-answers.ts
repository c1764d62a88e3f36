import { BoundedCache } from './bounded-cache.ts'

/** The caches of what was visited, by their names. */
export const visitedCache = /^(paginas|perguntas|dados)-/

/**
 * What was visited, by build: whole pages, pages that were asked for with parameters (a search, filters), which
 * come and go and must not push the others out, and what the pages are rendered from.
 */
export class KeptAnswers {
  readonly #version: string
  readonly #pages: BoundedCache
  readonly #questions: BoundedCache
  readonly #data: BoundedCache

  constructor(version: string) {
    this.#version = version
    this.#pages = new BoundedCache(`paginas-${version}`, 60)
    this.#questions = new BoundedCache(`perguntas-${version}`, 20)
    this.#data = new BoundedCache(`dados-${version}`, 120)
  }

  /** Keeps a good answer. */
  async keep(url: string, response: Response): Promise<void> {
    await this.#cacheOf(url).keep(keyOf(url), response)
  }

  async find(url: string): Promise<Response | undefined> {
    return this.#cacheOf(url).find(keyOf(url))
  }

  /** A page as it was kept; one that was not asked for with these parameters leads to the page without them. */
  async findPage(url: string): Promise<Response | undefined> {
    const found = await this.find(url)
    if (found) return found
    const { origin, pathname } = new URL(url)
    const plain = await this.#pages.find(origin + pathname)
    return plain && Response.redirect(pathname)
  }

  /** Whole pages, latest first. */
  pages(): Promise<string[]> {
    return this.#pages.addresses()
  }

  /** Drops what other builds left. */
  async dropOthers(): Promise<void> {
    const names = await caches.keys()
    const old = names.filter((name) => visitedCache.test(name) && !name.endsWith(`-${this.#version}`))
    await Promise.all(old.map((name) => caches.delete(name)))
  }

  #cacheOf(url: string): BoundedCache {
    const { pathname, search } = new URL(url)
    if (/\.(data|json)$/.test(pathname)) return this.#data
    return search ? this.#questions : this.#pages
  }
}

/** What an answer depends on: the router names the parts that it needs, and a choice changes no product's data. */
function keyOf(address: string): string {
  const url = new URL(address)
  url.searchParams.delete('_routes')
  if (url.pathname.endsWith('.data')) url.searchParams.delete('opcao')
  return url.href
}
