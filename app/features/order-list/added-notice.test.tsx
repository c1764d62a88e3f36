import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#tests/components/shown.tsx'
import { AddedNotice } from './added-notice.tsx'

test('after a list was added Enter goes on to the cart, and undoing is said', async () => {
  show(<AddedNotice count={4} undo={() => undefined} />)
  await expect.element(page.getByRole('link', { name: 'Ver carrinho' })).toHaveFocus()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect.element(page.getByText('Desfeito: o carrinho está como antes.')).toBeVisible()
})
