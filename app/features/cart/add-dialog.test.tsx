import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { accessory, ecgVariants, summaryOf } from '#tests/samples.ts'
import { show } from '#tests/components/shown.tsx'
import { AddDialog } from './add-dialog.tsx'

const cable = summaryOf(accessory({ name: 'Cabo de ECG', variants: ecgVariants }))

test('the dialog refuses to add without a variant and says why', async () => {
  show(<AddDialog product={cable} isOpen onClose={() => undefined} />)
  const dialog = page.getByRole('dialog', { name: 'Adicionar ao carrinho' })
  await dialog.getByRole('button', { name: 'Adicionar ao carrinho' }).click()
  await expect.element(dialog.getByText('Seleção obrigatória')).toBeVisible()
  await expect.element(dialog.getByText('Por favor, selecione uma variação do produto.')).toBeVisible()
})
