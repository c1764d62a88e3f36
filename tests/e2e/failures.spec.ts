import { expect, test, type Page } from '@playwright/test'
import { addToCart, hydrated, isPhone, open } from './pages.ts'

/**
 * A failed request affects only its own part of the screen, never the whole page. There is no service worker here,
 * because it would hide the failure.
 */

test.use({ serviceWorkers: 'block' })

const listRequests = /\/indices\/|\.data(\?|$)/

/** The button that makes the failed request again. */
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Tentar novamente' })

/** Expects the header and the footer, which every page has. */
async function expectShell(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeAttached()
}

/** Cuts off every request that matches. Out: a function that lets them pass again. */
async function cutOff(page: Page, pattern: RegExp): Promise<() => Promise<void>> {
  await page.route(pattern, (route) => route.abort())
  return () => page.unroute(pattern)
}

test('a filter that nobody can answer stays chosen, says so and works when asked again', async ({ page }) => {
  await open(page, '/acessorios-componentes')
  const restore = await cutOff(page, listRequests)
  if (isPhone(page)) await page.getByRole('button', { name: /^Marca/ }).click()
  const box = page.getByRole('checkbox', { name: /^Philips/ })
  await box.check()
  await expect(page.getByText('Não foi possível atualizar a lista.')).toBeVisible()
  await expect(box).toBeChecked()
  await expectShell(page)
  await restore()
  if (isPhone(page)) await page.keyboard.press('Escape')
  await tryAgain(page).click()
  await expect(page.getByRole('link', { name: 'Remover Marca: Philips' })).toBeVisible()
  await expect(tryAgain(page)).toHaveCount(0)
  await expect(page).toHaveURL(/marca=philips/)
})

test('a search that nobody can answer keeps its text', { tag: '@all' }, async ({ page }) => {
  await open(page, '/acessorios-componentes')
  const restore = await cutOff(page, listRequests)
  const field = page.getByLabel('Buscar acessórios e componentes')
  await field.fill('C5VGA2')
  await expect(page.getByText('Não foi possível atualizar a lista.')).toBeVisible()
  await expect(field).toHaveValue('C5VGA2')
  await restore()
  await tryAgain(page).click()
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('C5VGA2')
})

test('more products that do not come are asked for again', { tag: '@all' }, async ({ page }) => {
  await open(page, '/acessorios-componentes')
  const restore = await cutOff(page, listRequests)
  await page.getByText('Role para carregar mais').scrollIntoViewIfNeeded()
  await expect(page.getByText('Não foi possível carregar mais produtos.')).toBeVisible()
  await restore()
  await tryAgain(page).click()
  await expect(page.locator('#item-21')).toBeAttached()
})

const firstCard = (page: Page) => page.getByRole('main').getByRole('article').first().getByRole('link').first()

test('a product whose data does not come is opened as a whole page', async ({ page }) => {
  await open(page, '/categoria/cabos-de-ecg')
  await cutOff(page, /\.data(\?|$)/)
  const name = await firstCard(page).textContent()
  await firstCard(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
  await expect(page).toHaveURL(/\/produto\//)
})

test('without any line the site stays, says so and opens the product when asked again', async ({ page }) => {
  await open(page, '/categoria/cabos-de-ecg')
  const restore = await cutOff(page, /\/produto\//)
  const name = await firstCard(page).textContent()
  await firstCard(page).click()
  await expect(page.getByRole('heading', { name: 'Não foi possível abrir esta página' })).toBeVisible()
  await expectShell(page)
  await restore()
  await tryAgain(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
})

test('after a new release a press loads the page anew, the next one takes it, and the cart stays', async ({ page }) => {
  await addToCart(page, '/produto/1')
  await open(page, '/categoria/cabos-de-ecg')
  // As after a new release: the code of the next page is missing until a page of the new release is loaded.
  const code = await page.evaluate(
    () => Reflect.get(window, '__reactRouterManifest').routes['routes/product'].module as string,
  )
  let isGone = true
  await page.route(`**${code}`, (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()))
  const name = await firstCard(page).textContent()
  const loaded = page.waitForEvent('load')
  await firstCard(page).click()
  await loaded
  isGone = false
  await hydrated(page)
  await firstCard(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '', { timeout: 20_000 })
  await hydrated(page)
  await expect(page.getByRole('link', { name: 'Abrir carrinho: 1 item' })).toBeVisible()
})

test('what takes long says so, what is quick does not, and nothing moves for it', async ({ page }) => {
  await open(page, '/categoria/cabos-de-ecg')
  await page.evaluate(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!Reflect.get(entry, 'hadRecentInput'))
          Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + Number(Reflect.get(entry, 'value')) })
    }).observe({ type: 'layout-shift' })
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/produto\/.*\.data/, async (route) => {
    await promise
    await route.continue()
  })
  await firstCard(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'Carregando...' })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBe(0)
  resolve()
  await expect(page).toHaveURL(/\/produto\//)
  await expect(page.getByText('Carregando...')).toHaveCount(0)
})
