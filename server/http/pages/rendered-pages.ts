import { accepts, isNotModified } from './negotiation.ts'

const usualLimit = 16 * 1024 * 1024

interface RenderedPage {
  body: Uint8Array<ArrayBuffer>
  headers: Headers
}

/**
 * A cache of compressed pages that were rendered on request and are the same for every visitor: the most recently used
 * ones, 16 MB in all.
 */
export class RenderedPages {
  /** The most bytes kept. */
  readonly #limit: number
  readonly #pages = new Map<string, RenderedPage>()
  #size = 0

  constructor(limit = usualLimit) {
    this.#limit = limit
  }

  /** The answer to a request; undefined when the page is not cached or the client does not accept Brotli. */
  respond(key: string, { headers, method }: Request): Response | undefined {
    const page = this.#pages.get(key)
    if (!page || !accepts('br', headers.get('accept-encoding'))) return undefined
    // Moves the page to the end, so that it is dropped last.
    this.#pages.delete(key)
    this.#pages.set(key, page)
    return answerOf(page, { headers, method })
  }

  /** Caches a compressed page under its key. Out: the answer to the request for which it was rendered. */
  async keep(key: string, response: Response, request: Request): Promise<Response> {
    const headers = new Headers(response.headers)
    headers.set('Cache-Control', 'public, max-age=0, must-revalidate')
    const page = { body: new Uint8Array(await response.arrayBuffer()), headers }
    this.#drop(key)
    this.#pages.set(key, page)
    this.#size += page.body.byteLength
    for (const oldest of this.#pages.keys()) {
      if (this.#size <= this.#limit) break
      this.#drop(oldest)
    }
    return answerOf(page, request)
  }

  #drop(key: string): void {
    this.#size -= this.#pages.get(key)?.body.byteLength ?? 0
    this.#pages.delete(key)
  }
}

function answerOf(page: RenderedPage, { headers, method }: Pick<Request, 'headers' | 'method'>): Response {
  if (isNotModified(headers.get('if-none-match'), tagOf(page)))
    return new Response(null, { status: 304, headers: page.headers })
  const fields = new Headers(page.headers)
  fields.set('Content-Length', String(page.body.byteLength))
  return new Response(method === 'HEAD' ? null : page.body, { headers: fields })
}

/** A page's entity tag, without quotes and `W/`. */
function tagOf({ headers }: RenderedPage): string {
  return /"(.*)"/.exec(headers.get('etag') ?? '')?.[1] ?? ''
}
