import { expect, test } from '@playwright/test'
import { open, whatsappText } from './pages.ts'

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
  // The keys pass the folded list of faces.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Montar mensagem' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Equipamento: DX 2020')).toBeVisible()
  await expect(page.getByText('URGENTE: o equipamento está parado.')).toBeVisible()
  // What may fit stands before the message.
  const send = page.getByRole('link', { name: 'Enviar por WhatsApp' })
  const isFocused = () => send.evaluate((link) => link === document.activeElement)
  for (let presses = 0; presses < 15 && !(await isFocused()); presses += 1) await page.keyboard.press('Tab')
  await expect(send).toBeFocused()
})
