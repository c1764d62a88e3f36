import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'

const client = 'build/current/client'

/** The built file at an address. */
export function builtFile(path: string): string {
  return join(client, /\.\w+$/.test(path) ? path : join(path, 'index.html'))
}

/** Compressed bytes of an address's body. */
export function sizeOf(path: string): number {
  const file = builtFile(path)
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

/**
 * A page's HTML and its compressed bytes: of the built file, or of the answer from `site` for a page rendered on
 * request (gzip).
 */
export async function servedPage(site: string, path: string): Promise<{ html: string; size: number }> {
  const file = builtFile(path)
  if (existsSync(file)) return { html: readFileSync(file, 'utf8'), size: sizeOf(path) }
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  get(site + path, { headers: { accept: 'text/html', 'accept-encoding': 'gzip' } }, (response) => {
    if (response.statusCode === 200 && response.headers['content-encoding'] === 'gzip')
      buffer(response).then(resolve, reject)
    else reject(new Error(`${path}: answered ${response.statusCode}; expected 200, in gzip`))
  }).on('error', reject)
  const body = await promise
  return { html: gunzipSync(body).toString(), size: body.length }
}

/** The sum of the addresses' bodies in kB. */
export function kilobytes(paths: readonly string[]): number {
  return paths.reduce((sum, path) => sum + sizeOf(path), 0) / 1000
}

/** The addresses of built scripts by their modules' names. Throws when a name has none. */
export function filesOf(...names: readonly string[]): string[] {
  const files = readdirSync(join(client, 'assets'))
  return names.map((name) => {
    const file = files.find((one) => new RegExp(`^${name}-[\\w-]+\\.js$`).test(one))
    if (!file) throw new Error(`no assets/${name}-….js in ${client}; expected the code of ${name}`)
    return `/assets/${file}`
  })
}
