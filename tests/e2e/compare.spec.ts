import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'

const address = '/comparar?p=cabo-pi-mindray,cabo-pi-ge,cabo-pi-dixtal'

test('alternatives that share their fields are compared: differences first, what is equal folded', async ({ page }) => {
  await page.goto('/produto/cabo-pi-mindray')
  await page.getByRole('link', { name: 'Comparar estas' }).click()
  await expect(page).toHaveURL(/^.*\/comparar\?p=cabo-pi-mindray,/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comparar produtos')
  await expect(page.getByText(/^ATENÇÃO/)).toBeVisible()
  const rows = page.getByRole('main').locator('tbody').first().getByRole('row')
  await expect(rows.first()).toBeVisible()
  await page.getByText(/iguais? em todos$/).click()
  await expect(page.locator('details table')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the comparison is served whole, and hidden from search engines', async ({ page }) => {
    await page.goto(address)
    for (const id of ['cabo-pi-mindray', 'cabo-pi-ge', 'cabo-pi-dixtal'])
      await expect(page.getByRole('main').locator(`a[href="/produto/${id}"]`)).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  })
})

test('what cannot stand side by side is answered with 404 and a way on', async ({ page }) => {
  for (const ids of ['cabo-pi-mindray', 'cabo-pi-mindray,monitor-mindray-umec12', 'a,b']) {
    const response = await page.goto(`/comparar?p=${ids}`)
    expect(response?.status()).toBe(404)
  }
  await expect(page.getByRole('link', { name: 'Voltar ao Catálogo' })).toBeVisible()
})

test('nothing of a comparison is out of reach', async ({ page }) => {
  await page.goto(address)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})
