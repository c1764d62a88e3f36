import { expect, test } from '@playwright/test'
import { addToCart, isPhone, open } from './pages.ts'

test('a product in the cart drawer opens its page, and the drawer is out of the way', async ({ page }) => {
  await addToCart(page, '/produto/1')
  await open(page, '/contato')
  await page.getByRole('link', { name: /^Abrir carrinho/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Carrinho (1)' })
  await drawer.getByRole('listitem').getByRole('link').click()
  await expect(page).toHaveURL('/produto/1')
  await expect(drawer).toBeHidden()
})

test('the focus stays on the price that was sent', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/acessorios-componentes')
  if (isPhone(page)) await page.getByRole('button', { name: 'Preço' }).click()
  await page.getByLabel('Preço máximo em reais').fill('100')
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('link', { name: /^Remover Preço/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'OK' })).toBeFocused()
})

test('the focus stays among the filters after the last option', async ({ page }) => {
  test.skip(isPhone(page), 'filters are in sheets')
  await open(page, '/acessorios-componentes?search=zzzzqqqq&marca=philips')
  const box = page.getByRole('checkbox', { name: /^Philips/ })
  await box.focus()
  await page.keyboard.press('Space')
  await expect(box).toHaveCount(0)
  await expect(page.getByRole('complementary', { name: 'Filtros' })).toBeFocused()
})

test('a page that the app changes to is announced and has the focus', async ({ page }) => {
  await open(page, '/categoria/cabos-de-ecg')
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/produto\//)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toBeAttached()
})

test('without scripts all deliverables are there on a phone', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(`${baseURL}/manutencao-preventiva`)
  await expect(page.locator('#deliverables > li').last()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ver mais 4 itens' })).toBeHidden()
  await context.close()
})

test('a browser that is too old for the scripts shows the page as it was served', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'))
  await page.goto('/acessorios-componentes', { waitUntil: 'networkidle' })
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  expect(errors).toEqual([])
})

test('ratings are asked for where they are shown, and no id stands twice', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await open(page, '/acessorios-componentes?vista=compacta')
  const repeatedIds = await page.evaluate(() => {
    const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id)
    return ids.filter((id, index) => ids.indexOf(id) !== index)
  })
  expect(repeatedIds).toEqual([])
  expect(requests.filter((url) => url.includes('product_reviews'))).toEqual([])
})

test('another choice is another request: its link works at once', async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  await open(page, '/produto/cabo-ecg-ge-aha?opcao=3-vias')
  const quote = page.locator('#orcamento').getByRole('link')
  await quote.click()
  await page.getByRole('button', { name: /^5 vias/ }).click()
  await quote.click()
  await expect.poll(() => context.pages().length).toBe(3)
})
