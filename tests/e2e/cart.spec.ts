import { expect, test, type Page } from '@playwright/test'
import { addToCart, cartKey, open, storedCart, whatsappText } from './pages.ts'
import { shop } from './shop.ts'

// As most visitors come: with the worker beside the page.
test.use({ serviceWorkers: 'allow' })

async function addCable(page: Page, leads: string) {
  await open(page, '/produto/cabo-ecg-ge-aha')
  await page.getByRole('button', { name: 'Selecione as opções', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Adicionar ao carrinho' })
  await dialog.getByRole('button', { name: leads }).click()
  await dialog.getByRole('button', { name: 'Adicionar ao carrinho' }).click()
  await expect(page.getByRole('dialog', { name: /^Carrinho \(/ })).toBeVisible()
}

test(
  'the same choice twice makes one line of two, another choice another line, and a reload keeps them',
  { tag: '@phone' },
  async ({ page }) => {
    await addCable(page, '5 vias')
    await addCable(page, '5 vias')
    await addCable(page, '3 vias')
    const drawer = page.getByRole('dialog', { name: 'Carrinho (3)' })
    await expect(drawer.getByRole('listitem')).toHaveCount(2)
    await expect(drawer.getByLabel(/^Quantidade de/).first()).toHaveValue('2')
    await page.reload()
    await expect(page.getByRole('link', { name: 'Abrir carrinho: 3 itens' })).toBeVisible()
  },
)

test('two tabs agree on the cart', async ({ context, page }) => {
  const otherTab = await context.newPage()
  await open(otherTab, '/carrinho')
  await addToCart(page, '/produto/1')
  await expect(otherTab.getByText('1 item', { exact: true }).first()).toBeVisible()
  await otherTab.getByRole('button', { name: /^Remover/ }).click()
  await expect(page.getByRole('dialog', { name: 'Carrinho (0)' })).toBeVisible()
})

test(
  'the cart page writes the whole order into its links and can be cleared and brought back',
  { tag: '@phone' },
  async ({ page }) => {
    await addCable(page, '5 vias')
    await open(page, '/carrinho')
    await expect(page.getByRole('heading', { name: 'Itens selecionados' })).toBeVisible()
    const link = page.getByRole('link', { name: 'Solicitar via WhatsApp' })
    const text = whatsappText(await link.getAttribute('href'))
    expect(text).toContain('Variação: 5 vias')
    expect(text).toContain('SKU: C5VGA2')
    expect(text).toContain('Preço unitário: Sob consulta')
    const mail = await page.getByRole('link', { name: 'Solicitar via Email' }).getAttribute('href')
    expect(mail?.startsWith(`mailto:${shop.email.sales}?subject=Interesse%20em%20produtos%20-%20`)).toBe(true)
    expect(mail).toContain('%0D%0A')

    await page.getByRole('button', { name: 'Limpar tudo' }).click()
    await expect(page.getByRole('button', { name: 'Desfazer' })).toBeFocused()
    await expect(page.getByText('Seu carrinho está vazio')).toBeVisible()
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(page.getByText('1 item', { exact: true }).first()).toBeVisible()
  },
)

test('a cart that holds a former id keeps its line, under the present one', async ({ page }) => {
  await addToCart(page, '/produto/cabo-ecg-mindray-5-vias')
  const formerText = ((await storedCart(page)) ?? '').replaceAll('cabo-ecg-mindray-5-vias', 'cabo-ecg-mindray-antigo')
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [cartKey, formerText] as const)
  await open(page, '/carrinho')
  await expect(page.getByText('1 item', { exact: true }).first()).toBeVisible()
  await expect.poll(async () => await storedCart(page)).toContain('cabo-ecg-mindray-5-vias')
})
