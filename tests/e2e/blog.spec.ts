import { expect, test, type Page } from '@playwright/test'
import { open } from './pages.ts'
import { shop } from './shop.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** Ends when the list shows so many articles. */
async function expectArticles(page: Page, count: number) {
  await expect(cards(page)).toHaveCount(count)
}

test('the list shows every article, newest first, each with what the spec asks', async ({ page }) => {
  await open(page, '/blog')
  await expectArticles(page, 4)
  const dates = await cards(page)
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))
  expect(dates).toEqual(dates.toSorted().toReversed())
  const card = cards(page).filter({ hasText: 'Cabo de ECG de 3 ou 5 vias' })
  await expect(card).toContainText('14 de março de 2024')
  await expect(card).toContainText(`Equipe ${shop.name}`)
  await expect(card).toContainText('Guias Técnicos')
  await expect(card).toContainText('Ler artigo completo')
  await expect(card.getByRole('link')).toHaveAttribute('href', '/blog/cabo-ecg-3-ou-5-vias')
})

test('a search is applied when it is sent, without regard to case and accents, and cleared', async ({ page }) => {
  await open(page, '/blog')
  const field = page.getByRole('searchbox', { name: 'Pesquisar artigos' })
  await expect(field).toHaveAttribute('placeholder', 'Pesquisar artigos...')
  await field.fill('TAXA IMPLICITA')
  await expectArticles(page, 4)
  await field.press('Enter')
  await expectArticles(page, 1)
  await expect(page).toHaveURL(/\/blog\?search=TAXA\+IMPLICITA$/)
  await expect(cards(page)).toContainText('Leasing')
  await page.getByRole('link', { name: 'Limpar' }).click()
  await expectArticles(page, 4)
  await expect(field).toHaveValue('')
  await expect(page).toHaveURL(/\/blog$/)
})

test('one category or none narrows the list, beside the search, without asking the server', async ({ page }) => {
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
})

test('an article has all its parts and leads back to the blog', async ({ page }) => {
  await open(page, '/blog/leasing-ou-compra-de-equipamentos')
  await expect(page).toHaveTitle(`Leasing ou compra de equipamentos médicos | Blog ${shop.name}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Leasing ou compra de equipamentos médicos')
  const article = page.getByRole('main').getByRole('article').first()
  await expect(article).toContainText('6 de março de 2024')
  await expect(article).toContainText(`Equipe ${shop.name}`)
  await expect(article).toContainText('Gestão de Clínicas')
  await expect(article).toContainText('min de leitura')
  await expect(page.getByRole('heading', { name: 'Precisa de Ajuda com seus Equipamentos?' })).toBeVisible()
  await expect(page.getByText('Precisa de reposição ou orçamento para seus equipamentos?')).toBeVisible()
  await expect(page.getByRole('link', { name: `Fale com um Especialista da ${shop.name}` })).toHaveAttribute(
    'href',
    '/contato',
  )
  await expect(page.getByText('Última atualização:')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Produtos deste artigo' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Leia também' })).toBeVisible()
  await page.getByRole('link', { name: 'Voltar ao Blog' }).last().click()
  await expect(page).toHaveURL(/\/blog$/)
})

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
