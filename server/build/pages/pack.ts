import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { encodingExtension, type BuiltFile, type Encoding } from '#server/http/pages/built-file.ts'
import { ensureCached } from '#server/build/kept/cached-file.ts'
import { place } from '#server/build/kept/place.ts'
import { Progress } from '#server/build/progress.ts'
import { inTurns } from '#server/in-turns.ts'
import { inlineScriptHashes, withoutNonce } from '#server/http/pages/inline-scripts.ts'
import { buildNonce } from '#server/http/pages/nonce.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}
const incompressible = new Set(['.png', '.webp', '.avif', '.woff2', '.ico'])
const compress: Record<Encoding, (data: Buffer, quality: number) => Promise<Buffer>> = {
  br: (data, quality) => {
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: data.length, [constants.BROTLI_PARAM_QUALITY]: quality }
    return promisify(brotliCompress)(data, { params })
  },
  gzip: (data) => promisify(gzip)(data, { level: 9 }),
}

interface Places {
  /** The release: its files lie in `client`. */
  folder: string
  keptFolder: string
}

/** After the pages are built: compresses every file and writes the table that the server reads at start. */
export async function pack({ folder, keptFolder }: Places): Promise<void> {
  const root = join(folder, 'client')
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .toSorted()
  const progress = new Progress('Files', files.length)
  const table = await inTurns(files, async (file) => {
    const packed = await packFile(root, file, join(keptFolder, 'packed'))
    progress.done()
    return packed
  })
  await writeFile(join(folder, 'files.json'), JSON.stringify(Object.fromEntries(table)))
  console.log(`Packed ${files.length} files.`)
}

async function packFile(root: string, file: string, keptFolder: string): Promise<[path: string, built: BuiltFile]> {
  const extension = extname(file)
  const path = join(root, file)
  const { data, scripts } = extension === '.html' ? await readPage(path) : { data: await readFile(path) }
  const hash = createHash('sha256').update(data).digest('base64url')
  const encodings: Encoding[] = []
  if (!incompressible.has(extension) && data.length > 256) {
    for (const encoding of ['br', 'gzip'] as const) {
      const quality = isSeldomRead(file) ? 8 : 11
      const kept = join(keptFolder, `${hash}-${quality}${encodingExtension[encoding]}`)
      await ensureCached(kept, () => compress[encoding](data, quality))
      await place(kept, path + encodingExtension[encoding])
      encodings.push(encoding)
    }
  }
  return [
    requestPath(file),
    {
      file,
      type: types[extension] ?? 'application/octet-stream',
      etag: hash.slice(0, 22),
      cacheControl: cacheControl(file),
      encodings,
      ...(scripts && { scripts }),
    },
  ]
}

/**
 * The pages of models are hundreds, each seldom asked for, and the read API is the whole catalogue for a few programs: a
 * twentieth of the time to build for a tenth more bytes.
 */
function isSeldomRead(file: string): boolean {
  return /^(compatibilidade\/.+|api)\//.test(file.split(sep).join('/'))
}

/** Only scripts that carry the build's nonce belong to the page; then the nonce is taken off, for it is no secret. */
async function readPage(path: string): Promise<{ data: Buffer; scripts: string[] }> {
  const html = await readFile(path, 'utf8')
  const data = Buffer.from(withoutNonce(html, buildNonce))
  await writeFile(path, data)
  return { data, scripts: inlineScriptHashes(html, buildNonce) }
}

function requestPath(file: string): string {
  return `/${file
    .split(sep)
    .join('/')
    .replace(/(^|\/)index\.html$/, '')}`
}

function cacheControl(file: string): string {
  if (/^(assets|desenhos|fotos|indices|social)\//.test(file)) return 'public, max-age=31536000, immutable'
  if (/\.(html|json|xml|txt|csv)$/.test(file)) return 'public, max-age=0, must-revalidate'
  // Hover prefetch and the navigation after it share one download of a page's data.
  return 'public, max-age=60'
}
