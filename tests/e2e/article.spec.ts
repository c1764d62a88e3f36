import { expect, test } from '@playwright/test'
import { addToCart, isPhone, open } from './pages.ts'
import { shop } from './shop.ts'

const article = '/blog/cabo-ecg-3-ou-5-vias'

test('a figure and a photograph stand in the article with words, caption and a place of their own', async ({
  page,
}) => {
  await open(page, article)
  const figures = page.getByRole('figure')
  await expect(figures).toHaveCount(2)
  for (const name of [/Dois torsos/, /Bancada com um cabo/]) {
    const picture = page.getByRole('img', { name })
    const before = await picture.evaluate((image) => image.getBoundingClientRect().height)
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeTruthy()
    const after = await picture.evaluate((image) => image.getBoundingClientRect())
    expect(after.height).toBe(before)
    expect(after.right).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  }
  await expect(figures.first()).toContainText('Três vias nos dois padrões.')
})

test('the contents mark the section that is read', async ({ page }) => {
  test.skip(isPhone(page), 'they are folded away on a phone')
  await open(page, article)
  const contents = page.getByRole('navigation', { name: 'Neste artigo' }).getByRole('link')
  await expect(page.locator('nav a[aria-current="location"]')).toHaveCount(0)
  await contents.nth(2).click()
  await expect(contents.nth(2)).toHaveAttribute('aria-current', 'location')
  await page.keyboard.press('End')
  await expect(contents.last()).toHaveAttribute('aria-current', 'location')
  await expect(contents.nth(2)).not.toHaveAttribute('aria-current')
})

test('the photograph comes small to a phone, and from this site', async ({ page }) => {
  await open(page, article)
  const picture = page.getByRole('img', { name: /Bancada/ })
  await picture.scrollIntoViewIfNeeded()
  const source = () => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.currentSrc : ''))
  await expect.poll(source).toMatch(/\/fotos\/.*\.webp$/)
  const [, width = ''] = /-(\d+)\.[0-9a-f]+\.webp$/.exec(await source()) ?? []
  expect(Number(width)).toBeLessThanOrEqual(960)
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('one press on the privacy page erases all that the device keeps, and open tabs follow', async ({
    context,
    page,
  }) => {
    await addToCart(page, '/produto/1')
    await page.keyboard.press('Escape')
    await open(page, '/minhas-listas')
    await page.getByRole('main').getByRole('textbox').first().fill('UTI')
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Salvar/ })
      .first()
      .click()
    await open(page, '/solicitacao')
    await page.getByLabel('Lembrar neste aparelho').check()
    await page.getByRole('main').getByRole('textbox').first().fill('Hospital Modelo')
    await open(page, '/')
    await page.getByRole('main').getByLabel('Buscar no catálogo').fill('C5VGA2')
    await page.getByRole('main').getByLabel('Buscar no catálogo').press('Enter')
    await page.waitForURL(/search=C5VGA2/)
    await page.evaluate(() => navigator.serviceWorker.ready)
    const storedKeys = () => page.evaluate(() => Object.keys(localStorage).toSorted())
    expect(await storedKeys()).toEqual(
      ['buscas', 'cart', 'listas', 'solicitante'].map((name) => `${shop.slug}-${name}`),
    )

    const otherTab = await context.newPage()
    await open(otherTab, '/carrinho')
    await expect(otherTab.getByText('1 item', { exact: true }).first()).toBeVisible()
    await open(page, '/privacidade')
    await expect(page.getByRole('link', { name: 'Abrir carrinho: 1 item' })).toBeVisible()
    await page.getByRole('button', { name: 'Apagar tudo deste aparelho' }).click()
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/foi apagado/)
    expect(await storedKeys()).toEqual([])
    const pageCaches = await page.evaluate(async () => (await caches.keys()).filter((name) => name !== 'arquivos'))
    expect(pageCaches).toEqual([])
    await expect(page.getByRole('link', { name: 'Abrir carrinho: 1 item' })).toHaveCount(0)
    await expect(otherTab.getByText('Seu carrinho está vazio')).toBeVisible()
  })
})
