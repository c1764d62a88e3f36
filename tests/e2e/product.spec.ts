import { expect, test } from '@playwright/test'
import { open, siteSearch, whatsappText } from './pages.ts'

test('a cable with two lead counts asks for one, then quotes it with its SKU', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/produto/cabo-ecg-ge-aha')
  await expect(page.getByRole('button', { name: 'Selecione as opções primeiro' })).toBeDisabled()

  await page.getByRole('button', { name: /^5 vias/ }).click()
  await expect(page.getByText('SKU Selecionado')).toContainText('C5VGA2')
  const quote = page.getByRole('link', { name: 'Solicitar Orçamento via WhatsApp' })
  await expect(quote).toHaveAttribute('target', '_blank')
  await expect(quote).toHaveAttribute('rel', 'noopener')
  const text = whatsappText(await quote.getAttribute('href'))
  expect(text).toMatch(/^Gostaria de um orçamento para Cabo de ECG/)
  expect(text).toContain('Vias de ECG: 5 vias')
  expect(text).toContain('SKU: C5VGA2')
  await expect(page).toHaveURL(/opcao=5-vias/)

  await page.getByRole('button', { name: /^5 vias/ }).click()
  await expect(page.getByRole('button', { name: 'Selecione as opções primeiro' })).toBeDisabled()
  await expect(page).not.toHaveURL(/opcao/)
})

test('a choice in the address arrives chosen, in the served page already', async ({ page, request }) => {
  const html = await (await request.get('/produto/cabo-ecg-ge-aha?opcao=3-vias')).text()
  expect(html).toContain('SKU Selecionado')
  await open(page, '/produto/cabo-ecg-ge-aha?opcao=3-vias')
  await expect(page.getByText('SKU Selecionado')).toContainText('C3VGA2')
})

test('a choice stands in the address: Back and a reload bring it again', async ({ page }) => {
  await open(page, '/produto/cabo-ecg-ge-aha')
  await page.getByRole('button', { name: /^5 vias/ }).click()
  await page.getByRole('link', { name: 'Contato' }).first().click()
  await expect(page).toHaveURL('/contato')
  await page.goBack()
  await expect(page.getByText('SKU Selecionado')).toContainText('C5VGA2')
  await page.reload()
  await expect(page.getByText('SKU Selecionado')).toContainText('C5VGA2')
})

test('a suggested variant is shown, whichever one was chosen of the same product', async ({ page }) => {
  await open(page, '/produto/cabo-ecg-ge-aha?opcao=3-vias')
  await page.getByRole('button', { name: /^5 vias/ }).click()
  await expect(page.getByText('SKU Selecionado')).toContainText('C5VGA2')
  await (await siteSearch(page)).fill('C3VGA2')
  await page.getByRole('option').first().click()
  await expect(page.getByText('SKU Selecionado')).toContainText('C3VGA2')
})

test('a choice that is made after Back was pressed leaves the address of the page before alone', async ({ page }) => {
  await open(page, '/contato')
  await page.getByRole('link', { name: 'Acessórios' }).first().click()
  await page.locator('a[href="/produto/cabo-ecg-ge-aha"]').first().click()
  await page.getByRole('button', { name: /^5 vias/ }).evaluate((choice: HTMLElement) => {
    // The address has changed, and the page of the product is still there.
    addEventListener('popstate', () => choice.click(), { once: true })
    history.go(-2)
  })
  await expect(page.getByRole('heading', { level: 1, name: 'Contato' })).toBeVisible()
  await expect(page).toHaveURL('/contato')
})

test(
  'whoever presses on at once, on a phone that is busy, adds what was chosen last',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/produto/cabo-ecg-ge-aha?opcao=3-vias')
    const choice = await page.getByRole('button', { name: /^5 vias/ }).elementHandle()
    const add = page.getByRole('main').getByRole('button', { name: 'Adicionar ao Carrinho' }).first()
    await add.evaluate((button: HTMLElement, option) => {
      // Both clicks are handled one right after the other, before the page is painted.
      if (option instanceof HTMLElement) option.click()
      queueMicrotask(() => button.click())
    }, choice)
    await expect(page.getByRole('dialog', { name: 'Carrinho (1)' })).toContainText('C5VGA2')
  },
)

test('a chosen transducer changes the picture, and taking it back brings the first one', async ({ page }) => {
  await open(page, '/produto/cabo-pi-dixtal')
  const picture = page.getByLabel('Imagens do produto').locator('img').first()
  const first = await picture.getAttribute('src')
  await page.getByRole('button', { name: /^BD\b/ }).click()
  await expect(picture).not.toHaveAttribute('src', first ?? '')
  await page.getByRole('button', { name: /^BD\b/ }).click()
  await expect(picture).toHaveAttribute('src', first ?? '')
})

test('a review needs its fields, keeps them on failure and is stored on success', async ({ page }) => {
  await open(page, '/produto/1')
  await page.getByRole('link', { name: 'Deixe sua avaliação aqui' }).click()
  const dialog = page.getByRole('dialog', { name: 'Avalie este produto' })
  await dialog.getByRole('button', { name: 'Enviar avaliação' }).click()
  await expect(dialog.getByText('Por favor, preencha todos os campos obrigatórios.')).toBeVisible()

  await dialog.getByRole('radio', { name: '4 estrelas' }).check({ force: true })
  await dialog.getByLabel('Nome').fill('Ana Souza')
  await dialog.getByLabel('Título').fill('Boa leitura')
  await dialog.getByLabel('Comentário').fill('A célula chegou bem embalada e calibrou na primeira tentativa.')
  await page.route('**/rest/v1/product_reviews', (route) => route.fulfill({ status: 503 }))
  await dialog.getByRole('button', { name: 'Enviar avaliação' }).click()
  await expect(dialog.getByText('Houve um erro ao enviar sua avaliação. Tente novamente.')).toBeVisible()
  await expect(dialog.getByLabel('Título')).toHaveValue('Boa leitura')

  await page.unroute('**/rest/v1/product_reviews')
  await dialog.getByRole('button', { name: 'Enviar avaliação' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Obrigado pela sua avaliação. Ela será exibida em breve.')).toBeVisible()
})
