import { expect, test } from '@playwright/test'
import { productCount, filterBy, products } from './list-page.ts'
import { isPhone, open, settled } from './pages.ts'

test('Back returns to the same products at the same place', async ({ page }) => {
  await open(page, '/acessorios-componentes')
  await page.getByRole('link', { name: 'Carregar mais' }).focus()
  await page.keyboard.press('Enter')
  await expect(products(page)).toHaveCount(24)
  const link = products(page).nth(22).getByRole('link').first()
  await link.scrollIntoViewIfNeeded()
  await settled(page)
  // Parts above that are laid out meanwhile may move the page under its products: the product's own place is compared.
  const topOf = async () => Math.round((await link.boundingBox())?.y ?? Infinity)
  await page.evaluate(() => {
    const note = ({ target }: Event) => {
      if (!(target instanceof Element)) return
      document.documentElement.dataset.left = String(Math.round(target.closest('a')?.getBoundingClientRect().top ?? 0))
    }
    addEventListener('click', note, { capture: true, once: true })
  })
  await link.click()
  await expect(page).toHaveURL(/\/produto\//)
  const topBefore = Number(await page.locator('html').getAttribute('data-left'))
  await page.goBack()
  await expect(products(page)).toHaveCount(24)
  await expect(link).toBeInViewport()
  await expect.poll(async () => Math.abs((await topOf()) - topBefore)).toBeLessThan(80)
  await expect(page).toHaveURL(/mostrar=36/)
})

test('Back shows the list as it was asked for, without asking the server again', async ({ page }) => {
  await open(page, '/acessorios-componentes')
  await filterBy(page, 'Marca', /^Philips/)
  await expect(page).toHaveURL(/marca=philips/)
  await expect(productCount(page)).toHaveText(/^3 produtos/)
  await products(page).first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/produto\//)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goBack()
  await expect(page).toHaveURL(/marca=philips/)
  await expect(productCount(page)).toHaveText(/^3 produtos/)
  await settled(page)
  // A card that lies under the mouse may be asked for ahead.
  expect(requests.filter((url) => /acessorios-componentes\.data|indices/.test(url))).toEqual([])
})

test('a filter without an answer yet does not call back whoever has left the list', async ({ page }) => {
  test.skip(isPhone(page), 'the filters stand above the list there')
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/indices/acessorios*.json', async (route) => {
    await promise
    await route.continue()
  })
  await open(page, '/acessorios-componentes')
  await page.getByRole('checkbox', { name: /^Philips/ }).check()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(1)
  await products(page).first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/produto\//)
  resolve()
  await settled(page)
  await expect(page).toHaveURL(/\/produto\//)
})

test('entering a list from another page and leaving by Back works with its filters', async ({ page }) => {
  await open(page, '/contato')
  await page.locator('footer').getByRole('link', { name: 'Cabos de ECG' }).click()
  await expect(page).toHaveURL('/categoria/cabos-de-ecg')
  await filterBy(page, 'Marca', /^Philips/)
  await expect(productCount(page)).toHaveText('1 produto')
  await page.goBack()
  await expect(page).toHaveURL('/contato')
})
