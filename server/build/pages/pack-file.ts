import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import * as v from 'valibot'
import { encodingExtension, type Encoding } from '#server/http/pages/built-file.ts'
import { ensureCached } from '#server/build/cache/cached-file.ts'
import { linkCached, linkIfCached } from '#server/build/cache/link-cached.ts'
import { immutable, typeOf } from '#server/http/pages/file-type.ts'
import { isHashed } from '#server/http/pages/shared-assets.ts'
import type { TableLine } from './page-messages.ts'

const incompressible = new Set(['.png', '.webp', '.avif', '.woff2', '.ico'])
const compress: Record<Encoding, (data: Buffer, quality: number) => Promise<Buffer>> = {
  br: (data, quality) => {
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: data.length, [constants.BROTLI_PARAM_QUALITY]: quality }
    return promisify(brotliCompress)(data, { params })
  },
  gzip: (data) => promisify(gzip)(data, { level: 9 }),
}

/** What the server's table states about a file's content. */
export const knownFileSchema = v.object({
  digest: v.string(),
  /** In bytes. */
  size: v.number(),
  /** Hashes of the page's inline scripts; only HTML has them. */
  scripts: v.optional(v.array(v.string())),
})
export type KnownFile = v.InferOutput<typeof knownFileSchema>

/** What the server's table states about a file with this content. */
export function knownOf(data: Buffer): KnownFile {
  return { digest: hash('sha256', data, 'base64url'), size: data.length }
}

export interface PackSettings {
  clientFolder: string
  cacheFolder: string
  /** Number of products in the catalogue. */
  productCount: number
}

/**
 * Compresses a file of the release, unless it is small or already compressed. In: its path in the client folder. Out:
 * its entry for the table that the server reads at start.
 */
export async function packFile(
  file: string,
  { digest, size, scripts }: KnownFile,
  { clientFolder, cacheFolder, productCount }: PackSettings,
): Promise<TableLine> {
  const isLeftAsItIs = incompressible.has(extname(file)) || size <= 256
  const encodings: Encoding[] = isLeftAsItIs ? [] : ['br', 'gzip']
  const path = join(clientFolder, file)
  for (const encoding of encodings) {
    const quality = qualityOf(file, productCount)
    const cached = join(cacheFolder, 'packed', `${digest}-${quality}${encodingExtension[encoding]}`)
    const packed = path + encodingExtension[encoding]
    if (linkIfCached(cached, packed)) continue
    await ensureCached(cached, () => compress[encoding](readFileSync(path), quality))
    linkCached(cached, packed)
  }
  const etag = digest.slice(0, 22)
  return [
    requestPath(file),
    { file, type: typeOf(file), etag, cacheControl: cacheControl(file), encodings, ...(scripts && { scripts }) },
  ]
}

/**
 * The number of products above which the catalogue is compressed less, in a tenth of the time and with a sixteenth more
 * bytes.
 */
const manyProducts = 500

/** Brotli's quality, up to 11. In: the file's path, and the number of products. */
function qualityOf(file: string, productCount: number): number {
  const path = file.split(sep).join('/')
  // Quality 8 takes a twentieth of the time for a tenth to a fifth more bytes. It suits the hundreds of pages of
  // models, which are rarely requested, the largest drawings, and the catalogue for programs.
  if (/^(compatibilidade\/.+|api)\/|^desenhos\/.*-grande\./.test(path)) return 8
  const grows = /^(produto|desenhos|itens)\//.test(path)
  if (productCount > manyProducts && (grows || /^(feeds\/|sitemap-produtos)/.test(path))) return 8
  // Quality 10 takes a third of the time for a fortieth more bytes. It suits files that grow with the number of
  // products.
  return grows || path.startsWith('categoria/') ? 10 : 11
}

function requestPath(file: string): string {
  return `/${file
    .split(sep)
    .join('/')
    .replace(/(^|\/)index\.html$/, '')}`
}

/** Whether a file's name contains a hash of its content. */
export function isNamedByContent(file: string): boolean {
  return isHashed(requestPath(file))
}

function cacheControl(file: string): string {
  if (isNamedByContent(file)) return immutable
  if (/\.(html|json|xml|txt|csv)$/.test(file)) return 'public, max-age=0, must-revalidate'
  // A minute of caching lets a prefetch on hover and the navigation after it share one download of the page's data.
  return 'public, max-age=60'
}
