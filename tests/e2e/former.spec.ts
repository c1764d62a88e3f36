import { expect, test } from '@playwright/test'
import { addToCart, cartKey, open, storedCart } from './pages.ts'

test('a code that was given up finds the part that took its place', async ({ page }) => {
  await open(page, '/acessorios-componentes?search=cbm%200500')
  const products = page.getByRole('main').getByRole('article')
  await expect(products).toHaveCount(1)
  await expect(products).toContainText('C5VG14')
  await open(page, '/acessorios-componentes?search=PI-MR-77')
  await expect(products.getByRole('link')).toHaveAttribute('href', '/produto/cabo-pi-mindray?opcao=argon')
  await open(page, '/categoria/cabos-de-ecg?search=CBM-0500')
  await expect(products).toHaveCount(1)
})

test('a cart that holds a former id keeps its line, under the present one', async ({ page }) => {
  await addToCart(page, '/produto/cabo-ecg-mindray-5-vias')
  const former = ((await storedCart(page)) ?? '').replaceAll('cabo-ecg-mindray-5-vias', 'cabo-ecg-mindray-antigo')
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [cartKey, former] as const)
  await open(page, '/carrinho')
  await expect(page.getByText('1 item', { exact: true }).first()).toBeVisible()
  await expect.poll(async () => await storedCart(page)).toContain('cabo-ecg-mindray-5-vias')
})
