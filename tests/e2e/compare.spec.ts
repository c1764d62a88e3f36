import { expect, test } from '@playwright/test'

test(
  'alternatives that share their fields are compared: differences first, what is equal folded',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto('/produto/cabo-pi-mindray')
    await page.getByRole('link', { name: 'Comparar estas' }).click()
    await expect(page).toHaveURL(/^.*\/comparar\?p=cabo-pi-mindray,/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comparar')
    await expect(page.getByText(/^ATENÇÃO/)).toBeVisible()
    const rows = page.getByRole('main').locator('tbody').first().getByRole('row')
    await expect(rows.first()).toBeVisible()
    await page.getByText(/iguais? em todos$/).click()
    await expect(page.locator('details table')).toBeVisible()
  },
)

test('a comparison begins with a product, grows and shrinks by its cards, and a column goes into the cart', async ({
  page,
}) => {
  await page.goto('/comparar?p=cabo-pi-mindray')
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  await page.getByRole('region', { name: 'Escolha o que pôr ao lado' }).getByRole('link').first().click()
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  await page
    .getByRole('link', { name: /^Retirar / })
    .first()
    .click()
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  await expect(page.getByRole('columnheader').last()).toContainText(/sob consulta/i)
  await page.getByRole('button', { name: /Selecione as opções|Adicionar ao Carrinho/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a comparison begins at a card of a list', async ({ page }) => {
  await page.goto('/categoria/cabos-de-ecg')
  await page
    .getByRole('article')
    .getByRole('link', { name: /^Comparar / })
    .first()
    .click()
  await expect(page.getByRole('region', { name: 'Escolha o que pôr ao lado' })).toBeVisible()
})

test('a comparison of four is whole on paper, which has no room to scroll', async ({ page }) => {
  await page.goto(
    '/comparar?p=cabo-ecg-ge-aha,cabo-ecg-lifemed-5-vias,cabo-ecg-mindray-5-vias,cabo-ecg-universal-philips-hp-aha',
  )
  await expect(page.getByRole('columnheader')).toHaveCount(5)
  await page.emulateMedia({ media: 'print' })
  // A4 without its margins: 186 mm.
  await page.setViewportSize({ width: 703, height: 1000 })
  const last = await page.getByRole('columnheader').last().boundingBox()
  expect((last?.x ?? Infinity) + (last?.width ?? 0)).toBeLessThanOrEqual(703)
})
