import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { decodeOrderList } from '#domain/order-list/list-link.ts'
import { itemFor } from '#domain/order-list/order-item.ts'
import { lineOfList } from '#domain/quote/request.ts'
import { show } from '#tests/components/shown.tsx'
import { accessory, summaryOf } from '#tests/samples.ts'
import { ShareList } from './share-list.tsx'

const item = itemFor(summaryOf(accessory({ id: 'cabo', sku: 'CB01' })))
const rowsOf = (length: number) =>
  Array.from({ length }, (_, index) => lineOfList({ id: `${index}`, item, quantity: 1 }))
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

test('the request that is made of a list takes options, notes, brand and unit along', async () => {
  const line = { id: '1', item, quantity: 2, options: { tipo: 'dedo' }, note: 'urgente' }
  const buyerLine = { unit: 'PÇ', brand: 'GE' }
  show(<ShareList rows={[lineOfList({ ...line, buyerLine })]} />)
  await expect.element(request).toBeVisible()
  const link = request.element().getAttribute('href') ?? ''
  expect(decodeOrderList(link.slice(link.indexOf('#')))).toMatchObject({
    kind: 'list',
    lines: [{ code: 'CB01', quantity: 2, options: { tipo: 'dedo' }, note: 'urgente', buyerLine }],
  })
})
