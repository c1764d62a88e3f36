import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { previewServer, type PreviewServer } from '#desk/publish/preview-server.ts'
import type { Preview } from '#desk/publish/previews.ts'
import { readDeskSettings } from '#desk/settings.ts'
import type { Draft } from '#server/store/content-drafts.ts'
import { scratchFolder } from './support/running-server.ts'

let folder: string
let door: PreviewServer
let alive: boolean
const rendered: Request[] = []

const draft = { id: 3, name: '<Natal>' } as unknown as Draft
const session = 's'.repeat(43)

beforeEach(() => {
  folder = scratchFolder()
  alive = true
  rendered.length = 0
  write('client/assets/app-12345678.js', 'app()')
  write('client/index.html', 'a versão publicada')
  write('secret', 'segredo')
  const preview: Preview = {
    colours: ':root{--ink:#112233}',
    answer: async (asked) => {
      rendered.push(asked)
      return new Response('<html><head></head><body>oi</body></html>', { headers: { 'Content-Type': 'text/html' } })
    },
  }
  door = previewServer({
    settings: readDeskSettings({ DESK_PREVIEW_PORT: '0' }),
    // A session that lives, until the test says otherwise.
    sessions: { find: async () => (alive ? ({} as never) : undefined) },
    previews: {
      make: async () => [],
      readyPreview: (id) => (id === 3 ? preview : undefined),
    },
    codeFolder: join(folder, 'client'),
  })
})
afterEach(async () => {
  await door.stop()
  rmSync(folder, { recursive: true })
})

function write(path: string, text: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), text)
}

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

function ask(address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port, pathname, search, host } = new URL(address)
  return new Promise((resolve, reject) => {
    request(
      { port, path: pathname + search, method, headers: { host, ...headers }, setHost: false, agent: false },
      (response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => (text += chunk.toString()))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
      },
    )
      .on('error', reject)
      .end()
  })
}

/** Out: where previews are, and the headers of a browser that was let in. */
async function letIn(): Promise<{ origin: string; headers: { cookie: string }; address: string }> {
  const shown = await door.show(draft, { token: session, path: '/produto/x' })
  if (shown.kind !== 'shown') throw new Error(shown.kind)
  const answer = await ask(shown.address)
  expect([answer.status, answer.headers.location]).toEqual([303, '/produto/x'])
  const [cookie = ''] = (answer.headers['set-cookie']?.[0] ?? '').split(';')
  return { origin: new URL(shown.address).origin, headers: { cookie }, address: shown.address }
}

test('who was let in sees pages in the draft’s colours, and they are kept by nobody', async () => {
  const { origin, headers } = await letIn()
  const page = await ask(`${origin}/produto/x`, headers)
  expect(page.text).toContain('oi')
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect((await ask(`${origin}/previa.css`, headers)).text).toContain('--ink:#112233')
})

test('of the site’s code only its files are there, and no service worker', async () => {
  const { origin, headers } = await letIn()
  expect((await ask(`${origin}/assets/app-12345678.js`, headers)).text).toBe('app()')
  expect((await ask(`${origin}/index.html`, headers)).text).toContain('oi')
  expect((await ask(`${origin}/service-worker.js`, headers)).status).toBe(404)
  for (const path of ['/..%2fsecret', '/assets/..%2f..%2fsecret', '/%00', '/desenhos'])
    expect((await ask(origin + path, headers)).text).not.toContain('segredo')
})

test('nothing is taken: forms are told so', async () => {
  const { origin, headers } = await letIn()
  expect(await ask(`${origin}/rest/v1/contacts`, headers, 'POST')).toMatchObject({ status: 403 })
  expect(await ask(`${origin}/contato`, headers, 'POST')).toMatchObject({ status: 403 })
  expect(await ask(`${origin}/rest/v1/product_reviews`, headers)).toMatchObject({ status: 200, text: '[]' })
  expect(rendered).toEqual([])
})

test('nobody comes in without a ticket, by another name, or after the session has ended', async () => {
  const shown = await door.show(draft, { token: session, path: '/' })
  if (shown.kind !== 'shown') throw new Error(shown.kind)
  const { origin } = new URL(shown.address)
  expect((await ask(`${origin}/`)).status).toBe(403)
  expect((await ask(`${origin}/?previa=${'x'.repeat(43)}`)).status).toBe(403)
  expect((await ask(`${origin}/`, { cookie: `mesa-1=${session}` })).status).toBe(403)
  expect((await ask(shown.address, { host: 'previa.example' })).status).toBe(421)
  alive = false
  expect((await ask(shown.address)).status).toBe(403)
  expect(rendered).toEqual([])
})

test('behind TLS there is no preview without an address for it', async () => {
  const settings = readDeskSettings({ DESK_URL: 'https://mesa.example.com', DESK_TRUST_PROXY: '127.0.0.1' })
  const closed = previewServer({
    settings,
    sessions: { find: async () => undefined },
    previews: { make: async () => Promise.reject(new Error('made')), readyPreview: () => undefined },
    codeFolder: '',
  })
  expect(await closed.show(draft, { token: session, path: '/' })).toEqual({ kind: 'no-address' })
  expect(() =>
    readDeskSettings({
      DESK_URL: 'https://mesa.example.com',
      DESK_TRUST_PROXY: '127.0.0.1',
      DESK_PREVIEW_URL: 'http://previa.example.com',
    }),
  ).toThrow('DESK_PREVIEW_URL')
})
