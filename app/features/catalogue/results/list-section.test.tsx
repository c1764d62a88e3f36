import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { maximumListed } from '#domain/list/list-kinds.ts'
import { withChange } from '#domain/list/list-query-changes.ts'
import { useListControl } from '#tests/components/list-control.ts'
import { show } from '#tests/components/shown.tsx'
import { accessory, summaryOf } from '#tests/samples.ts'
import { ListTools } from './list-section.tsx'

const product = { product: summaryOf(accessory()) }
const print = vi.fn<() => void>()
const button = page.getByRole('button', { name: 'Imprimir a lista inteira' })

beforeEach(() => vi.stubGlobal('print', print))
afterEach(() => {
  vi.unstubAllGlobals()
  print.mockReset()
})

/** Three products were found; how many are on the page is for the test to say. */
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
