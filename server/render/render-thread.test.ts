import { mkdtempSync, writeFileSync } from 'node:fs'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { RenderThread } from './render-thread.ts'

/** A release whose one page does what its address says. */
async function openThread(answer: string): Promise<RenderThread> {
  const code = join(mkdtempSync(join(tmpdir(), 'release-')), 'index.mjs')
  writeFileSync(
    code,
    `export const entry = { module: { default: async (request) => {
      const { pathname } = new URL(request.url)
      if (pathname === '/ends') process.exit(3)
      if (pathname === '/hangs') for (;;);
      if (pathname === '/priority') return new Response(String((await import('node:os')).getPriority()))
      if (pathname === '/mode') return new Response(process.env.NODE_ENV)
      return new Response(request.headers.get('x-asked') + pathname, { status: ${answer} })
    }, handleError: () => {} } }
    export const routes = { root: { id: 'root', path: '', module: { default: () => null } }, all: { id: 'all', parentId: 'root', path: '*', module: { default: () => null } } }
    export const assets = { version: '1', entry: { module: '', imports: [] }, routes: {}, url: '' }
    export const future = {}, basename = '/', publicPath = '/', isSpaMode = false, ssr = true, prerender = [], routeDiscovery = { mode: 'initial', manifestPath: '/__manifest' }, assetsBuildDirectory = ''`,
  )
  const thread = await RenderThread.open(code, { backend: '', analytics: '', analyticsScript: '' })
  onTestFinished(() => thread.stop())
  return thread
}

const ask = (path: string) => new Request(`http://site.example${path}`, { headers: { 'x-asked': 'n' } })

test('a page is rendered in another thread, and this one goes on meanwhile', async () => {
  const thread = await openThread('200')
  const response = await thread.render(ask('/peca'))
  expect([response.status, await response.text()]).toEqual([200, 'n/peca'])
})

test("React's production build renders, however the server was started", async () => {
  const thread = await openThread('200')
  expect(await (await thread.render(ask('/mode'))).text()).toBe('production')
})

test.runIf(process.platform === 'linux')('rendering has a lower priority than answering', async () => {
  const thread = await openThread('200')
  const priority = Number(await (await thread.render(ask('/priority'))).text())
  expect(priority).toBe(Math.min(19, getPriority() + 10))
})

test('a thread that ends is replaced, and the next page is rendered', async () => {
  const thread = await openThread('200')
  await expect(thread.render(ask('/ends'))).rejects.toThrow('ended')
  await sleep(10)
  expect((await thread.render(ask('/peca'))).status).toBe(200)
})

test('a thread that is stopped answers nobody any more, and no other takes its place', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const lines = vi.spyOn(process.stdout, 'write')
  onTestFinished(() => lines.mockRestore())
  const thread = await openThread('200')
  const pages = Promise.allSettled([thread.render(ask('/hangs'))])
  await thread.stop()
  vi.advanceTimersByTime(60_000)
  expect(await pages).toMatchObject([{ status: 'rejected', reason: { message: 'The rendering thread was stopped' } }])
  expect(lines).not.toHaveBeenCalledWith(expect.stringContaining('renderer-replaced'))
})

test('a release that cannot render its pages is not opened', async () => {
  await expect(openThread('500')).rejects.toThrow('was answered 500')
})
