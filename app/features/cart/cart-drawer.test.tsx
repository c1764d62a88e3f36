import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, show, storeLines } from '#tests/components/shown.tsx'
import { accessory, line, summaryOf } from '#tests/samples.ts'
import { CartButton } from './cart-button.tsx'
import { LazyCartDrawer } from './lazy-cart-drawer.tsx'

const icon = page.getByRole('link', { name: /^Abrir carrinho/, includeHidden: true })

async function setDrawerOpen(quantity: number) {
  const cell = { id: 'celula', name: 'Célula de oxigênio' }
  answer('/itens/celula.json', Response.json(summaryOf(accessory(cell))))
  storeLines([line(cell, { quantity })])
  show(
    <>
      <CartButton />
      <LazyCartDrawer />
    </>,
  )
  await page.getByRole('link', { name: /^Abrir carrinho/ }).click()
  await expect.element(page.getByRole('dialog', { name: `Carrinho (${quantity})` })).toBeVisible()
}

test('the badge counts to 99 and then says 99+', async () => {
  await setDrawerOpen(98)
  const more = page.getByRole('button', { name: /^Aumentar/ })
  await more.click()
  await expect.element(icon).toMatchTextContent(/^99$/)
  await more.click()
  await expect.element(icon).toHaveTextContent('99+')
  await expect.element(icon).toHaveAttribute('aria-label', 'Abrir carrinho: 99+ itens')
})

test('minus at one removes the line, and an empty drawer leads on', async () => {
  await setDrawerOpen(1)
  await page.getByRole('button', { name: /^Diminuir/ }).click()
  await expect.element(page.getByText('Carrinho vazio')).toBeVisible()
  await page.getByRole('button', { name: 'Continuar comprando' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('what a drawer is emptied of can be brought back, and the button for it has the focus', async () => {
  await setDrawerOpen(2)
  await page.getByRole('button', { name: 'Limpar' }).click()
  await expect.element(page.getByText('Carrinho limpo.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Desfazer' })).toHaveFocus()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Carrinho (2)' })).toBeVisible()
})

test('a page that the browser kept for Back reads the cart again, which another tab may have changed meanwhile', async () => {
  const cell = { id: 'celula', name: 'Célula de oxigênio' }
  storeLines([line(cell, { quantity: 2 })])
  show(<CartButton />)
  await expect.element(icon).toHaveAttribute('aria-label', 'Abrir carrinho: 2 itens')
  storeLines([line(cell, { quantity: 5 })])
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.element(icon).toHaveAttribute('aria-label', 'Abrir carrinho: 5 itens')
})

test('a drawer that opens again does not fetch again what was fetched in the last minutes', async () => {
  const part = { id: 'sensor-da-gaveta', name: 'Sensor' }
  const requests = answer('/itens/sensor-da-gaveta.json', Response.json(summaryOf(accessory(part))))
  storeLines([line(part)])
  show(
    <>
      <CartButton />
      <LazyCartDrawer />
    </>,
  )
  for (let opened = 0; opened < 2; opened++) {
    await page.getByRole('link', { name: /^Abrir carrinho/ }).click()
    await expect.poll(() => requests.length).toBe(1)
    await page.getByRole('button', { name: 'Fechar' }).click()
  }
  expect(requests.length).toBe(1)
})
