import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { maximumListed } from '#domain/list/list-kinds.ts'
import { useListControl } from '#tests/components/list-control.ts'
import { show } from '#tests/components/shown.tsx'
import { accessory, summaryOf } from '#tests/samples.ts'
import { LoadMore } from './load-more.tsx'

const product = { product: summaryOf(accessory()) }

function List({ total, loaded }: { total: number; loaded: number }) {
  const products = Array.from({ length: loaded }, () => product)
  return <LoadMore list={useListControl('cabo', () => ({ total, products }))} />
}

test('a list that is longer than a page says so, also on paper', async () => {
  show(<List total={1500} loaded={maximumListed} />)
  await expect.element(page.getByText('Use a busca e os filtros')).toBeVisible()
  await expect.element(page.getByText('Impressos 1000 de 1500 produtos.')).toBeInTheDocument()
})

test('a whole list has nothing to say on paper', async () => {
  show(<List total={2} loaded={2} />)
  await expect.element(page.getByText('Todos os produtos foram carregados')).toBeVisible()
  await expect.element(page.getByText(/Impressos/)).not.toBeInTheDocument()
})

test('the list goes on by itself, but not while a filter’s answer is on its way', async () => {
  const setQuery = vi.fn<(query: object) => void>()
  function Filtered() {
    const [isAnswered, setIsAnswered] = useState(false)
    const list = useListControl('cabo', () => ({ total: 40, products: [product] }))
    const query = isAnswered ? list.page.query : { ...list.page.query, search: 'cabo de ecg' }
    // The end of a list counts below the upper quarter of the window.
    return (
      <div style={{ paddingTop: '40vh' }}>
        <LoadMore list={{ ...list, query, setQuery }} />
        <button type="button" onClick={() => setIsAnswered(true)}>
          Responder
        </button>
      </div>
    )
  }
  show(<Filtered />)
  await expect.element(page.getByRole('link', { name: 'Carregar mais' })).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve, 800))
  expect(setQuery).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Responder' }).click()
  await vi.waitFor(() => expect(setQuery).toHaveBeenCalledOnce(), { timeout: 3000 })
})
