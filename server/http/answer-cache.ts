import { brotliDecompressSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { PageAnswer } from '#server/render/page-answer.ts'

/** Maximum bytes of all cached answers: some 5,000 pages. */
const maximumBytes = 64 * 1024 * 1024
/** Bytes of an answer besides its body, about. */
const overhead = 1500

/**
 * An LRU cache of answers to pages and files, under keys that change with what they are made
 * of. Concurrent requests for the same answer share one rendering.
 */
export class AnswerCache {
  readonly #kept = new LRUCache<string, PageAnswer>({
    maxSize: maximumBytes,
    sizeCalculation: ({ body }) => (body?.byteLength ?? 0) + overhead,
  })
  readonly #keeps: boolean
  readonly #underWay = new Map<string, Promise<PageAnswer>>()

  /** In: false to disable the cache, in development. */
  constructor(keeps = true) {
    this.#keeps = keeps
  }

  /** The cached answer, else the result of `make`, cached if its status is 200. */
  async getOrMake(key: string, make: () => Promise<PageAnswer>): Promise<PageAnswer> {
    const cached = this.#kept.get(key) ?? this.#underWay.get(key)
    if (cached) return cached
    const pending = make().finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, pending)
    const answer = await pending
    if (this.#keeps && answer.status === 200) this.#kept.set(key, answer)
    return answer
  }

  /** The cached answer, if any. */
  get(key: string): PageAnswer | undefined {
    return this.#kept.get(key)
  }
}

/** A finished answer as a response. In: the request's Accept-Encoding. */
export function responseOf({ status, headers: fields, body }: PageAnswer, acceptEncoding: string | null): Response {
  const headers = new Headers(fields)
  const isCompressed = headers.has('Content-Encoding')
  if (isCompressed) headers.set('Vary', 'Accept-Encoding')
  if (!headers.has('Cache-Control'))
    headers.set('Cache-Control', status === 200 ? 'public, max-age=0, must-revalidate' : 'no-cache')
  if (body === undefined) return new Response(null, { status, headers })
  const sentBody = isCompressed && !acceptsBrotli(acceptEncoding) ? brotliDecompressSync(body) : body
  if (sentBody !== body) headers.delete('Content-Encoding')
  headers.set('Content-Length', String(sentBody.byteLength))
  return new Response(sentBody, { status, headers })
}

/** Whether `Accept-Encoding` names Brotli with a quality above 0. */
function acceptsBrotli(header: string | null): boolean {
  return /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(header ?? '')
}
