import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { makePage } from './make-page.ts'

/** A renderer whose pages show `name` and run `script`; tells what was asked of it. */
function renderer(name: string, script = 'a()') {
  const asked: string[] = []
  const render = async ({ url }: Request) => {
    const { pathname } = new URL(url)
    asked.push(pathname)
    if (pathname === '/nada.data') return new Response('', { status: 404 })
    if (pathname.endsWith('.data')) return new Response(JSON.stringify({ name }))
    return new Response(
      `<h1>${name}</h1><script nonce="built">${script}</script><script>evil()</script>${'<p>'.repeat(100)}`,
    )
  }
  return { asked, render }
}

async function places() {
  const root = await mkdtemp(join(tmpdir(), 'pages-'))
  onTestFinished(() => rm(root, { recursive: true }))
  let builds = 0
  const build = async ({ render }: ReturnType<typeof renderer>, path = '/contato') => {
    const clientFolder = join(root, `client-${(builds += 1)}`)
    const settings = { code: 'code', cacheFolder: join(root, 'kept'), clientFolder, productCount: 1, render }
    const made = await makePage(path, settings)
    return { made: new Map(made), read: (file: string) => readFile(join(clientFolder, file)) }
  }
  return { root, build }
}

test('a page is written without its nonce, beside its data and compressed; only its own scripts are allowed', async () => {
  const { build } = await places()
  const { made, read } = await build(renderer('Cabo'))
  expect([...made.values()].map(({ file, encodings }) => [file, encodings])).toEqual([
    ['contato.data', []],
    ['contato/index.html', ['br', 'gzip']],
  ])
  const html = String(await read('contato/index.html'))
  expect(html).toContain('<h1>Cabo</h1><script>a()</script><script>evil()</script>')
  expect(String(gunzipSync(await read('contato/index.html.gz')))).toBe(html)
  expect(String(await read('contato.data'))).toBe('{"name":"Cabo"}')
  expect(made.get('/contato')?.scripts).toHaveLength(1)
})

test('the home page stands at the top', async () => {
  const { build } = await places()
  const { made } = await build(renderer('Cabo'), '/')
  expect([...made.values()].map(({ file }) => file)).toEqual(['_.data', 'index.html'])
  expect(made.get('/')?.file).toBe('index.html')
})

test('a page is rendered again when its data are others, or when what was kept is gone or damaged', async () => {
  const { root, build } = await places()
  const first = await build(renderer('Cabo'))
  const page = await first.read('contato/index.html')
  const same = renderer('Cabo')
  const again = await build(same)
  expect(same.asked).toEqual(['/contato.data'])
  expect(again.made).toEqual(first.made)
  expect(await again.read('contato/index.html')).toEqual(page)

  const changed = renderer('Sensor')
  expect(String(await (await build(changed)).read('contato/index.html'))).toContain('Sensor')
  expect(changed.asked).toEqual(['/contato.data', '/contato/'])

  const pages = join(root, 'kept/pages')
  for (const name of await readdir(pages)) if (name.endsWith('.json')) await writeFile(join(pages, name), '{"digest')
  expect((await build(renderer('Cabo'))).made).toEqual(first.made)
  for (const name of await readdir(pages)) if (name.endsWith('.html')) await writeFile(join(pages, name), '<h1>Ca')
  expect(await (await build(renderer('Cabo'))).read('contato/index.html')).toEqual(page)
  const mended = renderer('Cabo')
  await build(mended)
  expect(mended.asked).toEqual(['/contato.data'])

  await rm(join(root, 'kept'), { recursive: true })
  expect(await (await build(renderer('Cabo'))).read('contato/index.html')).toEqual(page)
})

test('what is known of a page is never said of another rendering of it', async () => {
  const { root, build } = await places()
  const { made } = await build(renderer('Cabo'))
  const pages = join(root, 'kept/pages')
  for (const name of await readdir(pages)) if (name.endsWith('.json')) await rm(join(pages, name))
  const other = await build(renderer('Cabo', 'b()'))
  expect(String(await other.read('contato/index.html'))).toContain('<script>b()</script>')
  expect(other.made.get('/contato')?.scripts).not.toEqual(made.get('/contato')?.scripts)
  expect(other.made.get('/contato')?.etag).not.toBe(made.get('/contato')?.etag)
})

test('a page that is not there ends the build with its address', async () => {
  const { build } = await places()
  await expect(build(renderer('Cabo'), '/nada')).rejects.toThrow('/nada.data was answered 404')
})
