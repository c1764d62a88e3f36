import { promisify } from 'node:util'
import { brotliDecompress, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { PageAnswer } from '#server/render/page-answer.ts'

/** The most bytes of all cached answers: some 5,000 pages. */
const maximumBytes = 64 * 1024 * 1024
/** The bytes that an answer takes besides its body, about. */
const overheadBytes = 1500

/** A cache of answers under keys that change with what they are made of. Equal requests share one rendering. */
export class AnswerCache {
  readonly #answers = new LRUCache<string, PageAnswer>({
    maxSize: maximumBytes,
    sizeCalculation: ({ body }) => (body?.byteLength ?? 0) + overheadBytes,
  })
  readonly #isEnabled: boolean
  readonly #pending = new Map<string, Promise<PageAnswer>>()

  /** Makes an empty cache. In: false in development, where nothing is cached. */
  constructor(isEnabled = true) {
    this.#isEnabled = isEnabled
  }

  /** The cached answer, or the result of `make`, which is cached if its status is 200. */
  async getOrMake(key: string, make: () => Promise<PageAnswer>): Promise<PageAnswer> {
    const cached = this.#answers.get(key) ?? this.#pending.get(key)
    if (cached) return cached
    const pending = make().finally(() => this.#pending.delete(key))
    this.#pending.set(key, pending)
    const answer = await pending
    if (this.#isEnabled && answer.status === 200) this.#answers.set(key, answer)
    return answer
  }

  get(key: string): PageAnswer | undefined {
    return this.#answers.get(key)
  }
}

/** A finished answer as a response: for programs without Brotli as gzip, or unpacked. In: their Accept-Encoding. */
export async function responseOf({ status, headers: fields, body: packed }: PageAnswer, acceptEncoding: string | null) {
  const headers = new Headers(fields)
  const isCompressed = headers.has('Content-Encoding')
  if (isCompressed) headers.set('Vary', 'Accept-Encoding')
  if (!headers.has('Cache-Control'))
    headers.set('Cache-Control', status === 200 ? 'public, max-age=0, must-revalidate' : 'no-cache')
  const accepted = acceptEncoding ?? ''
  let body = packed
  if (packed && isCompressed && !brotliPattern.test(accepted)) {
    const isGzip = gzipPattern.test(accepted)
    if (isGzip) headers.set('Content-Encoding', 'gzip')
    else headers.delete('Content-Encoding')
    body = await (isGzip ? gzippedBodies : unpackedBodies).forceFetch(packed)
  }
  if (body) headers.set('Content-Length', String(body.byteLength))
  return new Response(body ?? null, { status, headers })
}

/** The most bytes of bodies that are kept in each coding other than Brotli. */
const maximumRepackedBytes = 32 * 1024 * 1024

/** The bodies last repacked: packing a megabyte takes 50 ms, and hundreds of slow readers would hold a copy each. */
function repackedBodies(repack: (packed: Uint8Array) => Promise<Uint8Array>) {
  return new LRUCache<Uint8Array, Uint8Array<ArrayBuffer>>({
    maxSize: maximumRepackedBytes,
    sizeCalculation: ({ byteLength }) => byteLength + overheadBytes,
    fetchMethod: async (packed) => new Uint8Array(await repack(packed)),
    ignoreFetchAbort: true,
  })
}

// The asynchronous form: a large file would hold up every other request meanwhile.
const unpack = promisify(brotliDecompress)
const pack = promisify(gzip)
const unpackedBodies = repackedBodies(unpack)
const gzippedBodies = repackedBodies(async (packed) => pack(await unpack(packed)))

/** The patterns match an Accept-Encoding that names a coding with a quality above 0. */
const brotliPattern = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/
const gzipPattern = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/
