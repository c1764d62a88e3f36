import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { inlineScriptHashes, withoutNonce } from './inline-scripts.ts'
import { contentSecurityPolicy, type OtherOrigins } from './content-security-policy.ts'
import { accepts, isNotModified } from './negotiation.ts'

const usualLimit = 16 * 1024 * 1024
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

interface RenderedPage {
  body: Buffer<ArrayBuffer>
  etag: string
  policy: string
}

/** Pages that were rendered on request and are the same for every visitor, compressed: the latest of them, 16 MB in all. */
export class RenderedPages {
  readonly #origins: OtherOrigins
  /** Bytes kept at the most. */
  readonly #limit: number
  readonly #pages = new Map<string, RenderedPage>()
  #size = 0

  constructor(origins: OtherOrigins, limit = usualLimit) {
    this.#origins = origins
    this.#limit = limit
  }

  /** The answer to a request, or undefined when the page is not kept or the client takes no compressed one. */
  respond(key: string, { headers, method }: Request): Response | undefined {
    const page = this.#pages.get(key)
    if (!page || !accepts('br', headers.get('accept-encoding'))) return undefined
    // What was asked for last goes last.
    this.#pages.delete(key)
    this.#pages.set(key, page)
    const fields = headersOf(page)
    if (isNotModified(headers.get('if-none-match'), page.etag))
      return new Response(null, { status: 304, headers: fields })
    fields.set('Content-Length', String(page.body.length))
    return new Response(method === 'HEAD' ? null : page.body, { headers: fields })
  }

  /** Keeps a page. In: what it is asked for by, its HTML, and the nonce with which it was rendered. */
  async keep(key: string, { html, nonce }: { html: string; nonce: string }): Promise<void> {
    const plain = withoutNonce(html, nonce)
    const body = Buffer.from(await promisify(brotliCompress)(plain, quality))
    if (this.#pages.has(key)) return
    const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
    const policy = contentSecurityPolicy({ scripts: inlineScriptHashes(html, nonce), origins: this.#origins })
    this.#pages.set(key, { body, etag, policy })
    this.#size += body.length
    for (const [oldest, page] of this.#pages) {
      if (this.#size <= this.#limit) break
      this.#pages.delete(oldest)
      this.#size -= page.body.length
    }
  }
}

function headersOf({ etag, policy }: RenderedPage): Headers {
  return new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Encoding': 'br',
    'Cache-Control': 'public, max-age=0, must-revalidate',
    ETag: `W/"${etag}"`,
    Vary: 'Accept-Encoding',
    'Content-Security-Policy': policy,
  })
}
