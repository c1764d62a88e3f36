import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'

const client = 'build/current/client'

/** The built file behind an address. */
export function builtFile(path: string): string {
  return join(client, /\.\w+$/.test(path) ? path : join(path, 'index.html'))
}

/** Bytes of an address's body as it travels. */
export function sizeOf(path: string): number {
  const file = builtFile(path)
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

/** A page's HTML and its bytes as it travels: the built file, or what `site` answers where a page is made on request (in gzip). */
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

/** The addresses' bodies together, in kB. */
export function kilobytes(paths: readonly string[]): number {
  return paths.reduce((sum, path) => sum + sizeOf(path), 0) / 1000
}

/** The addresses of built scripts by the names of their modules. Throws when there is none of a name. */
export function filesOf(...names: readonly string[]): string[] {
  const files = readdirSync(join(client, 'assets'))
  return names.map((name) => {
    const file = files.find((one) => new RegExp(`^${name}-[\\w-]+\\.js$`).test(one))
    if (!file) throw new Error(`no assets/${name}-….js in ${client}; expected the code of ${name}`)
    return `/assets/${file}`
  })
}
