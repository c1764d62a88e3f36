import { test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { addToCart, open } from './pages.ts'

/** What opens over a page or answers on it. The pages themselves: every-page.spec.ts. */

test('the drawer, full and empty, has no accessibility violation', async ({ page }) => {
  await addToCart(page, '/produto/1')
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Remover/ }).click()
  await expectAccessible(page)
})

test('the add-to-cart dialog has no accessibility violation', async ({ page }) => {
  await open(page, '/produto/cabo-ecg-ge-aha')
  await page.getByRole('button', { name: 'Selecione as opções', exact: true }).click()
  await page.getByRole('dialog').waitFor()
  await expectAccessible(page)
})

test('the review dialog with its errors has no accessibility violation', async ({ page }) => {
  await open(page, '/produto/1')
  await page.getByRole('link', { name: 'Deixe sua avaliação aqui' }).click()
  await page.getByRole('button', { name: 'Enviar avaliação' }).click()
  await expectAccessible(page)
})

test('the contact form with its errors has no accessibility violation', async ({ page }) => {
  await open(page, '/contato')
  await page.getByRole('button', { name: 'Enviar mensagem' }).click()
  await expectAccessible(page)
})

test(
  'the menu and the filled cart page have no accessibility violation',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    await addToCart(page, '/produto/1')
    await open(page, '/carrinho')
    await expectAccessible(page)
    if (project.name !== 'phone') return
    await page.getByRole('button', { name: 'Abrir menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).waitFor()
    await expectAccessible(page)
  },
)

test('suggestions and a filter have no accessibility violation', { tag: '@phone' }, async ({ page }, { project }) => {
  await open(page, '/acessorios-componentes')
  await page.getByRole('combobox', { name: 'Buscar acessórios e componentes' }).fill('cabo ecg')
  await page.getByRole('listbox').getByRole('option').first().waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  if (project.name !== 'phone') return
  await page.getByRole('button', { name: 'Marca', exact: true }).click()
  await expectAccessible(page)
})
