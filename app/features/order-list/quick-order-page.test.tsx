import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, show } from '#tests/components/shown.tsx'
import { accessory, searchVocabulary, summaryOf } from '#tests/samples.ts'
import { QuickOrderPage } from './quick-order-page.tsx'

const products = [summaryOf(accessory({ id: 'cabo', sku: 'CB01', name: 'Cabo de ECG' }))]
const vocabulary = searchVocabulary()

const box = page.getByRole('textbox', { name: 'Lista de códigos' })
const undo = page.getByRole('button', { name: 'Desfazer' })
const addOne = page.getByRole('button', { name: 'Adicionar 1 item ao carrinho' })

type Asked = Pick<Parameters<typeof QuickOrderPage>[0], 'text' | 'servedLines'>

function showPage({ text, servedLines }: Asked = { text: '', servedLines: [] }, order = '/pedido.json') {
  answer('/pedido.json', Response.json({ products, connectors: {}, former: {}, papers: {} }))
  answer('/busca.json', Response.json({ documents: [], vocabulary, pictures: {} }))
  const done = () => () => undefined
  const urls = { order, search: '/busca.json' }
  show(<QuickOrderPage {...{ text, servedLines, urls }} cart={{ add: done, replace: done }} />)
}

test('a box that is emptied has no answer any more', async () => {
  showPage()
  await box.fill('CB01 x 2')
  await expect.element(addOne).toBeVisible()
  await box.fill('')
  await expect.element(addOne).not.toBeInTheDocument()
})

test('each list that is added can be taken back, as many items as the one before it', async () => {
  showPage()
  await box.fill('CB01 x 2')
  await addOne.click()
  await undo.click()
  await expect.element(undo).not.toBeInTheDocument()
  await box.fill('CB01 x 3')
  await addOne.click()
  await expect.element(undo).toBeVisible()
})

test('a code that was read otherwise than it is written goes into the cart once it is confirmed', async () => {
  showPage()
  await box.fill('CB1 x 2')
  await addOne.click()
  const question = page.getByRole('group', { name: /^Um código foi lido de outra forma/ })
  await expect.element(question).toHaveFocus()
  await expect.element(question.getByRole('listitem')).toHaveTextContent('Linha 1: “CB1 x 2”, lido como CB01')
  await expect.element(undo).not.toBeInTheDocument()
  await question.getByRole('button', { name: 'Confirmar a leitura' }).click()
  await expect.element(page.getByRole('button', { name: 'Confirmo: é CB01', pressed: true })).toBeVisible()
  await addOne.click()
  await expect.element(undo).toBeVisible()
})

test('what is not confirmed can stay behind', async () => {
  showPage()
  await box.fill('CB01 2\nCB1 3')
  await page.getByRole('button', { name: 'Adicionar 2 itens ao carrinho' }).click()
  await page.getByRole('button', { name: 'Adicionar só 1 item sem dúvida' }).click()
  await expect.element(box).toHaveValue('CB1 3')
})

const found = [{ id: 'cabo', code: 'CB01', name: 'Cabo de ECG', choice: '', label: 'Cabo de ECG' }]
const asked: Asked = { text: 'CB01 x 2', servedLines: [{ id: 0, written: 'CB01 x 2', remark: '', found, quantity: 2 }] }

test('what the server has answered stays where the browser cannot read the list', async () => {
  answer('/recusado.json', new Response('', { status: 404 }))
  showPage(asked, '/recusado.json')
  await expect.element(page.getByRole('button', { name: 'Tentar novamente' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'CB01 Cabo de ECG' })).toBeVisible()
})

test('a list in the address can be put into the cart once the browser has read it', async () => {
  showPage(asked)
  await addOne.click()
  await expect.element(undo).toBeVisible()
})
