import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { builtFilesSchema, encodingExtension, type BuiltFile, type Encoding } from './built-file.ts'
import { accepts, isNotModified } from './negotiation.ts'
import { contentSecurityPolicy, type OtherOrigins } from './content-security-policy.ts'

const keptBytes = 48 * 1024 * 1024

/** The built site, ready to be served: files are read when first asked for and kept in memory up to a limit. */
export class StaticSite {
  readonly #folder: string
  readonly #files: ReadonlyMap<string, BuiltFile>
  readonly #origins: OtherOrigins
  readonly #kept = new Map<string, Buffer<ArrayBuffer>>()
  #keptSize = 0

  private constructor(folder: string, files: ReadonlyMap<string, BuiltFile>, origins: OtherOrigins) {
    this.#folder = folder
    this.#files = files
    this.#origins = origins
  }

  /** Reads the table that the build wrote below `buildFolder`; `origins` go into the pages' policy. */
  static async open(buildFolder: string, origins: OtherOrigins): Promise<StaticSite> {
    const table = v.parse(builtFilesSchema, JSON.parse(await readFile(join(buildFolder, 'files.json'), 'utf8')))
    return new StaticSite(join(buildFolder, 'client'), new Map(Object.entries(table)), origins)
  }

  /** The answer to GET or HEAD of a path, or undefined when nothing was built for it. */
  async respond(path: string, request: Request): Promise<Response | undefined> {
    const file = this.#files.get(path)
    if (!file) return undefined
    const accepted = request.headers.get('accept-encoding')
    const encoding = file.encodings.find((candidate) => accepts(candidate, accepted))
    const headers = this.#headers(file, encoding)
    if (isNotModified(request.headers.get('if-none-match'), file.etag))
      return new Response(null, { status: 304, headers })
    const body = await this.#read(file.file + (encoding ? encodingExtension[encoding] : ''))
    headers.set('Content-Length', String(body.length))
    return new Response(request.method === 'HEAD' ? null : body, { headers })
  }

  #headers(file: BuiltFile, encoding: Encoding | undefined): Headers {
    const headers = new Headers({
      'Content-Type': file.type,
      'Cache-Control': file.cacheControl,
      ETag: `W/"${file.etag}"`,
    })
    if (file.encodings.length > 0) headers.set('Vary', 'Accept-Encoding')
    if (encoding) headers.set('Content-Encoding', encoding)
    if (file.scripts) {
      headers.set('Content-Security-Policy', contentSecurityPolicy({ scripts: file.scripts, origins: this.#origins }))
    }
    return headers
  }

  async #read(name: string): Promise<Buffer<ArrayBuffer>> {
    const kept = this.#kept.get(name)
    if (kept) return kept
    const data = await readFile(join(this.#folder, name))
    if (this.#keptSize + data.length <= keptBytes && !this.#kept.has(name)) {
      this.#kept.set(name, data)
      this.#keptSize += data.length
    }
    return data
  }
}
