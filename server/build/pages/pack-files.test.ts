import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'
import { builtFilesSchema } from '#server/http/pages/built-file.ts'
import { ValueCache } from '#server/value-cache.ts'
import { filesBelow, packFiles } from './pack-files.ts'

const long = 'texto '.repeat(100)
const byFile = ([a = '']: string[], [b = '']: string[]) => a.localeCompare(b)
const files = {
  'index.html': `<h1>Início</h1><p>${long}</p>`,
  'contato/index.html': `<h1>Contato</h1>${long}`,
  'contato.data': long,
  'assets/app-1a2b.js': `console.log('${long}')`,
  'assets/fonte.woff2': long,
  'desenhos/cabo.12345678.svg': `<svg>${long}</svg>`,
  'produto/1/index.html': `<h1>Cabo</h1>${long}`,
  'categoria/cabos.data': `cabos ${long}`,
  'itens/1.json': '{}',
  'robots.txt': long,
}

/** Packs a small built site. Out: its folder, and its table for the server. */
async function packed(products = 1) {
  const folder = await mkdtemp(join(tmpdir(), 'pack-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, 'build/client', name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
  const clientFolder = join(folder, 'build/client')
  const settings = {
    clientFolder,
    cacheFolder: join(folder, '.cache'),
    cache: new ValueCache(),
    productCount: products,
  }
  const lines = await packFiles(filesBelow(clientFolder), settings)
  return { folder, table: v.parse(builtFilesSchema, Object.fromEntries(lines)) }
}

test('the table has every file under the address that asks for it, with how it is served', async () => {
  const { folder, table } = await packed()
  // Whether a page's address ends in a slash is the server's business.
  expect(
    Object.keys(table)
      .map((path) => path.replace(/(.)\/$/, '$1'))
      .toSorted(),
  ).toEqual(
    [
      '/',
      '/contato',
      '/contato.data',
      '/categoria/cabos.data',
      '/assets/app-1a2b.js',
      '/assets/fonte.woff2',
      '/desenhos/cabo.12345678.svg',
      '/produto/1',
      '/itens/1.json',
      '/robots.txt',
    ].toSorted(),
  )
  expect(
    Object.values(table)
      .map(({ file, type, cacheControl }) => [file, type, cacheControl])
      .toSorted(byFile),
  ).toEqual(
    [
      ['index.html', 'text/html; charset=utf-8', 'public, max-age=0, must-revalidate'],
      ['contato/index.html', 'text/html; charset=utf-8', 'public, max-age=0, must-revalidate'],
      ['contato.data', 'text/x-script; charset=utf-8', 'public, max-age=60'],
      ['categoria/cabos.data', 'text/x-script; charset=utf-8', 'public, max-age=60'],
      ['assets/app-1a2b.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
      ['assets/fonte.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
      ['desenhos/cabo.12345678.svg', 'image/svg+xml', 'public, max-age=31536000, immutable'],
      ['itens/1.json', 'application/json; charset=utf-8', 'public, max-age=0, must-revalidate'],
      ['produto/1/index.html', 'text/html; charset=utf-8', 'public, max-age=0, must-revalidate'],
      ['robots.txt', 'text/plain; charset=utf-8', 'public, max-age=0, must-revalidate'],
    ].toSorted(byFile),
  )
  expect(new Set(Object.values(table).map(({ etag }) => etag)).size).toBeGreaterThan(5)
  expect(table['/assets/app-1a2b.js']).not.toHaveProperty('scripts')

  const script = join(folder, 'build/client/assets/app-1a2b.js')
  expect(table['/assets/app-1a2b.js']?.encodings).toEqual(['br', 'gzip'])
  expect(brotliDecompressSync(await readFile(`${script}.br`)).toString()).toBe(files['assets/app-1a2b.js'])
  expect(gunzipSync(await readFile(`${script}.gz`)).toString()).toBe(files['assets/app-1a2b.js'])
  expect(table['/assets/fonte.woff2']?.encodings).toEqual([])
  expect(table['/itens/1.json']?.encodings).toEqual([])
})

test('the files of many products are compressed less hard, those of the site as before', async () => {
  const qualities = async (products: number) => {
    const { folder } = await packed(products)
    const names = await readdir(join(folder, '.cache/packed'))
    return names.flatMap((name) => /-(\d+)\.br$/.exec(name)?.[1] ?? []).toSorted()
  }
  const few = await qualities(500)
  const many = await qualities(501)
  expect(few.filter((quality) => quality === '10')).toHaveLength(3)
  expect(many.filter((quality) => quality === '8')).toHaveLength(2)
  expect(many.filter((quality) => quality === '10')).toHaveLength(1)
  expect(many.filter((quality) => quality === '11')).toEqual(few.filter((quality) => quality === '11'))
})
