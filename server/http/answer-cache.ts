import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { PageAnswer } from '#server/render/page-answer.ts'

/** Some 5,000 pages. */
const maximumBytes = 64 * 1024 * 1024
/** Of an answer besides its body. */
const overheadBytes = 1500

/** Answers under keys that change with what they are made of. Requests for the same answer share one rendering. */
export class AnswerCache {
  readonly #answers = new LRUCache<string, PageAnswer>({
    maxSize: maximumBytes,
    sizeCalculation: ({ body }) => (body?.byteLength ?? 0) + overheadBytes,
  })
  readonly #isEnabled: boolean
  readonly #pending = new Map<string, Promise<PageAnswer>>()

  /** In: false in development. */
  constructor(isEnabled = true) {
    this.#isEnabled = isEnabled
  }

  /** The result of `make` is cached if its status is 200. */
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

/** A finished answer as a response, unpacked where Accept-Encoding has no Brotli (the application then gzips it). */
export async function responseOf({ status, headers: fields, body: packed }: PageAnswer, acceptEncoding: string | null) {
  const headers = new Headers(fields)
  const isCompressed = headers.has('Content-Encoding')
  if (isCompressed) headers.set('Vary', 'Accept-Encoding')
  if (!headers.has('Cache-Control'))
    headers.set('Cache-Control', status === 200 ? 'public, max-age=0, must-revalidate' : 'no-cache')
  const isUnpacked = isCompressed && !brotliPattern.test(acceptEncoding ?? '')
  if (isUnpacked) headers.delete('Content-Encoding')
  const body = isUnpacked && packed ? await unpackedBodies.forceFetch(packed) : packed
  if (body) headers.set('Content-Length', String(body.byteLength))
  return new Response(body ?? null, { status, headers })
}

/** Not at once: a large file would hold up every other request meanwhile. */
const decompress = promisify(brotliDecompress)

const unpack = async (body: Uint8Array): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await decompress(body))

const maximumUnpackedBytes = 32 * 1024 * 1024

/** Hundreds who read slowly without compression would hold a copy each of a file of a megabyte. */
const unpackedBodies = new LRUCache<Uint8Array, Uint8Array<ArrayBuffer>>({
  maxSize: maximumUnpackedBytes,
  sizeCalculation: ({ byteLength }) => byteLength + overheadBytes,
  fetchMethod: unpack,
  ignoreFetchAbort: true,
})

/** With a quality above 0. */
const brotliPattern = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/
