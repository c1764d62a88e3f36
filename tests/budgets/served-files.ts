import { readdirSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { builtCode } from '#server/code/built-code.ts'

const decoders = new Map([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])

/** The text of an answer of `site`, and its bytes as a browser receives them. Throws when it is not 200. */
export async function served(site: string, path: string): Promise<{ text: string; size: number }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ text: string; size: number }>()
  get(site + path, { headers: { accept: 'text/html, */*', 'accept-encoding': 'br, gzip' } }, (response) => {
    if (response.statusCode !== 200) return reject(new Error(`${path}: answered ${response.statusCode}; expected 200`))
    const decode = decoders.get(response.headers['content-encoding'] ?? '')
    buffer(response).then((body) => {
      resolve({ text: (decode ? decode(body) : body).toString(), size: body.length })
    }, reject)
  }).on('error', reject)
  return promise
}

/** The sum of the addresses' bodies in kB, as a browser receives them. */
export async function kilobytes(site: string, paths: readonly string[]): Promise<number> {
  const all = await Promise.all(paths.map((path) => served(site, path)))
  return all.reduce((sum, { size }) => sum + size, 0) / 1000
}

/** The addresses of built scripts by their modules' names. Throws when a name has none. */
export async function filesOf(...names: readonly string[]): Promise<string[]> {
  const { client } = await builtCode()
  const files = readdirSync(join(client, 'assets'))
  return names.map((name) => {
    const file = files.find((one) => new RegExp(`^${name}-[\\w-]+\\.js$`).test(one))
    if (!file) throw new Error(`no assets/${name}-….js in ${client}; expected the code of ${name}`)
    return `/assets/${file}`
  })
}
