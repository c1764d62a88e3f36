import { expect, test } from '@playwright/test'
import { addToCart, cartKey, open, storedCart } from './pages.ts'

test('a cart that holds a former id keeps its line, under the present one', async ({ page }) => {
  await addToCart(page, '/produto/cabo-ecg-mindray-5-vias')
  const former = ((await storedCart(page)) ?? '').replaceAll('cabo-ecg-mindray-5-vias', 'cabo-ecg-mindray-antigo')
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [cartKey, former] as const)
  await open(page, '/carrinho')
  await expect(page.getByText('1 item', { exact: true }).first()).toBeVisible()
  await expect.poll(async () => await storedCart(page)).toContain('cabo-ecg-mindray-5-vias')
})
