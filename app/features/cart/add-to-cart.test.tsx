import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show, storedLines } from '#tests/components/shown.tsx'
import { accessory, ecgVariants, summaryOf } from '#tests/samples.ts'
import { AddToCart } from './add-to-cart.tsx'

const cable = summaryOf(accessory({ name: 'Cabo de ECG', variants: ecgVariants }))

function Choosing() {
  const [chosen, setChosen] = useState({})
  return (
    <>
      <button onClick={() => setChosen({ leads: '5' })}>5 vias na página</button>
      <button onClick={() => setChosen({})}>Nenhuma na página</button>
      <AddToCart product={cable} initialSelection={chosen} />
    </>
  )
}

test('the dialog starts from what is chosen on the page at each opening', async () => {
  show(<Choosing />)
  const open = page.getByRole('button', { name: 'Selecione as opções' })
  const pressed = page.getByRole('dialog').getByRole('button', { pressed: true })
  await open.click()
  await page.getByRole('dialog').getByRole('button', { name: '3 vias' }).click()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: '5 vias na página' }).click()
  await open.click()
  await expect.element(pressed).toMatchTextContent(/5 vias/)
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Nenhuma na página' }).click()
  await open.click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expect.element(pressed).not.toBeInTheDocument()
})

test('a complete choice goes into the cart at once, as often as the field beside the button says', async () => {
  show(<AddToCart product={cable} initialSelection={{ leads: '5' }} variantId="5-vias" asksQuantity />)
  const add = page.getByRole('button', { name: 'Adicionar ao Carrinho' })
  await page.getByLabelText('Quantidade').fill('0')
  await add.click()
  expect(storedLines()).toEqual([])
  await page.getByLabelText('Quantidade').fill('3')
  await add.click()
  await expect.element(page.getByText('Produto adicionado!')).toBeVisible()
  expect(storedLines()).toMatchObject([{ quantity: 3, variantId: '5-vias' }])
})
