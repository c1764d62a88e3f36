import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#tests/components/shown.tsx'
import { SearchBox } from './search-box.tsx'

test('what stands in the field is searched for, also if no event told of it', async () => {
  const send = vi.fn<(term: string) => void>()
  show(<SearchBox label="Peça" placeholder="Código" action="/" term="" onSend={send} />)
  const field = page.getByLabelText('Peça')
  await expect.element(field).toBeVisible()
  const input = field.element()
  if (!(input instanceof HTMLInputElement)) throw new Error('The field is no input')
  input.value = 'sensor spo2'
  input.form?.requestSubmit()
  expect(send).toHaveBeenCalledWith('sensor spo2')
})
