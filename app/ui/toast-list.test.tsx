import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#tests/components/shown.tsx'
import { showFailure, showToast } from './toast.ts'

const list = page.getByRole('status')

test('a toast gives way to the next one, and to the hand that closes it', async () => {
  show(null)
  showToast('Código copiado')
  await expect.element(list.getByText('Código copiado')).toBeVisible()
  showFailure('Erro', 'Verifique os campos destacados.')
  await expect.element(list).toHaveTextContent('ErroVerifique os campos destacados.')
  await page.getByRole('button', { name: 'Fechar aviso' }).click()
  await expect.element(list).toHaveTextContent('')
})

test('a toast leaves by itself after five seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  show(null)
  showToast('Código copiado')
  await vi.advanceTimersByTimeAsync(4900)
  expect(document.body.textContent).toContain('Código copiado')
  await vi.advanceTimersByTimeAsync(200)
  vi.useRealTimers()
  await expect.element(list).toHaveTextContent('')
})
