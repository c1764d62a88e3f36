import { expect, test } from '@playwright/test'
import { again, cut, shell } from './dropouts.ts'
import { open } from './pages.ts'

/**
 * Code that is loaded late and fails affects only its own part of the screen. There is no service worker here, because
 * it would hide the failure. The part by itself: late-part.test.tsx.
 */

test.use({ serviceWorkers: 'block' })

test('the dialog of choices that does not come costs its own place, and comes when asked again', async ({ page }) => {
  await open(page, '/produto/cabo-ecg-ge-aha')
  const mend = await cut(page, /add-dialog-/)
  await page.getByRole('button', { name: 'Selecione as opções', exact: true }).click()
  await expect(again(page)).toBeVisible()
  await expect(page.getByText('Não foi possível carregar esta parte.')).toBeVisible()
  await shell(page)
  await mend()
  await again(page).click()
  await expect(page.getByRole('dialog', { name: 'Adicionar ao carrinho' })).toBeVisible()
  await expect(again(page)).toHaveCount(0)
})
