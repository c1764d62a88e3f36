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

test('answers narrow the connectors; the one that is chosen shows its parts and stands in the message @phone', async ({
  page,
}) => {
  await open(page, '/identificar-peca?modelo=uMEC+12')
  await page.getByLabel('O que diz a etiqueta').fill('0010')
  await page.getByRole('group', { name: 'O que a peça faz' }).getByRole('link', { name: 'ECG' }).click()
  const count = page.getByRole('heading', { name: /^\d+ conector/ })
  const number = async () => Number.parseInt((await count.textContent()) ?? '', 10)
  await expect(page.getByRole('link', { name: 'ECG', exact: true })).toHaveAttribute('aria-current', 'true')
  const ofUse = await number()
  await page.getByRole('group', { name: 'Forma' }).getByRole('link', { name: 'Redondo' }).click()
  await expect.poll(number).toBeLessThan(ofUse)
  await page.getByLabel('Marca do equipamento, se souber').selectOption('Mindray')
  await expect(page).toHaveURL(/parametro=ecg&forma=redondo&fabricante=mindray/)
  const row = page.locator('section[aria-labelledby="conectores"]').getByRole('listitem').first().getByRole('link')
  // The address changes before the rows do.
  await expect(row).toHaveAttribute('href', /fabricante=mindray/)
  const name = await row.textContent()
  await row.click()
  await expect(page.getByRole('heading', { name: name ?? '' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Peças com este conector' }).getByRole('link').first()).toBeVisible()
  await expect(page.getByText('Etiqueta: 0010')).toBeVisible()
  const text = whatsappText(await page.getByRole('link', { name: 'Enviar por WhatsApp' }).getAttribute('href'))
  expect(text).toContain('Equipamento: Mindray uMEC 12')
  expect(text).toContain(`Conector: ${name}`)
})

test('former addresses lead to their step', async ({ page }) => {
  await open(page, '/conectores?parametro=pni')
  await expect(page).toHaveURL(/\/identificar-peca\?parametro=pni/)
  await open(page, '/encoste-o-conector?modelo=umec-12')
  await expect(page).toHaveURL(/\/identificar-peca\/tela\?modelo=/)
  await open(page, '/gabarito-de-conectores')
  await expect(page.getByRole('heading', { name: /^Gabarito/ })).toBeVisible()
})

test('a part is described without a mouse', async ({ page }) => {
  await open(page, '/identificar-peca')
  await page.getByLabel('Modelo do equipamento').focus()
  await page.keyboard.type('DX 2020')
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab')
  await expect(page.getByLabel('O equipamento está parado')).toBeFocused()
  await page.keyboard.press('Space')
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
