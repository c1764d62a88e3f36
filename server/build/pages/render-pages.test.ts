import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { Progress } from '#server/build/progress.ts'
import { KeptValues } from '#server/kept-values.ts'
import { renderPages } from './render-pages.ts'

/** A renderer whose pages show `name`; tells what was asked of it. */
function renderer(name: string) {
  const asked: string[] = []
  const render = async ({ url }: Request) => {
    const { pathname } = new URL(url)
    asked.push(pathname)
    if (pathname.endsWith('.data')) return new Response(JSON.stringify({ name }))
    return new Response(`<h1>${name}</h1><script nonce="built">a()</script><script>evil()</script>`)
  }
  return { asked, render }
}

async function places() {
  const root = await mkdtemp(join(tmpdir(), 'pages-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const kept = new KeptValues()
  let builds = 0
  const build = async (thread: ReturnType<typeof renderer>) => {
    const clientFolder = join(root, `client-${(builds += 1)}`)
    const all = { code: 'code', keptFolder: join(root, 'kept'), kept, clientFolder, threads: [thread] }
    const written = await renderPages(['/', '/contato'], all, new Progress('Pages', 2))
    return { written, page: (file: string) => readFile(join(clientFolder, file), 'utf8') }
  }
  return { root, build }
}

test('a page is written without its nonce, beside its data; only its own scripts are allowed', async () => {
  const { build } = await places()
  const { written, page } = await build(renderer('Cabo'))
  expect([...written.keys()].toSorted()).toEqual(['_.data', 'contato.data', 'contato/index.html', 'index.html'])
  expect(await page('index.html')).toBe('<h1>Cabo</h1><script>a()</script><script>evil()</script>')
  expect(await page('_.data')).toBe('{"name":"Cabo"}')
  expect(written.get('index.html')?.scripts).toHaveLength(1)
})

test('a page is rendered again when its data are others, or when what was kept is gone', async () => {
  const { root, build } = await places()
  const first = await build(renderer('Cabo'))
  const same = renderer('Cabo')
  const again = await build(same)
  expect(same.asked.toSorted()).toEqual(['/_.data', '/contato.data'])
  expect(again.written).toEqual(first.written)
  expect(await again.page('contato/index.html')).toBe(await first.page('contato/index.html'))

  const changed = renderer('Sensor')
  expect(await (await build(changed)).page('contato/index.html')).toContain('Sensor')
  expect(changed.asked).toContain('/contato/')

  await rm(join(root, 'kept'), { recursive: true })
  expect(await (await build(renderer('Cabo'))).page('contato/index.html')).toBe(await first.page('contato/index.html'))
})
