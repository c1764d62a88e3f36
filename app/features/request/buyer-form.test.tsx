import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { refuseToKeep } from '#tests/components/refused-storage.ts'
import { show } from '#tests/components/shown.tsx'
import { siteSample } from '#tests/site-sample.ts'
import { BuyerForm, useBuyer } from './buyer-form.tsx'

const key = `${siteSample.brand.slug}-solicitante`
const remember = page.getByRole('checkbox', { name: 'Lembrar neste aparelho' })

function Form() {
  return <BuyerForm {...useBuyer()} />
}

test('data that the device refuses are kept nowhere, and the box says so', async () => {
  refuseToKeep('-solicitante')
  show(<Form />)
  await page.getByRole('textbox', { name: 'Razão social' }).fill('Hospital de Teste')
  await remember.click()
  await expect.element(page.getByText('Os dados não foram salvos')).toBeVisible()
  await expect.element(remember).not.toBeChecked()
  expect([localStorage.getItem(key), sessionStorage.getItem(key)]).toEqual([null, null])
})
