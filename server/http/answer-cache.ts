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
export async function responseOf(answer: PageAnswer, acceptEncoding: string | null) {
  const { status, headers: fields, body: packed } = answer
  const headers = new Headers(fields)
  if (headers.has('Content-Encoding')) headers.set('Vary', 'Accept-Encoding')
  if (!headers.has('Cache-Control'))
    headers.set('Cache-Control', status === 200 ? 'public, max-age=0, must-revalidate' : 'no-cache')
  let body = packed
  const coding = otherCoding(answer, acceptEncoding)
  if (packed && coding) {
    if (coding === 'gzip') headers.set('Content-Encoding', coding)
    else headers.delete('Content-Encoding')
    body = await repackedBodies[coding].forceFetch(packed)
  }
  if (body) headers.set('Content-Length', String(body.byteLength))
  return new Response(body ?? null, { status, headers })
}

/** Whether an answer has to be packed anew, or unpacked, for programs with this Accept-Encoding. */
export function needsRepacking(answer: PageAnswer, acceptEncoding: string | null): boolean {
  const coding = otherCoding(answer, acceptEncoding)
  return coding !== undefined && answer.body !== undefined && !repackedBodies[coding].has(answer.body)
}

/** The coding in which an answer is sent, if it is packed as Brotli and the program does not accept that. */
function otherCoding({ headers }: PageAnswer, acceptEncoding: string | null): 'gzip' | 'identity' | undefined {
  const accepted = acceptEncoding ?? ''
  if (!headers.some(([name]) => name.toLowerCase() === 'content-encoding') || brotliPattern.test(accepted))
    return undefined
  return gzipPattern.test(accepted) ? 'gzip' : 'identity'
}

/** The most bytes of bodies that are kept in each coding other than Brotli. */
const maximumRepackedBytes = 32 * 1024 * 1024

/** The bodies last repacked: packing a megabyte takes 50 ms, and hundreds of slow readers would hold a copy each. */
const bodiesBy = (repack: (packed: Uint8Array) => Promise<Uint8Array>) =>
  new LRUCache<Uint8Array, Uint8Array<ArrayBuffer>>({
    maxSize: maximumRepackedBytes,
    sizeCalculation: ({ byteLength }) => byteLength + overheadBytes,
    fetchMethod: async (packed) => new Uint8Array(await repack(packed)),
    ignoreFetchAbort: true,
  })

// The asynchronous form: a large file would hold up every other request meanwhile.
const unpack = promisify(brotliDecompress)
const pack = promisify(gzip)
const repackedBodies = { gzip: bodiesBy(async (packed) => pack(await unpack(packed))), identity: bodiesBy(unpack) }

/** The patterns match an Accept-Encoding that names a coding with a quality above 0. */
const brotliPattern = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/
const gzipPattern = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/
