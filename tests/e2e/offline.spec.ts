import { expect, test, type Page } from '@playwright/test'
import { addToCart, hydrated, open } from './pages.ts'

test.use({ serviceWorkers: 'allow' })

/** Resolves when the service worker has taken over and keeps this page and the cart's. */
async function waitUntilKept(page: Page, path: string) {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect
    .poll(() =>
      page.evaluate(
        async (paths) => {
          const found = await Promise.all(paths.map((kept) => caches.match(kept)))
          return navigator.serviceWorker.controller !== null && found.every(Boolean)
        },
        [path, '/carrinho'],
      ),
    )
    .toBe(true)
  await page.waitForLoadState('networkidle')
}

test('without a connection a visited product opens again, and so do the cart and its drawer', async ({
  context,
  page,
}) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await addToCart(page, '/produto/1')
  await waitUntilKept(page, '/produto/1')
  const heading = await page.getByRole('heading', { level: 1 }).textContent()

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
  await hydrated(page)
  await page.getByRole('link', { name: 'Abrir carrinho: 1 item' }).click()
  const drawer = page.getByRole('dialog', { name: 'Carrinho (1)' })
  await expect(drawer.getByRole('listitem')).toHaveCount(1)
  await page.goto('/carrinho')
  await expect(page.getByRole('heading', { name: 'Itens selecionados' })).toBeVisible()
  await expect(page.getByText('1 item', { exact: true }).first()).toBeVisible()
  expect(errors).toEqual([])
})

test('a page that was reached by a click is kept as well', async ({ context, page }) => {
  await open(page, '/categoria/cabos-de-ecg')
  await waitUntilKept(page, '/categoria/cabos-de-ecg')
  await page.getByRole('article').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/produto\//)
  const path = new URL(page.url()).pathname
  await waitUntilKept(page, path)
  await context.setOffline(true)
  await page.reload()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Sem conexão')).toHaveCount(0)
})

test('a plug is laid on the glass without a connection, once the page was opened', async ({ context, page }) => {
  await open(page, '/identificar-peca/tela')
  await waitUntilKept(page, '/identificar-peca/tela')
  await context.setOffline(true)
  await page.reload()
  await hydrated(page)
  await page.getByRole('button', { name: 'Coincide: usar esta medida' }).click()
  await page.getByRole('group', { name: 'Forma' }).getByRole('link', { name: 'Luer, cone ou tubo' }).click()
  await expect(page.getByRole('img', { name: 'Luer fêmea, Ø 4,25 mm' })).toBeVisible()
  await page.getByRole('button', { name: 'É este' }).click()
  await expect(page.getByRole('list', { name: 'Peças' }).getByRole('link').first()).toBeVisible()
})

test('a page that was never visited says so and leads to those that were', async ({ context, page }) => {
  await open(page, '/contato')
  await waitUntilKept(page, '/contato')
  await context.setOffline(true)
  await page.goto('/sobre')
  await expect(page.getByRole('heading', { name: 'Sem conexão' })).toBeVisible()
  await expect(page.getByRole('link', { name: /carrinho/i })).toHaveCount(1)
  await page.getByRole('link', { name: 'Entre em Contato' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Entre em Contato' })).toBeVisible()
})

test('an answer that says that nobody keeps it is not kept, whatever the spelling of its address', async ({ page }) => {
  await open(page, '/contato')
  await waitUntilKept(page, '/contato')
  // As '/%70roposta/…' for '/proposta/…', which the worker leaves alone by its name.
  expect((await page.goto('/%68ealthz'))?.headers()['cache-control']).toBe('no-store')
  await page.goto('/sobre')
  await waitUntilKept(page, '/sobre')
  const isKept = () => page.evaluate(async () => (await caches.match('/%68ealthz')) !== undefined)
  expect(await isKept()).toBe(false)
})

test('a new build’s worker takes over at once and drops the pages of the old one', async ({ page }) => {
  await open(page, '/contato')
  await waitUntilKept(page, '/contato')
  await page.evaluate(async () => {
    await caches.open('paginas-de-outro-build')
    await navigator.serviceWorker.register('/service-worker.js?novo')
  })
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? ''))
    .toContain('/service-worker.js?novo')
  await expect.poll(() => page.evaluate(() => caches.has('paginas-de-outro-build'))).toBe(false)
})
