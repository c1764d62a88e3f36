import { expect, test, type Page } from '@playwright/test'
import { open } from './pages.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** Waits until the list shows a number of articles. */
async function expectArticles(page: Page, count: number) {
  await expect(cards(page)).toHaveCount(count)
}

test(
  'one category or none narrows the list, beside the search, without asking the server',
  { tag: '@all' },
  async ({ page }) => {
    await open(page, '/blog?search=infus%C3%A3o')
    const found = await cards(page).count()
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.getByRole('button', { name: 'Gestão de Clínicas' }).click()
    await expect(page).toHaveURL(/\?search=infus%C3%A3o&categoria=gestao-clinicas$/)
    await expect(page.getByRole('button', { name: 'Gestão de Clínicas' })).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => cards(page).count()).toBeLessThan(found)
    await page.getByRole('button', { name: 'Todas as categorias' }).click()
    await expectArticles(page, found)
    expect(requests.filter((url) => url.includes('.data'))).toEqual([])
  },
)

test(
  'the contents list leads to a heading, and a link of the text to its page without a reload',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    await open(page, '/blog/cabo-ecg-3-ou-5-vias')
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    if (project.name === 'phone') await page.locator('summary', { hasText: 'Neste artigo' }).click()
    await page
      .getByRole('navigation', { name: 'Neste artigo' })
      .getByRole('link', { name: 'Quando três resolvem' })
      .click()
    await expect(page.getByRole('heading', { name: 'Quando três resolvem' })).toBeInViewport()
    await expect(page).toHaveURL(/#quando-tres-resolvem$/)
    await page.getByRole('link', { name: 'tronco ou peça única', exact: true }).click()
    await expect(page).toHaveURL(/\/blog\/cabo-de-ecg-tronco-ou-peca-unica$/)
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  },
)

test('on a phone a wide table scrolls by itself, not the page', { tag: '@phone' }, async ({ page }, { project }) => {
  test.skip(project.name !== 'phone', 'a desktop has room for the table')
  await open(page, '/blog/leasing-ou-compra-de-equipamentos')
  const table = page.getByRole('region', { name: 'Tabela 1: As quatro formas de ter o equipamento' })
  await table.focus()
  const [inner, outer] = await table.evaluate((region) => [region.scrollWidth, region.clientWidth] as const)
  expect(inner).toBeGreaterThan(outer)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the blog can be searched, narrowed and read', async ({ page }) => {
    await page.goto('/blog')
    await page.getByRole('button', { name: 'Gestão de Clínicas' }).click()
    await expect(page).toHaveURL(/categoria=gestao-clinicas/)
    const field = page.getByRole('searchbox')
    await field.fill('taxa implicita')
    await field.press('Enter')
    await expectArticles(page, 1)
    await expect(page).toHaveURL(/categoria=gestao-clinicas/)
    await cards(page).getByRole('link').click()
    await expect(page.getByRole('heading', { name: 'Valor presente' })).toBeVisible()
  })
})
