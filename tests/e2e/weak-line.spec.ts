import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test as base, type Page } from '@playwright/test'
import { hydrated } from './pages.ts'

/** The service worker when the connection or the server fails. Each test decides which requests fail. */
const test = base.extend<{ line: WeakLine }>({
  line: async ({ baseURL }, use) => {
    const line = await weakLine(baseURL ?? '')
    await use(line)
    await line.close()
  },
})

test.use({ serviceWorkers: 'allow' })

const product = '/produto/cabo-ecg-ge-aha'

/** Opens a page and waits until the worker keeps it. */
async function visit(page: Page, line: WeakLine, path: string) {
  await page.goto(line.url + path)
  await hydrated(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await waitUntilKept(page, path)
}

/** Resolves when the worker answers for this page and keeps a page. */
async function waitUntilKept(page: Page, path: string) {
  await expect
    .poll(() =>
      page.evaluate(async (kept) => Boolean(navigator.serviceWorker.controller && (await caches.match(kept))), path),
    )
    .toBe(true)
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a page that was kept comes when the network takes more than a few seconds', async ({ page, line }) => {
  await visit(page, line, product)
  line.fateOf = () => 'hang'
  await page.goto(line.url + product, { timeout: 15_000, waitUntil: 'domcontentloaded' })
  await expect(heading(page)).toContainText('Cabo de ECG')
})

test('a page that was kept is better than a server that fails', async ({ page, line }) => {
  await visit(page, line, product)
  line.fateOf = () => 'fail'
  const answer = await page.goto(line.url + product)
  expect(answer?.status()).toBe(200)
  await expect(heading(page)).toContainText('Cabo de ECG')
})

test('one request that is cut off is made again', async ({ page, line }) => {
  await visit(page, line, '/contato')
  let cuts = 0
  line.fateOf = (path) => (path === '/sobre' && (cuts += 1) === 1 ? 'cut' : undefined)
  await page.goto(`${line.url}/sobre`)
  await expect(page.getByText('Sem conexão')).toHaveCount(0)
  expect(cuts).toBeGreaterThan(1)
})

test('searches, filters and choices fetch no page anew and push none out', async ({ page, line }) => {
  const requestedPaths: string[] = []
  await visit(page, line, '/acessorios-componentes')
  line.fateOf = (path) => void requestedPaths.push(path)
  await page.getByLabel('Buscar acessórios e componentes').pressSequentially('cabo ecg', { delay: 60 })
  await expect(page).toHaveURL(/search=cabo\+ecg/)
  await page.waitForLoadState('networkidle')
  expect(requestedPaths.filter((path) => path.startsWith('/acessorios-componentes'))).toEqual([])
})

test('in the app, a product that was opened before opens without a line; another leads to what was kept', async ({
  page,
  line,
}) => {
  await visit(page, line, '/categoria/cabos-de-ecg')
  const link = (index: number) => page.getByRole('main').getByRole('article').nth(index).getByRole('link').first()
  const name = (await link(0).textContent()) ?? ''
  await link(0).click()
  await expect(heading(page)).toHaveText(name)
  await waitUntilKept(page, new URL(page.url()).pathname)
  await page.goBack()
  await expect(heading(page)).toHaveText('Cabos de ECG')
  line.fateOf = () => 'cut'
  await link(0).click()
  await expect(heading(page)).toHaveText(name)
  await page.goBack()
  await expect(heading(page)).toHaveText('Cabos de ECG')
  await link(2).click()
  await expect(page.getByRole('heading', { name: 'Sem conexão' })).toBeVisible({ timeout: 15_000 })
  await expect(page.getByRole('link', { name: name.slice(0, 20) })).toBeVisible()
  await page.getByRole('link', { name: 'Ver carrinho' }).click()
  await expect(heading(page)).toHaveText('Carrinho de Compras')
})

/** The fate of a request: it arrives (undefined), it is cut off, no answer ever comes, or the server fails. */
type Fate = 'cut' | 'hang' | 'fail' | undefined

interface WeakLine {
  url: string
  /** Decides the fate of each request from now on, also of a service worker's. */
  fateOf: (path: string) => Fate
  close: () => Promise<void>
}

/** A proxy to the site that fails as `fateOf` decides. */
async function weakLine(site: string): Promise<WeakLine> {
  const line: WeakLine = { url: '', fateOf: () => undefined, close }
  const server = createServer((incoming, outgoing) => {
    const fate = line.fateOf(incoming.url ?? '')
    if (fate === 'cut') incoming.socket.destroy()
    else if (fate === 'fail') outgoing.writeHead(503).end()
    else if (fate !== 'hang') pass(site, incoming, outgoing)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  line.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return line

  function close(): Promise<void> {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(() => resolve()))
  }
}

function pass(site: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers, url = '/' } = incoming
  const forwarded = request(new URL(url, site), { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  forwarded.on('error', () => outgoing.destroy())
  incoming.pipe(forwarded)
}
