import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#tests/components/shown.tsx'
import { accessory, ecgVariants, summaryOf } from '#tests/samples.ts'
import { AddDialog } from './add-dialog.tsx'

const cable = summaryOf(accessory({ name: 'Cabo de ECG', variants: ecgVariants }))
const dialog = page.getByRole('dialog', { name: 'Adicionar ao carrinho' })

test('without a variant the dialog says at the question what is missing, leads there and does not grow', async () => {
  await page.viewport(390, 844)
  show(<AddDialog product={cable} isOpen onClose={() => undefined} />)
  await expect.element(dialog).toBeVisible()
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  const before = dialog.element().getBoundingClientRect().toJSON()
  await dialog.getByRole('button', { name: 'Adicionar ao carrinho' }).click()
  const question = dialog.getByRole('group', { name: 'Seleção obrigatória' })
  await expect.element(question).toHaveAttribute('aria-invalid', 'true')
  await expect.element(dialog.getByText('Por favor, selecione uma variação do produto.')).toBeVisible()
  await expect.element(question.getByRole('button').first()).toHaveFocus()
  expect(dialog.element().getBoundingClientRect().toJSON()).toEqual(before)
  await question.getByRole('button', { name: '5 vias' }).click()
  await expect.element(dialog.getByText('Seleção obrigatória')).not.toBeInTheDocument()
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
