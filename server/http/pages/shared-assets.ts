import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ifMissing } from '#server/failure.ts'
import { encodingExtension, type Encoding } from './built-file.ts'
import { drawingPolicy } from './content-security-policy.ts'
import { immutable, typeOf } from './file-type.ts'
import { accepts } from './negotiation.ts'

const encodings: readonly Encoding[] = ['br', 'gzip']

/** Whether a path is in a folder of files named by a hash of their content, which never change in any release. */
export function isHashed(path: string): boolean {
  return /^\/(assets|desenhos|fotos|indices|social)\/[\w-][\w.-]*$/.test(path)
}

/**
 * The hashed files of all releases (server/release/assets.ts), for tabs that were opened before an upgrade, or on
 * another instance after it.
 */
export class SharedAssets {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** The answer to GET or HEAD of a path; undefined when no release has it. */
  async respond(path: string, request: Request): Promise<Response | undefined> {
    if (!isHashed(path) || /\.(br|gz)$/.test(path)) return undefined
    const accepted = encodings.filter((encoding) => accepts(encoding, request.headers.get('accept-encoding')))
    for (const encoding of [...accepted, undefined]) {
      const body = await this.#read(path + (encoding ? encodingExtension[encoding] : ''))
      if (!body) continue
      const headers = new Headers({
        'Content-Type': typeOf(path),
        'Content-Length': String(body.length),
        'Cache-Control': immutable,
        Vary: 'Accept-Encoding',
      })
      if (encoding) headers.set('Content-Encoding', encoding)
      if (path.endsWith('.svg')) headers.set('Content-Security-Policy', drawingPolicy)
      return new Response(request.method === 'HEAD' ? null : body, { headers })
    }
    return undefined
  }

  #read(path: string): Promise<Buffer<ArrayBuffer> | undefined> {
    return readFile(join(this.#folder, path)).catch(ifMissing(undefined))
  }
}
