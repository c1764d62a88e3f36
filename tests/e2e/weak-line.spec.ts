import { expect, test as base, type Page } from '@playwright/test'
import { hydrated } from './pages.ts'
import { weakLine, type WeakLine } from './weak-line.ts'

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
