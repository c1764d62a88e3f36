import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { builtFilesSchema, encodingExtension, type BuiltFile, type Encoding } from './built-file.ts'
import { accepts, isNotModified } from './negotiation.ts'
import { barePolicy, contentSecurityPolicy, drawingPolicy, type OtherOrigins } from './content-security-policy.ts'

const maximumKeptBytes = 48 * 1024 * 1024

/** A file in one encoding, as it is sent. */
interface Offer {
  /** Path in the release's client folder. */
  name: string
  etag: string
  headers: [string, string][]
}

/** The built site, ready to be served: files are read when first requested and kept in memory up to a limit. */
export class StaticSite {
  readonly #folder: string
  readonly #files: ReadonlyMap<string, BuiltFile>
  readonly #origins: OtherOrigins
  readonly #kept = new Map<string, Buffer<ArrayBuffer>>()
  #keptSize = 0
  readonly #offers = new Map<string, Offer>()

  private constructor(
    files: ReadonlyMap<string, BuiltFile>,
    { folder, origins }: { folder: string; origins: OtherOrigins },
  ) {
    this.#folder = folder
    this.#files = files
    this.#origins = origins
  }

  /** Reads the table that the build wrote into a release; `origins` become part of the pages' policy. */
  static async open(release: string, origins: OtherOrigins): Promise<StaticSite> {
    const table = v.parse(builtFilesSchema, JSON.parse(await readFile(join(release, 'files.json'), 'utf8')))
    return new StaticSite(new Map(sharing(Object.entries(table))), {
      folder: join(release, 'client'),
      origins,
    })
  }

  /** The address of the pages' style sheet with the shop's font; undefined where the build has none. */
  get styles(): string | undefined {
    return [...this.#files.keys()].find((path) => /^\/assets\/app-.*\.css$/.test(path))
  }

  /** The answer to GET or HEAD of a path; undefined when the build has no such file. */
  async respond(path: string, request: Request): Promise<Response | undefined> {
    const offer = this.#offer(path, request.headers.get('accept-encoding'))
    if (!offer) return undefined
    const headers = new Headers(offer.headers)
    if (isNotModified(request.headers.get('if-none-match'), offer.etag))
      return new Response(null, { status: 304, headers })
    const body = await this.#read(offer.name)
    headers.set('Content-Length', String(body.length))
    return new Response(request.method === 'HEAD' ? null : body, { headers })
  }

  /** The answer to a path whose file is already in memory: headers as one list of alternating names and values. */
  ready(
    path: string,
    acceptEncoding: string | undefined,
  ): { headers: string[]; etag: string; body: Buffer } | undefined {
    const offer = this.#offer(path, acceptEncoding)
    const body = offer && this.#kept.get(offer.name)
    return body && { headers: offer.headers.flat(), etag: offer.etag, body }
  }

  #offer(path: string, acceptEncoding: string | null | undefined): Offer | undefined {
    const file = this.#files.get(path)
    if (!file) return undefined
    const encoding = file.encodings.find((candidate) => accepts(candidate, acceptEncoding))
    const name = file.file + (encoding ? encodingExtension[encoding] : '')
    const offer = this.#offers.get(name) ?? { name, etag: file.etag, headers: this.#headers(file, encoding) }
    this.#offers.set(name, offer)
    return offer
  }

  #headers(file: BuiltFile, encoding: Encoding | undefined): [string, string][] {
    const headers: [string, string][] = [
      ['Content-Type', file.type],
      ['Cache-Control', file.cacheControl],
      ['ETag', `W/"${file.etag}"`],
    ]
    if (file.encodings.length > 0) headers.push(['Vary', 'Accept-Encoding'])
    if (encoding) headers.push(['Content-Encoding', encoding])
    const policy = this.#policy(file)
    if (policy) headers.push(['Content-Security-Policy', policy])
    return headers
  }

  /** Scripts get no policy: a service worker's would apply to everything that it fetches. */
  #policy({ scripts, type }: BuiltFile): string | undefined {
    if (scripts) return contentSecurityPolicy({ scripts, origins: this.#origins })
    if (type === 'image/svg+xml') return drawingPolicy
    return /^(application\/(json|xml|manifest)|text\/(plain|csv|x-script))/.test(type) ? barePolicy : undefined
  }

  async #read(name: string): Promise<Buffer<ArrayBuffer>> {
    const kept = this.#kept.get(name)
    if (kept) return kept
    const data = await readFile(join(this.#folder, name))
    if (this.#keptSize + data.length <= maximumKeptBytes && !this.#kept.has(name)) {
      this.#kept.set(name, data)
      this.#keptSize += data.length
    }
    return data
  }
}

/**
 * The table with equal strings shared in memory: tens of thousands of files have a dozen different types and headers.
 */
function sharing(files: readonly [path: string, file: BuiltFile][]): [path: string, file: BuiltFile][] {
  const words = new Map<string, string>()
  const one = (word: string) => {
    const known = words.get(word) ?? word
    words.set(word, known)
    return known
  }
  const lists = new Map<string, Encoding[]>()
  return files.map(([path, file]) => {
    const encodings = lists.get(file.encodings.join()) ?? file.encodings
    lists.set(encodings.join(), encodings)
    return [path, { ...file, type: one(file.type), cacheControl: one(file.cacheControl), encodings }]
  })
}
