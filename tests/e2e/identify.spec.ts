import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { layOut, open, whatsappText } from './pages.ts'

test('what is typed becomes the message at once, and products that it may be are named', async ({ page }) => {
  await open(page, '/identificar-peca')
  await page.getByRole('button', { name: 'Montar mensagem' }).click()
  await expect(page.getByRole('alert')).toContainText('Preencha ao menos um destes')
  await page.getByLabel('Descrição').fill('cabo de ECG Mindray 5 vias')
  await expect(page.getByText('Descrição: cabo de ECG Mindray 5 vias')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Talvez seja' })).toBeVisible()
})

test('a connector is chosen by its face, and stands in the message', async ({ page }) => {
  await open(page, '/identificar-peca?marca=Mindray&modelo=uMEC+12')
  await page.getByText('Escolher o conector pela face').click()
  const face = page.getByRole('radio').nth(1)
  const name = await face.getAttribute('value')
  await face.check()
  const text = whatsappText(await page.getByRole('link', { name: 'Enviar por WhatsApp' }).getAttribute('href'))
  expect(text).toContain('Equipamento: Mindray uMEC 12')
  expect(text).toContain(`Conector: ${name}`)
})

test('a part is described without a mouse', async ({ page }) => {
  await open(page, '/identificar-peca')
  await page.getByLabel('Modelo do equipamento').focus()
  await page.keyboard.type('DX 2020')
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Tab')
  await page.getByLabel('O equipamento está parado').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Montar mensagem' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Equipamento: DX 2020')).toBeVisible()
  await expect(page.getByText('URGENTE: o equipamento está parado.')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Enviar por WhatsApp' })).toBeFocused()
})

test('what found nothing leads here with what is known', async ({ page }) => {
  await page.goto('/acessorios-componentes?search=qwxzy&tipo=cabos-ecg')
  await expect(page.getByRole('link', { name: 'Identificar a peça', exact: true })).toHaveAttribute(
    'href',
    '/identificar-peca?busca=qwxzy&peca=cabos-ecg',
  )
  await page.goto('/equipamentos?search=qwxzy')
  await page.getByRole('link', { name: 'Identificar a peça', exact: true }).click()
  await expect(page.getByLabel('Descrição')).toHaveValue('qwxzy')
  await page.goto('/produto/cabo-que-nao-existe')
  await page.getByRole('link', { name: 'Identificar a peça', exact: true }).click()
  await expect(page.getByLabel('Descrição')).toHaveValue('cabo que nao existe')
  await page.goto('/compatibilidade/dixtal/dx-9999')
  await page.getByRole('link', { name: 'Identificar a peça', exact: true }).click()
  await expect(page.getByLabel('Modelo do equipamento')).toHaveValue('dx-9999')
  await page.goto('/carrinho')
  await expect(page.getByRole('main').getByRole('link', { name: 'Identificar peça' })).toBeVisible()
  await page.goto('/categoria/cabos-de-ecg')
  await page.getByRole('main').getByRole('link', { name: 'Identificar peça' }).click()
  await expect(page.getByLabel('Tipo de peça')).toHaveValue('cabos-ecg')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the server composes the message that identifies a part', async ({ page }) => {
    await page.goto('/identificar-peca?marca=Dixtal&modelo=DX+2020')
    await page.getByLabel('O que diz a etiqueta').fill('C5VG')
    await page.getByLabel('O equipamento está parado').check()
    await page.getByRole('button', { name: 'Montar mensagem' }).click()
    const text = whatsappText(await page.getByRole('link', { name: 'Enviar por WhatsApp' }).getAttribute('href'))
    expect(text).toContain('Equipamento: Dixtal DX 2020')
    expect(text).toContain('Etiqueta: C5VG')
    expect(text).toContain('URGENTE')
  })

  test('the server tells what is missing', async ({ page }) => {
    await page.goto('/identificar-peca?marca=Dixtal')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.getByRole('button', { name: 'Montar mensagem' }).click()
    await expect(page.getByRole('alert')).toContainText('Preencha ao menos um destes')
  })
})

for (const path of ['/identificar-peca', '/identificar-peca?modelo=DX+2020&busca=cabo'])
  test(`nothing on ${path} is out of reach`, async ({ page }) => {
    await open(page, path)
    await page.getByText('Escolher o conector pela face').click()
    await layOut(page)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  })
