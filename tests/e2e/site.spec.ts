import { expect, test } from '@playwright/test'
import { addToCart, open, settled } from './pages.ts'
import { shop } from './shop.ts'

// As most visitors come: with the worker beside the page.
test.use({ serviceWorkers: 'allow' })

test('what a browser is asked to keep carries the shop’s own name', async ({ page }) => {
  await open(page, '/acessorios-componentes')
  await page.getByRole('combobox', { name: 'Buscar acessórios e componentes' }).fill('cabo ecg')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/search=/)
  await addToCart(page, '/produto/1')
  const storedKeys = await page.evaluate(() => Object.keys(localStorage))
  expect(storedKeys).toEqual(expect.arrayContaining([`${shop.slug}-buscas`, `${shop.slug}-cart`]))
  expect(storedKeys.filter((key) => !key.startsWith(`${shop.slug}-`))).toEqual([])
})

for (const saveData of [false, true]) {
  const when = saveData ? 'only when pressed where data is saved' : 'as somebody turns to its link'
  test(`a page is fetched ${when}`, { tag: saveData ? '@all' : [] }, async ({ page }) => {
    await page.clock.install()
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: value } })
    }, saveData)
    await open(page, '/acessorios-componentes')
    const requestedPaths: string[] = []
    page.context().on('request', (request) => requestedPaths.push(new URL(request.url()).pathname))
    const link = page.getByRole('main').getByRole('article').first().getByRole('link').first()
    const path = await link.getAttribute('href')
    await link.hover()
    if (saveData) {
      await page.clock.runFor(800)
      expect(requestedPaths).not.toContain(`${path}.data`)
    } else await expect.poll(() => requestedPaths).toContain(`${path}.data`)
    await link.click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    expect(requestedPaths).toContain(`${path}.data`)
    // The service worker keeps the page that is shown, which costs its HTML once more.
    if (!saveData) return expect.poll(() => requestedPaths).toContain(path)
    await page.clock.runFor(800)
    await settled(page)
    expect(requestedPaths).not.toContain(path)
  })
}

test('a link opens the page for whom it means a new window, and the same page leaves no step behind', async ({
  page,
  context,
}) => {
  await open(page, '/contato')
  const privacy = page
    .getByRole('contentinfo')
    .getByRole('link', { name: /Privacidade/ })
    .first()
  const [beside] = await Promise.all([context.waitForEvent('page'), privacy.click({ modifiers: ['Control'] })])
  await expect(beside).toHaveURL(/\/privacidade$/)
  await expect(page).toHaveURL(/\/contato$/)
  const steps = await page.evaluate(() => history.length)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /Contato/ })
    .first()
    .click()
  expect(await page.evaluate(() => history.length)).toBe(steps)
})
