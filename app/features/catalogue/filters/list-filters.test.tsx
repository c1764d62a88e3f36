import { expect, test } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { filterFormId } from '#app/features/catalogue/list/use-catalogue-list.tsx'
import { useListControl } from '#tests/components/list-control.ts'
import { show } from '#tests/components/shown.tsx'
import { FilterChips, FilterGroup } from './list-filters.tsx'

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

const options = Array.from({ length: 20 }, (_, index) => ({ value: `m${index}`, label: `Marca ${index}`, count: 1 }))

/** A list with one facet of twenty brands; of the fold's, the last is selected. */
function Brands() {
  const list = useListControl('', () => ({ facets: [{ name: 'marca', options, omittedCount: 0 }] }), { marca: ['m19'] })
  return (
    <>
      <form id={filterFormId} />
      <FilterChips list={list} />
    </>
  )
}

test('unfolded options stay unfolded when the last selected one is taken off, and a search stands above its matches', async () => {
  await page.viewport(1280, 800)
  show(<Brands />)
  const last = page.getByRole('checkbox', { name: 'Marca 19' })
  await last.click()
  await expect.element(last).not.toBeChecked()
  await expect.element(last).toBeVisible()
  const field = page.getByRole('searchbox', { name: 'Procurar em Marca' })
  const topOf = (element: Locator) => element.element().getBoundingClientRect().top
  const distance = () => topOf(field) - topOf(page.getByRole('checkbox', { name: 'Marca 0' }))
  const before = distance()
  await field.fill('marca 1')
  await expect.element(page.getByRole('checkbox', { name: 'Marca 7' })).not.toBeInTheDocument()
  expect(distance()).toBe(before)
  expect(topOf(last)).toBeGreaterThan(topOf(field))
})
