import { matchRoutes } from 'react-router'
import { paths } from '#domain/pages/paths.ts'
import type { PageAnswer, PageRequest, PageRoute } from '#server/render/page-answer.ts'
import { Overloaded } from '#server/render/page-pool.ts'
import type { Shop } from '#server/shop/shop.ts'
import { responseOf, type AnswerCache } from './answer-cache.ts'

export interface Renderer {
  routes: () => Promise<PageRoute[]>
  render: (shop: Shop, request: PageRequest) => Promise<PageAnswer>
}

/** A longer one is unlikely to be requested twice. */
const maximumCachedAddress = 400

/** A school or hospital behind one address stays below. */
const maximumWaiting = 100
/** With the time for a page itself (page-pool.ts) less than the 30 s after which the proxy gives an instance up. */
const maximumWaitMilliseconds = 8000

/** A visitor who requests many pages delays only their own. */
class VisitorQueues {
  readonly #queues = new Map<string, { length: number; last: Promise<unknown> }>()

  /** Rejects with `Overloaded` when the visitor's queue is full, or the wait in it was too long. */
  async take<Answer>(visitor: string, make: () => Promise<Answer>): Promise<Answer> {
    const queue = this.#queues.get(visitor) ?? { length: 0, last: Promise.resolve() }
    if (queue.length > maximumWaiting) throw new Overloaded('One visitor asks for too many pages at once')
    this.#queues.set(visitor, queue)
    const arrival = performance.now()
    const answer = queue.last.then(() => {
      if (performance.now() - arrival > maximumWaitMilliseconds)
        throw new Overloaded('One visitor’s pages take too long together')
      return make()
    })
    queue.length += 1
    queue.last = Promise.allSettled([answer])
    try {
      return await answer
    } finally {
      queue.length -= 1
      if (queue.length === 0) this.#queues.delete(visitor)
    }
  }
}

export class Pages {
  readonly #renderer: Renderer
  readonly #answers: AnswerCache
  readonly #queues = new VisitorQueues()

  constructor(renderer: Renderer, answers: AnswerCache) {
    this.#renderer = renderer
    this.#answers = answers
  }

  /** In: the visitor, in whose queue an uncached page waits. Rejects with `Overloaded` when too many wait. */
  async answer(shop: Shop, request: Request, visitor = ''): Promise<Response> {
    const url = new URL(request.url)
    const path = decodedPath(url.pathname)
    // A browser reads a link on a page with two slashes at the start as another site's name.
    if (path !== undefined && path !== '/' && (path.endsWith('/') || path.startsWith('//')))
      return redirectTo(withoutLastSlashes(path), url.search)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const address = addressOf(await this.#renderer.routes(), path === undefined ? unknownUrl : url)
    const make = async () => this.#renderer.render(shop, await pageRequest(shop, request, address))
    const key = isRead && address.length <= maximumCachedAddress ? `${shop.version} ${address}` : undefined
    // So that nobody waits in another visitor's queue.
    const cached = key === undefined ? undefined : this.#answers.get(key)
    const answer =
      cached ?? (await this.#queues.take(visitor, key === undefined ? make : () => this.#answers.getOrMake(key, make)))
    return responseOf(answer, request.headers.get('accept-encoding'))
  }

  /** Out: the status of a page that every shop has. */
  async check(shop: Shop): Promise<number> {
    return (await this.#renderer.render(shop, readRequest(shop, paths.contact))).status
  }
}

/** For an address that cannot be decoded. */
const unknownUrl = new URL('http://localhost/-')

/** The address that is asked for, with the parameters that its route declares, in its order; others change nothing. */
export function addressOf(routes: readonly PageRoute[], { pathname, searchParams }: URL): string {
  const page = pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/')
  const declared = matchRoutes([...routes], page)?.at(-1)?.route.parameters ?? []
  const pairs = declared.flatMap((name) =>
    searchParams.getAll(name).flatMap((value) => (value.trim() === '' ? [] : [[name, value.trim()]])),
  )
  const query = new URLSearchParams(pairs).toString()
  return query === '' ? pathname : `${pathname}?${query}`
}

const readRequest = (shop: Shop, address: string) => ({ url: urlOf(shop, address), method: 'GET', headers: [] })

/** Joined and not resolved: an address with two slashes at the start would name another site, or none. */
const urlOf = ({ siteUrl }: Shop, address: string): string => new URL(siteUrl + address).href

/** Of a page that is read nothing but its address, because others get its answer as well. */
async function pageRequest(shop: Shop, request: Request, address: string): Promise<PageRequest> {
  if (request.method === 'GET' || request.method === 'HEAD') return readRequest(shop, address)
  const { pathname, search } = new URL(request.url)
  return {
    url: urlOf(shop, pathname + search),
    method: request.method,
    // Who sent it was checked by the form's endpoint (server/http/forms.ts).
    headers: [['Content-Type', request.headers.get('content-type') ?? '']],
    body: new Uint8Array(await request.arrayBuffer()),
  }
}

function decodedPath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}

/** A pattern would begin anew at each of thousands of slashes, and hold up all other visitors. */
function withoutLastSlashes(path: string): string {
  let { length } = path
  while (length > 1 && path[length - 1] === '/') length -= 1
  return path.slice(0, length)
}

function redirectTo(path: string, search: string): Response {
  // Exactly one slash at the start: with two, the location would be another site.
  const location = `/${encodeURI(path).replace(/^\/+/, '')}${search}`
  return new Response(null, { status: 301, headers: { Location: location } })
}
