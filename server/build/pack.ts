import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { encodingExtension, type BuiltFile, type Encoding } from '../http/built-file.ts'
import { inTurns } from '../in-turns.ts'
import { inlineScriptHashes } from './inline-scripts.ts'

/** After the site is built: compresses every file and writes the table that the server reads at start. */

const root = 'build/client'
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
  '.webmanifest': 'application/manifest+json',
}
const incompressible = new Set(['.png', '.webp', '.avif', '.woff2', '.ico'])
const compress: Record<Encoding, (data: Buffer) => Promise<Buffer>> = {
  br: (data) => promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: data.length } }),
  gzip: (data) => promisify(gzip)(data, { level: 9 }),
}

async function pack(file: string): Promise<[path: string, built: BuiltFile]> {
  const data = await readFile(join(root, file))
  const extension = extname(file)
  const encodings: Encoding[] = []
  if (!incompressible.has(extension) && data.length > 256) {
    for (const encoding of ['br', 'gzip'] as const) {
      await writeFile(join(root, file + encodingExtension[encoding]), await compress[encoding](data))
      encodings.push(encoding)
    }
  }
  return [
    requestPath(file),
    {
      file,
      type: types[extension] ?? 'application/octet-stream',
      etag: createHash('sha256').update(data).digest('base64url').slice(0, 22),
      cacheControl: cacheControl(file),
      encodings,
      ...(extension === '.html' && { scripts: inlineScriptHashes(data.toString('utf8')) }),
    },
  ]
}

function requestPath(file: string): string {
  return `/${file.split(sep).join('/').replace(/(^|\/)index\.html$/, '')}`
}

function cacheControl(file: string): string {
  if (/^(assets|desenhos|fotos|indices|social)\//.test(file)) return 'public, max-age=31536000, immutable'
  if (/\.(html|json|xml|txt)$/.test(file)) return 'public, max-age=0, must-revalidate'
  // Hover prefetch and the navigation after it share one download of a page's data.
  return 'public, max-age=60'
}

const names = await readdir(root, { recursive: true, withFileTypes: true })
const files = names
  .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
const table = Object.fromEntries(await inTurns(files, pack))
await writeFile('build/files.json', JSON.stringify(table))
console.log(`Packed ${files.length} files.`)
