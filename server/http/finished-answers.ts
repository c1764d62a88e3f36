import { brotliDecompressSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { PageAnswer } from '#server/render/page-answer.ts'

/** Bytes of all kept answers: some 5,000 pages. */
const mostBytes = 64 * 1024 * 1024
/** Bytes of an answer besides its body, about. */
const overhead = 1500

/**
 * The finished answers to pages and files: the most recently used ones, under keys that change with what they are made
 * of. An answer that is asked for while it is being made is made once.
 */
export class FinishedAnswers {
  readonly #kept = new LRUCache<string, PageAnswer>({
    maxSize: mostBytes,
    sizeCalculation: ({ body }) => (body?.byteLength ?? 0) + overhead,
  })
  readonly #keeps: boolean
  readonly #underWay = new Map<string, Promise<PageAnswer>>()

  /** In: false where nothing is to be kept, because the code changes. */
  constructor(keeps = true) {
    this.#keeps = keeps
  }

  /** The kept answer, else the result of `make`, which is kept if its status is 200. */
  async of(key: string, make: () => Promise<PageAnswer>): Promise<PageAnswer> {
    const known = this.#kept.get(key) ?? this.#underWay.get(key)
    if (known) return known
    const making = make().finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, making)
    const answer = await making
    if (this.#keeps && answer.status === 200) this.#kept.set(key, answer)
    return answer
  }

  /** The kept answer, if there is one. */
  kept(key: string): PageAnswer | undefined {
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
  const sent = isCompressed && !acceptsBrotli(acceptEncoding) ? brotliDecompressSync(body) : body
  if (sent !== body) headers.delete('Content-Encoding')
  headers.set('Content-Length', String(sent.byteLength))
  return new Response(sent, { status, headers })
}

/** Whether `Accept-Encoding` names Brotli with a quality above 0. */
function acceptsBrotli(header: string | null): boolean {
  return /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(header ?? '')
}
