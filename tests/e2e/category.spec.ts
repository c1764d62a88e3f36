import { expect, test } from '@playwright/test'
import { productCount } from './list-page.ts'
import { open, whatsappText } from './pages.ts'
import { shop } from './shop.ts'

test('the category page has its texts, its own WhatsApp number and its way back', async ({ page, request }) => {
  const html = await (await request.get('/categoria/cabos-de-ecg')).text()
  expect(html).toContain('o vermelho muda de lugar')
  await open(page, '/categoria/cabos-de-ecg')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cabos de ECG')
  await expect(page.getByText('+300 clientes atendidos').filter({ visible: true })).toHaveCount(1)
  await page.getByText('...leia mais').click()
  await expect(page.getByText(/o vermelho muda de lugar/)).toBeVisible()
  await page.getByText('...mostrar menos').click()
  await expect(page.getByText(/o vermelho muda de lugar/)).toBeHidden()
  for (const name of ['Solicitar Catálogo Completo', 'Conferir por WhatsApp']) {
    await expect(page.getByRole('link', { name })).toHaveAttribute(
      'href',
      new RegExp(`^https://wa\\.me/${shop.whatsapp.categories}\\?text=`),
    )
  }
  await expect(page.getByRole('link', { name: 'Conferir por e-mail' })).toHaveAttribute('href', /^mailto:/)
  await page.getByRole('link', { name: 'Todos os acessórios' }).click()
  await expect(page).toHaveURL('/acessorios-componentes')
})

test('a category’s search and view keep the address, and nothing found says what to do', async ({ page }) => {
  await open(page, '/categoria/conectores-pni')
  await page.getByRole('link', { name: 'Lista', exact: true }).click()
  await expect(page).toHaveURL(/vista=lista/)
  await page.getByRole('searchbox').fill('CP07')
  await expect(productCount(page)).toHaveText('1 produto')
  await page.getByRole('searchbox').fill('nada disso')
  await expect(page.getByRole('heading', { name: 'Nenhum produto encontrado' })).toBeVisible()
  await expect(
    page.getByText(
      'Não encontramos produtos que atendam aos seus critérios de busca. Que tal tentar uma busca mais ampla?',
    ),
  ).toBeVisible()
  const help = page.getByRole('link', { name: 'Falar com Especialista' })
  expect(whatsappText(await help.getAttribute('href'))).toContain('nada disso')
  await expect(page).toHaveURL(/search=nada\+disso&vista=lista/)
})
