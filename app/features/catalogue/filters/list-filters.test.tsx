import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#tests/components/shown.tsx'
import { FilterGroup } from './list-filters.tsx'

const sheet = (
  <FilterGroup id="marca" title="Marca" selectedCount={2} closeLabel="Ver 12 produtos">
    <label>
      <input type="checkbox" /> Mindray
    </label>
  </FilterGroup>
)
const box = page.getByRole('checkbox', { name: 'Mindray' })

test('on a phone a filter is a chip that tells how many are chosen and opens a sheet, which three ways close', async () => {
  await page.viewport(390, 844)
  show(sheet)
  const chip = page.getByRole('button', { name: 'Marca 2' })
  await expect.element(box).not.toBeInTheDocument()
  for (const close of [
    () => page.getByRole('button', { name: 'Ver 12 produtos' }).click(),
    () => page.getByRole('button', { name: 'Fechar Marca' }).click(),
    () => userEvent.keyboard('{Escape}'),
  ]) {
    await chip.click()
    await expect.element(box).toBeVisible()
    await close()
    await expect.element(box).not.toBeInTheDocument()
  }
})

test('beside the list of a wide screen its values stand open, without a chip', async () => {
  await page.viewport(1280, 800)
  show(sheet)
  await expect.element(box).toBeVisible()
  expect(page.getByRole('button').elements()).toEqual([])
})
