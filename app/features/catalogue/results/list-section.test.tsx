import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { filterFormId } from '#app/features/catalogue/list/use-catalogue-list.tsx'
import { maximumListed } from '#domain/list/list-kinds.ts'
import { withChange } from '#domain/list/list-query-changes.ts'
import { useListControl } from '#tests/components/list-control.ts'
import { show } from '#tests/components/shown.tsx'
import { accessory, summaryOf } from '#tests/samples.ts'
import { ListSection, ListTools } from './list-section.tsx'

const product = { product: summaryOf(accessory()) }
const print = vi.fn<() => void>()
const button = page.getByRole('button', { name: 'Imprimir a lista inteira' })

beforeEach(() => vi.stubGlobal('print', print))
afterEach(() => {
  vi.unstubAllGlobals()
  print.mockReset()
})

/** The tools of a list of three products found; the test says how many are on the page. */
function Tools({ isAnswered }: { isAnswered: boolean }) {
  const list = useListControl('cabo', ({ search, shownCount }) => {
    const isWhole = search !== 'cabo' || (shownCount === maximumListed && isAnswered)
    return { total: 3, products: isWhole ? [product, product, product] : [product] }
  })
  return (
    <>
      <ListTools list={list} />
      <button type="button" onClick={() => list.setQuery(withChange(list.query, { search: 'sensor' }))}>
        Outra busca
      </button>
      <output>{list.query.search}</output>
    </>
  )
}

test('a list prints once all of it is on the page', async () => {
  await page.viewport(1280, 800)
  show(<Tools isAnswered />)
  await button.click()
  await vi.waitFor(() => expect(print).toHaveBeenCalledOnce())
})

test('a list that was to be printed is forgotten when something else is asked', async () => {
  await page.viewport(1280, 800)
  show(<Tools isAnswered={false} />)
  await button.click()
  await page.getByRole('button', { name: 'Outra busca' }).click()
  await expect.element(page.getByText('sensor')).toBeVisible()
  expect(print).not.toHaveBeenCalled()
})

/** A list without products, and the order that its query states. */
function Section() {
  const list = useListControl('', () => ({}))
  return (
    <>
      <form id={filterFormId} />
      <ListSection list={list} actionOf={() => null} />
      <output aria-label="Ordem da consulta">{list.query.order ?? 'nenhuma'}</output>
    </>
  )
}
const queriedOrder = page.getByRole('status', { name: 'Ordem da consulta' })

test('an order that was chosen before hydration is the list’s', async () => {
  show(<Section />, '/', () => {
    const select = document.querySelector<HTMLSelectElement>('select[name="ordem"]')
    if (select) select.value = 'codigo'
  })
  await expect.element(queriedOrder).toHaveTextContent('codigo')
})

test('the order that a list has by itself stays out of its query', async () => {
  show(<Section />, '/', () => undefined)
  await expect.element(queriedOrder).toHaveTextContent('nenhuma')
  show(<Section />)
  await expect.element(queriedOrder.nth(1)).toHaveTextContent('nenhuma')
})
