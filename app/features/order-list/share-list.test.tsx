import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#tests/components/shown.tsx'
import { accessory, summaryOf } from '#tests/samples.ts'
import { itemFor } from '#domain/order-list/order-item.ts'
import { lineOfList } from '#domain/quote/request-line.ts'
import { ShareList } from './share-list.tsx'

const item = itemFor(summaryOf(accessory({ id: 'cabo', sku: 'CB01' })))
const rowsOf = (length: number) =>
  Array.from({ length }, (_, place) => lineOfList({ id: `${place}`, item, quantity: 1 }))
const request = page.getByRole('link', { name: 'Gerar solicitação (PDF com CNPJ)' })

test('a list that a link holds can be shared and become a request', async () => {
  show(<ShareList rows={rowsOf(200)} />)
  await expect.element(request).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Compartilhar link da lista' })).toBeVisible()
})

test('of a longer list no link is offered that could not be opened', async () => {
  show(<ShareList rows={rowsOf(201)} />)
  await expect.element(page.getByText(/^Um link leva até 200 itens/)).toBeVisible()
  await expect.element(request).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Baixar planilha (CSV)' })).toBeVisible()
})
