import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#tests/components/shown.tsx'
import { DeliveryCalculator } from './delivery-calculator.tsx'

test('the delivery calculator takes a CEP, waits and shows its estimate', async () => {
  show(<DeliveryCalculator delivery={{ name: 'Motoboy', price: 20, term: '2 dias úteis' }} />)
  const ok = page.getByRole('button', { name: 'OK' })
  await expect.element(ok).toBeDisabled()
  await page.getByLabelText('CEP').fill('abcdefgh')
  await ok.click()
  await expect.element(page.getByText('CEP inválido')).toBeVisible()
  await page.getByLabelText('CEP').fill('80000000')
  await expect.element(page.getByLabelText('CEP')).toHaveValue('80000-000')
  await ok.click()
  await expect.element(page.getByText('Calculando')).toBeVisible()
  await expect.element(page.getByRole('cell', { name: 'Motoboy' }), { timeout: 4000 }).toBeVisible()
  await expect.element(page.getByRole('cell', { name: '2 dias úteis' })).toBeVisible()
})
