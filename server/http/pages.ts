import { matchRoutes } from 'react-router'
import { paths } from '#domain/pages/paths.ts'
import type { PageAnswer, PageRequest, PageRoute } from '#server/render/page-answer.ts'
import type { Shop } from '#server/shop/shop.ts'
import { needsRepacking, responseOf, type AnswerCache } from './answer-cache.ts'
import { VisitorQueues } from './visitor-queues.ts'

export interface Renderer {
  routes: () => Promise<PageRoute[]>
  render: (shop: Shop, request: PageRequest) => Promise<PageAnswer>
}

/** The most characters of a cached address: a longer one is unlikely to be requested twice. */
const maximumCachedAddress = 400

export class PageServer {
  readonly #renderer: Renderer
  readonly #answers: AnswerCache
  readonly #queues = new VisitorQueues()

  constructor(renderer: Renderer, answers: AnswerCache) {
    this.#renderer = renderer
    this.#answers = answers
  }

  /** The answer to a request. In: the visitor, in whose queue an uncached page waits. Rejects with `Overloaded`. */
  async answer(shop: Shop, request: Request, visitor = ''): Promise<Response> {
    const url = new URL(request.url)
    const path = decodedPath(url.pathname)
    // A path with two slashes at the start, used in a link on the page, is another site's name to a browser.
    if (path !== undefined && path !== '/' && (path.endsWith('/') || path.startsWith('//')))
      return redirectTo(withoutLastSlashes(path), url.search)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const address = addressOf(await this.#renderer.routes(), path === undefined ? unknownUrl : url)
    const make = async () => this.#renderer.render(shop, await pageRequest(shop, request, address))
    const key = isRead && address.length <= maximumCachedAddress ? `${shop.version} ${address}` : undefined
    const accepted = request.headers.get('accept-encoding')
    // A cached page needs no turn unless it is packed anew, which takes as long as rendering it.
    const cached = key === undefined ? undefined : this.#answers.get(key)
    if (cached && !needsRepacking(cached, accepted)) return responseOf(cached, accepted)
    // Another is shared only after its turn: nobody waits in another visitor's queue.
    return this.#queues.runInTurn(visitor, async () =>
      responseOf(await (key === undefined ? make() : this.#answers.getOrMake(key, make)), accepted),
    )
  }

  /** Renders a page that every shop has, for the health check. Out: its status. */
  async check(shop: Shop): Promise<number> {
    return (await this.#renderer.render(shop, readRequest(shop, paths.contact))).status
  }
}

/** An address that no page has, in place of one that cannot be decoded. */
const unknownUrl = new URL('http://localhost/-')

/** The path of a request with the parameters that its route declares, in its order; other parameters change nothing. */
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

/** The full address, joined and not resolved: with two slashes at the start it would name another site, or none. */
const urlOf = ({ siteUrl }: Shop, address: string): string => new URL(siteUrl + address).href

/** A request to be rendered: of a page that is only read nothing but its address, because others get its answer too. */
async function pageRequest(shop: Shop, request: Request, address: string): Promise<PageRequest> {
  if (request.method === 'GET' || request.method === 'HEAD') return readRequest(shop, address)
  const { pathname, search } = new URL(request.url)
  return {
    url: urlOf(shop, pathname + search),
    method: request.method,
    // The sender was checked by the form's endpoint (server/http/forms.ts).
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

/** Cuts slashes off one by one: a pattern would begin anew at each of thousands, and hold up all other visitors. */
function withoutLastSlashes(path: string): string {
  let { length } = path
  while (length > 1 && path[length - 1] === '/') length -= 1
  return path.slice(0, length)
}

function redirectTo(path: string, search: string): Response {
  // The location gets exactly one slash at the start: with two, it would be another site.
  const location = `/${encodeURI(path).replace(/^\/+/, '')}${search}`
  return new Response(null, { status: 301, headers: { Location: location } })
}
