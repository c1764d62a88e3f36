import { expect, test } from 'vitest'
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
