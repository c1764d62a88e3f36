import { expect, test, type Page } from '@playwright/test'
import { count, filterBy, isPhone, products } from './list-page.ts'
import { open, settled } from './pages.ts'

/** The list's own search and filters, where they can be seen. */
const shownList = (page: Page) => page.locator('#filtros').filter({ visible: true })

test('Back returns to the same products at the same place', async ({ page }) => {
  await open(page, '/acessorios-componentes')
  await page.getByRole('link', { name: 'Carregar mais' }).focus()
  await page.keyboard.press('Enter')
  await expect(products(page)).toHaveCount(24)
  const link = products(page).nth(22).getByRole('link').first()
  await link.scrollIntoViewIfNeeded()
  await settled(page)
  const place = await page.evaluate(() => scrollY)
  await link.click()
  await expect(page).toHaveURL(/\/produto\//)
  await page.goBack()
  await expect(products(page)).toHaveCount(24)
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(place - 50)
  expect(await page.evaluate(() => Math.round(scrollY))).toBeLessThan(place + 50)
  await expect(page).toHaveURL(/mostrar=36/)
})

test('Back shows a list as it was left; until then nothing of it is seen or read', async ({ page }) => {
  await open(page, '/acessorios-componentes')
  await page.evaluate(() => Object.assign(document.querySelector('#item-3') ?? {}, { wasHere: true }))
  await page.locator('input[name="preco-de"]').evaluate((field: HTMLInputElement) => (field.value = '70'))
  const leftList = () => page.evaluate(() => Reflect.get(document.querySelector('#item-3') ?? {}, 'wasHere') === true)
  const typed = () => page.locator('input[name="preco-de"]').inputValue()

  await products(page).first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/produto\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(shownList(page)).toHaveCount(0)

  await page.goBack()
  await expect(page).toHaveURL('/acessorios-componentes')
  await expect.poll(leftList).toBe(true)
  expect(await typed()).toBe('70')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)

  await page.goForward()
  await expect(shownList(page)).toHaveCount(0)
  await page.goBack()
  await expect.poll(leftList).toBe(true)
  await filterBy(page, 'Marca', /^Philips/)
  await expect(page).toHaveURL(/marca=philips/)
  await expect(count(page)).toHaveText(/^3 produtos/)
  await products(page).first().getByRole('link').first().click()
  await expect(shownList(page)).toHaveCount(0)
  await page.goBack()
  await expect(shownList(page)).toHaveCount(1)
  // The code that applies early choices must not untick it.
  await settled(page)
  await expect(page).toHaveURL(/marca=philips/)
  await expect(count(page)).toHaveText(/^3 produtos/)
})

test.describe('without the worker, which may keep the list’s file', () => {
  test.use({ serviceWorkers: 'block' })

  test('a dialog whose code comes after its list was left does not open on the way back', async ({ page }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route(/add-dialog-/, async (route) => {
      await promise
      await route.continue()
    })
    await open(page, '/categoria/cabos-de-ecg')
    await page.getByRole('main').getByRole('button', { name: 'Selecione as opções' }).first().click()
    await products(page).first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/produto\//)
    await expect(shownList(page)).toHaveCount(0)
    const code = page.waitForResponse(/add-dialog-/)
    resolve()
    await code
    await page.goBack()
    await expect(shownList(page)).toHaveCount(1)
    await settled(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('a filter without an answer yet is gone when its list is come back to', async ({ page }) => {
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
    await expect(shownList(page)).toHaveCount(0)
    await page.goBack()
    await expect(shownList(page)).toHaveCount(1)
    await expect(page.getByRole('checkbox', { name: /^Philips/ })).not.toBeChecked()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    resolve()
  })

  test('a list that is come back to in the moment that it was left is not waiting for an answer', async ({ page }) => {
    const cdp = await page.context().newCDPSession(page)
    await open(page, '/acessorios-componentes')
    await page.evaluate(() => {
      const back = new MutationObserver(() => {
        if (document.querySelector('#filtros')?.checkVisibility()) return
        back.disconnect()
        history.back()
        addEventListener('popstate', () => Object.assign(window, { isBack: true }))
      })
      back.observe(document.body, { childList: true, subtree: true, attributes: true })
    })
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    await products(page).first().getByRole('link').first().click()
    await page.waitForFunction(() => Reflect.get(window, 'isBack'))
    await expect(shownList(page)).toHaveCount(1)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  })
})

test('a link to the list that one has come from opens it anew', async ({ page }) => {
  await open(page, '/acessorios-componentes')
  await page.evaluate(() => Object.assign(document.querySelector('#item-3') ?? {}, { wasHere: true }))
  await products(page).first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/produto\//)
  await page.getByRole('main').getByRole('link', { name: 'Catálogo' }).click()
  await expect(page).toHaveURL('/acessorios-componentes')
  await expect(products(page)).toHaveCount(20)
  await expect(page.locator('#item-3')).toBeVisible()
  expect(await page.evaluate(() => Reflect.has(document.querySelector('#item-3') ?? {}, 'wasHere'))).toBe(false)
})

test('a dialog that was open when its list was left is closed on the way back', async ({ page }) => {
  await open(page, '/contato')
  await page.locator('footer').getByRole('link', { name: 'Cabos de ECG' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Selecione as opções' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Cabos de ECG')
  await page.goForward()
  await expect(page).toHaveURL('/categoria/cabos-de-ecg')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('main').getByRole('button', { name: 'Selecione as opções' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('entering a list from another page and leaving by Back works with its filters', async ({ page }) => {
  await open(page, '/contato')
  await page.locator('footer').getByRole('link', { name: 'Cabos de ECG' }).click()
  await expect(page).toHaveURL('/categoria/cabos-de-ecg')
  await filterBy(page, 'Marca', /^Philips/)
  await expect(count(page)).toHaveText('1 produto')
  await page.goBack()
  await expect(page).toHaveURL('/contato')
})
