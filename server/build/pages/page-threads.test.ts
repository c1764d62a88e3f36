import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { PageThreads } from './page-threads.ts'

/**
 * Threads whose pages show their address; `/nada` is not found, `/nunca` is never ready, `/fim` ends its thread, and
 * `/laço` holds it.
 */
async function openThreads(first = '') {
  const root = await mkdtemp(join(tmpdir(), 'threads-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const code = join(root, 'code')
  await mkdir(join(code, 'server'), { recursive: true })
  await writeFile(join(code, 'package.json'), '{ "type": "module" }')
  await writeFile(
    join(code, 'server/index.js'),
    `${first}
    export const entry = { module: { default: async ({ url }, status) => {
      if (url.includes('nunca')) return new Promise(() => {})
      if (url.includes('fim')) process.exit(0)
      if (url.includes('laco')) for (;;);
      return new Response(url, { status: url.includes('nada') ? 404 : status })
    }, handleError: () => {} } }
    const page = { default: () => null, loader: () => process.env.NODE_ENV }
    export const routes = { root: { id: 'root', path: '', module: { default: () => null } }, all: { id: 'all', parentId: 'root', path: '*', module: page } }
    export const assets = { version: '1', entry: { module: '', imports: [] }, routes: {}, url: '' }
    export const future = {}, basename = '/', publicPath = '/', isSpaMode = false, ssr = true, prerender = [], routeDiscovery = { mode: 'initial', manifestPath: '/__manifest' }, assetsBuildDirectory = ''`,
  )
  const clientFolder = join(root, 'client')
  const threads = await PageThreads.open({ code, clientFolder, cacheFolder: join(root, 'kept') })
  return { clientFolder, threads }
}

test('every page is made once, and the threads end', async () => {
  const { clientFolder, threads } = await openThreads()
  const paths = Array.from({ length: 40 }, (_, index) => `/produto/${index}`)
  const files = (await threads.makePages(paths, 40)).map(([, { file }]) => file)
  const expected = paths.flatMap((path) => [`${path.slice(1)}.data`, `${path.slice(1)}/index.html`])
  expect(files.toSorted()).toEqual(expected.toSorted())
  const written = await readdir(clientFolder, { recursive: true })
  expect(written).toEqual(expect.arrayContaining(expected))
  expect(await readFile(join(clientFolder, 'produto/1.data'), 'utf8')).toContain('production')
})

test.each([
  ['is not found', '/nada', '/nada'],
  ['is never ready', '/nunca', 'never ready: /nunca'],
  ['ends its thread', '/fim', 'never ready: /fim'],
  ['holds its thread', '/laco', '/laco'],
])('a page that %s ends the work with its address', async (_, path, message) => {
  const { threads } = await openThreads()
  await expect(threads.makePages(['/a', path, '/b'], 1, 1000)).rejects.toThrow(message)
})

test('code that cannot be loaded, or never is, ends the work', async () => {
  await expect(openThreads('throw new Error("broken")')).rejects.toThrow('broken')
  await expect(openThreads('await new Promise(() => {})')).rejects.toThrow('ended before')
})
