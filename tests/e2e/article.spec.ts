import { expect, test } from '@playwright/test'
import { addToCart, open } from './pages.ts'
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

test('the photograph comes small to a phone, and from this site', async ({ page }) => {
  await open(page, article)
  const picture = page.getByRole('img', { name: /Bancada/ })
  await picture.scrollIntoViewIfNeeded()
  const source = () => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.currentSrc : ''))
  await expect.poll(source).toMatch(/\/fotos\/.*\.avif$/)
  const [, width = ''] = /-(\d+)\.[0-9a-f]+\.avif$/.exec(await source()) ?? []
  expect(Number(width)).toBeLessThanOrEqual(960)
})

test('the article ends in its norms and sources, which open apart, and its contents list leads there', async ({
  page,
}) => {
  await open(page, article)
  await expect(page.getByRole('heading', { name: 'Normas e fontes' })).toBeVisible()
  await expect(page.getByText('IEC 60601-2-27', { exact: true })).toBeVisible()
  const link = page.getByRole('link', { name: /Kligfield/ })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener')
  await expect(page.locator('nav[aria-label="Neste artigo"] a[href="#normas-e-fontes"]').first()).toBeAttached()
})

test('the terms say what a quote is, and the footer leads to them', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Termos' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Termos de uso')
  await expect(page.getByRole('heading', { name: 'O que é um orçamento, e o que não é' })).toBeVisible()
})

test('the privacy page says who answers, for how long and that no records of access are kept', async ({ page }) => {
  await open(page, '/privacidade')
  const main = page.getByRole('main')
  await expect(main).toContainText('agente de tratamento de pequeno porte')
  // What `script/inbox retention` deletes (server/inbox/deletion/select.ts): by arrival, handled or not, except what is shown.
  await expect(main).toContainText(/Mensagens do formulário: apagadas \d+ dias depois de recebidas, atendidas ou não/)
  await expect(main).toContainText(/não foram publicadas ou saíram do ar: apagadas \d+ dias depois de recebidas/)
  await expect(main).toContainText('não guarda registros de acesso')
  await expect(main.getByRole('heading', { name: 'Registros de acesso (Marco Civil da Internet)' })).toHaveCount(1)
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
    const kept = () => page.evaluate(() => Object.keys(localStorage).toSorted())
    expect(await kept()).toEqual(['buscas', 'cart', 'listas', 'solicitante'].map((name) => `${shop.slug}-${name}`))

    const other = await context.newPage()
    await open(other, '/carrinho')
    await expect(other.getByText('1 item', { exact: true }).first()).toBeVisible()
    await open(page, '/privacidade')
    await expect(page.getByRole('link', { name: 'Abrir carrinho: 1 item' })).toBeVisible()
    await page.getByRole('button', { name: 'Apagar tudo deste aparelho' }).click()
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/foi apagado/)
    expect(await kept()).toEqual([])
    const visited = await page.evaluate(async () => (await caches.keys()).filter((name) => name !== 'arquivos'))
    expect(visited).toEqual([])
    await expect(page.getByRole('link', { name: 'Abrir carrinho: 1 item' })).toHaveCount(0)
    await expect(other.getByText('Seu carrinho está vazio')).toBeVisible()
  })
})
