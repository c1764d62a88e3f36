import { LRUCache } from 'lru-cache'
import { matchRoutes } from 'react-router'
import { paths } from '#domain/pages/paths.ts'
import type { PageAnswer, PageRequest, PageRoute } from '#server/render/page-answer.ts'
import { Overloaded } from '#server/render/page-pool.ts'
import type { Shop } from '#server/shop/shop.ts'
import { responseOf, type FinishedAnswers } from './finished-answers.ts'

/** Who renders pages: the pool of threads, or this thread. */
export interface Renderer {
  /** The application's routes with the parameters that each declares. */
  routes: () => Promise<PageRoute[]>
  render: (shop: Shop, request: PageRequest) => Promise<PageAnswer>
}

/** What a request asks for, without what changes nothing. */
interface Asked {
  /** The path and the parameters that its route declares, in its order. */
  address: string
  /** Whether the answer is kept for others. */
  isKept: boolean
}

/** The most characters of an address whose answer is kept: a longer one is unlikely to be asked for twice. */
const longest = 400

/** Pages of one visitor that are made at once: those of others then wait for no more than these. */
const mostAtOnce = 2
/** Further pages of one visitor that wait for that: a school or hospital behind one address stays below. */
const mostInLine = 100
/** Milliseconds for which they wait. */
const longestInLine = 8000

/** Lines of visitors: each visitor's pages wait for one another, not for those of somebody who asks for many. */
class Lines {
  readonly #lines = new Map<string, { atOnce: number; waiting: Set<() => void> }>()

  /** Runs `make` when the visitor's turn has come. Rejects with `Overloaded` when the line is long or slow. */
  async take<Made>(visitor: string, make: () => Promise<Made>): Promise<Made> {
    const line = this.#lines.get(visitor) ?? { atOnce: 0, waiting: new Set() }
    this.#lines.set(visitor, line)
    if (line.atOnce < mostAtOnce) line.atOnce += 1
    else await turnIn(line.waiting)
    try {
      return await make()
    } finally {
      const [next] = line.waiting
      if (next) {
        // Who is called stands in the line no more: turns that end at once go to one page each.
        line.waiting.delete(next)
        next()
      } else line.atOnce -= 1
      if (line.atOnce === 0) this.#lines.delete(visitor)
    }
  }
}

async function turnIn(waiting: Set<() => void>): Promise<void> {
  if (waiting.size >= mostInLine) throw new Overloaded('One visitor asks for too many pages at once')
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  waiting.add(resolve)
  const late = setTimeout(() => {
    waiting.delete(resolve)
    reject(new Overloaded('A page waited too long for others of its visitor'))
  }, longestInLine)
  await promise
  clearTimeout(late)
}

/** Answers requests for the application's pages and their data. */
export class Pages {
  readonly #renderer: Renderer
  readonly #answers: FinishedAnswers
  readonly #lines = new Lines()
  /** What addresses ask for: the router tries every route for each, which costs more than the rest of an answer. */
  readonly #asked = new LRUCache<string, Asked>({ max: 5000 })
  /** The routes of which that holds: where the code changes, they are others each time. */
  #routes: readonly PageRoute[] = []

  constructor(renderer: Renderer, answers: FinishedAnswers) {
    this.#renderer = renderer
    this.#answers = answers
  }

  /**
   * The answer from a shop. In: the request, and the key of its visitor, in whose line a page that is not kept waits.
   * Rejects with `Overloaded` when too many pages wait.
   */
  async answer(shop: Shop, request: Request, visitor = ''): Promise<Response> {
    const url = new URL(request.url)
    const path = decoded(url.pathname)
    if (path !== undefined && path !== '/' && path.endsWith('/'))
      return redirectTo(path.replace(/\/+$/, '') || '/', url.search)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const { address, isKept } = await this.#addressOf(path === undefined ? nowhere : url)
    const make = async () => this.#renderer.render(shop, await pageRequest(shop, request, address))
    const key = isRead && isKept ? keyOf(shop, address) : undefined
    // The turn comes before the page is shared: nobody waits for a page in somebody else's line.
    const known = key === undefined ? undefined : this.#answers.kept(key)
    const answer =
      known ?? (await this.#lines.take(visitor, key === undefined ? make : () => this.#answers.of(key, make)))
    return responseOf(answer, request.headers.get('accept-encoding'))
  }

  /** Renders a page that every shop has, for the health check. Out: its status. */
  async check(shop: Shop): Promise<number> {
    return (await this.#renderer.render(shop, readRequest(shop, paths.contact))).status
  }

  async #addressOf(url: URL): Promise<Asked> {
    const routes = await this.#renderer.routes()
    if (routes !== this.#routes) this.#asked.clear()
    this.#routes = routes
    const known = this.#asked.get(url.pathname + url.search)
    const asked = known ?? addressOf(routes, url)
    if (asked.isKept) this.#asked.set(url.pathname + url.search, asked)
    return asked
  }
}

/** An address that no page has; it stands for one that cannot be decoded. */
const nowhere = new URL('http://localhost/-')

function keyOf(shop: Shop, address: string): string {
  return `${shop.version} ${address}`
}

/** What a request asks for: parameters that its route does not declare, as of campaigns, are left out. */
export function addressOf(routes: readonly PageRoute[], { pathname, searchParams }: URL): Asked {
  const page = pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/')
  const declared = matchRoutes([...routes], page)?.at(-1)?.route.parameters ?? []
  const pairs = declared.flatMap((name) =>
    searchParams.getAll(name).flatMap((value) => (value.trim() === '' ? [] : [[name, value.trim()]])),
  )
  const query = new URLSearchParams(pairs).toString()
  const address = query === '' ? pathname : `${pathname}?${query}`
  return { address, isKept: address.length <= longest }
}

function readRequest(shop: Shop, address: string): PageRequest {
  return { url: new URL(address, shop.siteUrl).href, method: 'GET', headers: [] }
}

/** A request as it is rendered: of a page that is read, nothing but its address, because others get its answer as well. */
async function pageRequest(shop: Shop, request: Request, address: string): Promise<PageRequest> {
  if (request.method === 'GET' || request.method === 'HEAD') return readRequest(shop, address)
  const { pathname, search } = new URL(request.url)
  return {
    url: new URL(pathname + search, shop.siteUrl).href,
    method: request.method,
    // Who sent it was checked by the form's endpoint (server/http/forms.ts).
    headers: [['Content-Type', request.headers.get('content-type') ?? '']],
    body: new Uint8Array(await request.arrayBuffer()),
  }
}

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}

function redirectTo(path: string, search: string): Response {
  // Exactly one slash at the start: with two, the location would be another site.
  const location = `/${encodeURI(path).replace(/^\/+/, '')}${search}`
  return new Response(null, { status: 301, headers: { Location: location } })
}
