import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { encodingExtension, type BuiltFile, type Encoding } from '#server/http/pages/built-file.ts'
import { ensureCached } from '#server/build/kept/cached-file.ts'
import { place, placeIfKept } from '#server/build/kept/place.ts'
import { Progress } from '#server/build/progress.ts'
import { isHashed } from '#server/http/pages/other-releases.ts'
import { inTurns } from '#server/in-turns.ts'
import type { KeptValues } from '#server/kept-values.ts'

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

/** What is known of a file's content before it is packed. */
export interface KnownFile {
  digest: string
  /** In bytes. */
  size: number
  /** Hashes of the page's inline scripts; only HTML has them. */
  scripts?: string[]
}

interface Material {
  /** The release: its files lie in `client`. */
  folder: string
  keptFolder: string
  /** Of rendered pages and their data, by path below `client`. */
  known: ReadonlyMap<string, KnownFile>
  kept: KeptValues
  /** How many the catalogue has. */
  products: number
}

/** After the pages are built: compresses every file and writes the table that the server reads at start. */
export async function pack({ folder, products, ...material }: Material): Promise<void> {
  const root = join(folder, 'client')
  const keptFolder = join(material.keptFolder, 'packed')
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .toSorted()
  const progress = new Progress('Files', files.length)
  const table = await inTurns(files, async (file): Promise<[path: string, built: BuiltFile]> => {
    const known = await knownFile(root, file, material)
    const quality = qualityOf(file, products)
    const encodings = await packFile(join(root, file), known, { quality, keptFolder })
    const { digest, scripts } = known
    progress.done()
    return [
      requestPath(file),
      {
        file,
        type: types[extname(file)] ?? 'application/octet-stream',
        etag: digest.slice(0, 22),
        cacheControl: cacheControl(file),
        encodings,
        ...(scripts && { scripts }),
      },
    ]
  })
  await writeFile(join(folder, 'files.json'), JSON.stringify(Object.fromEntries(table)))
  console.log(`Packed ${files.length} files.`)
}

async function knownFile(
  root: string,
  file: string,
  { known, kept }: Pick<Material, 'known' | 'kept'>,
): Promise<KnownFile> {
  const read = () => fileOf(readFileSync(join(root, file)))
  const page = extname(file) === '.html' ? { scripts: [] } : undefined
  return known.get(file) ?? (isNamedByContent(file) ? kept.of(['file', file], read) : { ...read(), ...page })
}

/** What is known of a file with this content. */
export function fileOf(data: Buffer): KnownFile {
  return { digest: hash('sha256', data, 'base64url'), size: data.length }
}

/** Compressed files are kept by what is in them. Out: the encodings in which the file is there. */
async function packFile(
  path: string,
  { digest, size }: KnownFile,
  { quality, keptFolder }: { quality: number; keptFolder: string },
): Promise<Encoding[]> {
  if (incompressible.has(extname(path)) || size <= 256) return []
  const encodings = ['br', 'gzip'] as const
  for (const encoding of encodings) {
    const kept = join(keptFolder, `${digest}-${quality}${encodingExtension[encoding]}`)
    const packed = path + encodingExtension[encoding]
    if (placeIfKept(kept, packed)) continue
    await ensureCached(kept, () => compress[encoding](readFileSync(path), quality))
    place(kept, packed)
  }
  return [...encodings]
}

/** A catalogue of more products than this is compressed less hard: a tenth of the time for a sixteenth more bytes. */
const manyProducts = 500

/** How hard Brotli tries, of 11. In: path below the client folder, and how many products there are. */
function qualityOf(file: string, products: number): number {
  const path = file.split(sep).join('/')
  // Hundreds of pages of models, each seldom asked for; drawings at their largest; the whole catalogue for a few programs: a
  // twentieth of the time for a tenth to a fifth more bytes.
  if (/^(compatibilidade\/.+|api)\/|^desenhos\/.*-grande\./.test(path)) return 8
  const grows = /^(produto|desenhos|itens)\//.test(path)
  if (products > manyProducts && (grows || /^(feeds\/|sitemap-produtos)/.test(path))) return 8
  // What grows or changes with the products: a third of the time for a fortieth more bytes.
  return grows || path.startsWith('categoria/') ? 10 : 11
}

function requestPath(file: string): string {
  return `/${file
    .split(sep)
    .join('/')
    .replace(/(^|\/)index\.html$/, '')}`
}

/** Whether a file's name changes with its content. */
function isNamedByContent(file: string): boolean {
  return isHashed(requestPath(file))
}

function cacheControl(file: string): string {
  if (isNamedByContent(file)) return 'public, max-age=31536000, immutable'
  if (/\.(html|json|xml|txt|csv)$/.test(file)) return 'public, max-age=0, must-revalidate'
  // Hover prefetch and the navigation after it share one download of a page's data.
  return 'public, max-age=60'
}
