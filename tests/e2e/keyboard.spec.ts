import { expect, test, type Page } from '@playwright/test'
import { open, whatsappText } from './pages.ts'

/** Presses Tab until the element with this role and name has the focus. */
async function tabTo(page: Page, role: 'button' | 'link' | 'textbox' | 'combobox' | 'radio', name: string) {
  const target = page.getByRole(role, { name, exact: true }).first()
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return target
  }
  throw new Error(`Tab never reached ${role} '${name}'`)
}

test('the first Tab offers to skip to the content', async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Ir para o conteúdo' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('a part is chosen and quoted without a mouse', async ({ page }) => {
  await open(page, '/produto/cabo-pi-mindray')
  await tabTo(page, 'button', 'Edward')
  await page.keyboard.press('Enter')
  const quote = await tabTo(page, 'link', 'Solicitar Orçamento via WhatsApp')
  expect(whatsappText(await quote.getAttribute('href'))).toContain('SKU: EID503')
})

test('the dialog, the drawer and the cart work without a mouse, and Escape gives the focus back', async ({ page }) => {
  await open(page, '/produto/cabo-ecg-ge-aha')
  const opener = await tabTo(page, 'button', 'Selecione as opções')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Adicionar ao carrinho' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: '5 vias' }).focus()
  await page.keyboard.press('Space')
  await tabTo(page, 'button', 'Adicionar ao carrinho')
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Carrinho (1)' })
  await expect(drawer).toBeVisible()
  await tabTo(page, 'button', 'Aumentar quantidade de ' + (await drawer.getByRole('link').first().textContent()))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Carrinho (2)' })).toBeVisible()
  await tabTo(page, 'link', 'Ver carrinho completo')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/carrinho$/)
  await expect(page.getByRole('heading', { name: 'Carrinho de Compras' })).toBeVisible()
})
