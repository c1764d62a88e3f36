import { expect, test, type Page } from '@playwright/test'
import { isPhone, products } from './list-page.ts'
import { open, settled } from './pages.ts'

/** Links navigate on mousedown; a visitor who did not mean it is taken back. */

const list = '/acessorios-componentes'
const firstLink = (page: Page) => products(page).first().getByRole('link').first()

/** Opens the list and rests on its first product. Out: the pointer's place. */
async function rest(page: Page) {
  await open(page, list)
  await firstLink(page).scrollIntoViewIfNeeded()
  await firstLink(page).hover()
  const box = await firstLink(page).boundingBox()
  if (!box) throw new Error('the product has no box')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test.beforeEach(({ page }) => test.skip(isPhone(page), 'a phone has no mouse'))

test('a product is shown before the mouse is let go, and Back needs one step', async ({ page }) => {
  await rest(page)
  const name = await firstLink(page).textContent()
  await page.mouse.down()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
  await page.mouse.up()
  await settled(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
  await page.goBack()
  await expect(page).toHaveURL(list)
})

test('who presses, moves away and lets go elsewhere is back in the list, at the same place', async ({ page }) => {
  const { x, y } = await rest(page)
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  await firstLink(page).hover()
  const scrolled = await page.evaluate(() => scrollY)
  await page.mouse.down()
  await expect(page).toHaveURL(/\/produto\//)
  await page.mouse.move(x + 200, y + 40)
  await page.mouse.up()
  await expect(page).toHaveURL(list)
  await expect(firstLink(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled)
})

test('a link that is dragged before its page has come leads nowhere', async ({ page }) => {
  const { x, y } = await rest(page)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/produto\/.*\.data/, async (route) => {
    await promise
    await route.continue()
  })
  await products(page).nth(1).getByRole('link').first().hover()
  await page.mouse.down()
  await page.mouse.move(x + 20, y + 60, { steps: 5 })
  await page.mouse.up()
  resolve()
  await settled(page)
  await expect(page).toHaveURL(list)
  await expect(page.getByText('Carregando...')).toHaveCount(0)
})

test('a link that is pressed right after a filter is followed', async ({ page }) => {
  await open(page, list)
  const filter = page.getByRole('checkbox', { name: /^Philips/ })
  const pressed = [await filter.elementHandle(), await firstLink(page).elementHandle()]
  await page.evaluate((both) => both.forEach((one) => one instanceof HTMLElement && one.click()), pressed)
  await expect(page).toHaveURL(/\/produto\//)
  await settled(page)
  await expect(page).toHaveURL(/\/produto\//)
})

test('the right and the middle button lead nowhere when they go down', async ({ page }) => {
  await rest(page)
  for (const button of ['right', 'middle'] as const) {
    await page.mouse.down({ button })
    await settled(page)
    await expect(page).toHaveURL(list)
    await page.mouse.up({ button })
  }
})

test('a press with Control opens another tab, and this page stays', async ({ context, page }) => {
  await rest(page)
  const tab = context.waitForEvent('page')
  await page.keyboard.down('Control')
  await page.mouse.down()
  await settled(page)
  await page.mouse.up()
  await page.keyboard.up('Control')
  await expect(await tab).toHaveURL(/\/produto\//)
  await expect(page).toHaveURL(list)
})

test('the second half of a double click presses nothing of the page that the first has led to', async ({ page }) => {
  await rest(page)
  const name = await firstLink(page).textContent()
  await firstLink(page).dblclick()
  await settled(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
  await page.goBack()
  await expect(page).toHaveURL(list)
})

test('the keyboard follows a link as ever', async ({ page }) => {
  await rest(page)
  await firstLink(page).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/produto\//)
})
