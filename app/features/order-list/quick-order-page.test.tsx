import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, show } from '#tests/components/shown.tsx'
import { accessory, summaryOf } from '#tests/samples.ts'
import { QuickOrderPage } from './quick-order-page.tsx'

const products = [summaryOf(accessory({ id: 'cabo', sku: 'CB01', name: 'Cabo de ECG' }))]
const vocabulary = {
  synonyms: {},
  courtesies: { phrases: [], words: [] },
  symptoms: [],
  intent: {
    productTypes: {},
    brands: [],
    equipment: {},
    specialized: [],
    sizes: {},
    functionWords: [],
    ignoredWords: [],
  },
}

const box = page.getByRole('textbox', { name: 'Lista de códigos' })
const undo = page.getByRole('button', { name: 'Desfazer' })
const addOne = page.getByRole('button', { name: 'Adicionar 1 item ao carrinho' })

function showPage() {
  answer('/pedido.json', Response.json({ products, connectors: {}, former: {}, papers: {} }))
  answer('/busca.json', Response.json({ documents: [], vocabulary, pictures: {} }))
  const done = async () => async () => true
  const urls = { order: '/pedido.json', search: '/busca.json' }
  show(<QuickOrderPage text="" served={[]} urls={urls} cart={{ add: done, replace: done }} />)
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
