import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#tests/components/shown.tsx'
import { accessory, ecgVariants, summaryOf } from '#tests/samples.ts'
import { AddDialog } from './add-dialog.tsx'

const cable = summaryOf(accessory({ name: 'Cabo de ECG', variants: ecgVariants }))
const dialog = page.getByRole('dialog', { name: 'Adicionar ao carrinho' })

test('the dialog refuses to add without a variant and says why', async () => {
  show(<AddDialog product={cable} isOpen onClose={() => undefined} />)
  await dialog.getByRole('button', { name: 'Adicionar ao carrinho' }).click()
  await expect.element(dialog.getByText('Seleção obrigatória')).toBeVisible()
  await expect.element(dialog.getByText('Por favor, selecione uma variação do produto.')).toBeVisible()
})

test('what stands below an answer of the dialog stays where it is', async () => {
  show(<AddDialog product={cable} isOpen onClose={() => undefined} />)
  const more = dialog.getByRole('button', { name: /^Aumentar quantidade/ })
  await expect.element(more).toBeVisible()
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  const place = () => more.element().getBoundingClientRect().toJSON()
  const before = place()
  await dialog.getByRole('button', { name: '5 vias' }).click()
  await expect.element(dialog.getByText('SKU Selecionado')).toMatchTextContent(/C5VGA2/)
  expect(place()).toEqual(before)
})
