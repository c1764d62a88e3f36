import { expect, test } from '@playwright/test'

test('alternatives that share their fields are compared: differences first, what is equal folded', async ({ page }) => {
  await page.goto('/produto/cabo-pi-mindray')
  await page.getByRole('link', { name: 'Comparar estas' }).click()
  await expect(page).toHaveURL(/^.*\/comparar\?p=cabo-pi-mindray,/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comparar')
  await expect(page.getByText(/^ATENÇÃO/)).toBeVisible()
  const rows = page.getByRole('main').locator('tbody').first().getByRole('row')
  await expect(rows.first()).toBeVisible()
  await page.getByText(/iguais? em todos$/).click()
  await expect(page.locator('details table')).toBeVisible()
})
