import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, show, storedLines, storeLines, storeText } from '#tests/components/shown.tsx'
import { accessory, line, summaryOf } from '#tests/samples.ts'
import { CartPage } from './cart-page.tsx'

const cable = { id: 'cabo', name: 'Cabo de ECG', sku: 'C5VG14' }
const send = page.getByRole('link', { name: 'Solicitar via WhatsApp' })
const message = () => new URL(send.element().getAttribute('href') ?? '').searchParams.get('text')

function showCart() {
  answer('/itens/cabo.json', Response.json(summaryOf(accessory(cable))))
  show(<CartPage emptyPicture="/vazio.svg" codesUrl="/codigos.json" requestedItem={undefined} />)
}

test('a stored cart that cannot be read is an empty one', async () => {
  storeText('{"items": [oops')
  showCart()
  await expect.element(page.getByText('Nenhum item')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Seu carrinho está vazio' })).toBeVisible()
})

test('a product that left the catalogue leaves the cart with a notice that names it', async () => {
  answer('/itens/retirado.json', new Response('', { status: 404 }))
  storeLines([line({ id: 'retirado', name: 'Produto retirado' }), line(cable)])
  showCart()
  const notice = 'Saíram do catálogo ou mudaram de código, e foram retirados do carrinho: Produto retirado.'
  await expect.element(page.getByText(notice)).toBeVisible()
  await expect.element(page.getByText('1 item', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Entendi' }).click()
  await expect.element(page.getByText(notice)).not.toBeInTheDocument()
})

test('a quantity and a note count as they are typed, and what is no quantity is refused in words', async () => {
  storeLines([line(cable)])
  showCart()
  const quantity = page.getByRole('textbox', { name: 'Quantidade de Cabo de ECG' })
  await quantity.fill('7')
  await page.getByRole('button', { name: '+ nota para Cabo de ECG' }).click()
  await expect.element(page.getByRole('textbox', { name: /^Observação/ })).toHaveFocus()
  await page.getByRole('textbox', { name: 'Observação para Cabo de ECG (opcional)' }).fill('para a UTI')
  await expect.poll(message).toContain('Quantidade: 7')
  await expect.poll(message).toContain('Observação: para a UTI')
  await quantity.fill('1500')
  await expect.element(page.getByText('Digite um número inteiro de 1 a 999.')).toBeVisible()
  await expect.element(quantity).toHaveAttribute('aria-invalid', 'true')
  expect(storedLines()).toMatchObject([{ quantity: 7, note: 'para a UTI' }])
})

test('a note that goes with the request is visible when its field is folded', async () => {
  storeLines([line(cable, { note: 'para a UTI' })])
  showCart()
  const field = page.getByRole('textbox', { name: 'Observação para Cabo de ECG (opcional)' })
  await expect.element(field).toHaveValue('para a UTI')
  await page.getByRole('button', { name: '+ nota para Cabo de ECG' }).click()
  await expect.element(field).not.toBeInTheDocument()
  await expect.element(page.getByText('Observação: para a UTI')).toBeVisible()
  await expect.poll(message).toContain('Observação: para a UTI')
})

test('a double click on the quote opens it once', async () => {
  storeLines([line(cable)])
  showCart()
  const opened: boolean[] = []
  const count = (event: MouseEvent) => {
    opened.push(!event.defaultPrevented)
    event.preventDefault()
  }
  addEventListener('click', count)
  await userEvent.dblClick(send)
  removeEventListener('click', count)
  expect(opened).toEqual([true, false])
})

test('a device without room keeps the cart for the page, and says so', async () => {
  storeLines([line(cable)])
  showCart()
  const write: unknown = Reflect.get(Storage.prototype, 'setItem')
  Object.assign(Storage.prototype, {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  await page.getByRole('button', { name: /^Aumentar/ }).click()
  await expect.element(page.getByText(/^O navegador está sem espaço ou não permite salvar dados/)).toBeVisible()
  await expect.element(page.getByText('2 itens').first()).toBeVisible()
  Object.assign(Storage.prototype, { setItem: write })
  await page.getByRole('button', { name: /^Aumentar/ }).click()
  await expect.element(page.getByText(/^O navegador está sem espaço/)).not.toBeInTheDocument()
})

test('a long cart can be sent from where one is in it, until its own button is in view', async () => {
  await page.viewport(390, 844)
  storeLines(Array.from({ length: 20 }, (_, index) => line(cable, { id: `linha-${index}`, quantity: 2 })))
  showCart()
  const bar = page.getByRole('link', { name: 'Enviar pelo WhatsApp' })
  await expect.element(bar).toBeInViewport()
  await expect.element(page.getByText('20 linhas · 40 itens').last()).toBeInViewport()
  await expect.poll(() => bar.element().getAttribute('href')).toBe(send.element().getAttribute('href'))
  const rows = page.getByRole('listitem').elements()
  expect(Math.max(...rows.map((row) => row.getBoundingClientRect().height))).toBeLessThanOrEqual(90)
  send.element().scrollIntoView({ block: 'center' })
  await expect.element(bar).not.toBeInTheDocument()
})

test('a typed code goes into the cart; what is no code for certain leads to where lists are checked', async () => {
  answer('/itens/cabo.json', Response.json(summaryOf(accessory(cable))))
  const other = summaryOf(accessory({ id: 'sensor', name: 'Sensor', sku: 'ST01' }))
  answer('/codigos.json', Response.json({ products: [other], connectors: {}, former: {} }))
  storeLines([line(cable)])
  show(<CartPage emptyPicture="/vazio.svg" codesUrl="/codigos.json" requestedItem={undefined} />)
  const field = page.getByRole('textbox', { name: 'Adicionar por código' })
  await field.fill('st 01 x 3')
  // Pressed twice, it adds once.
  await userEvent.dblClick(page.getByRole('button', { name: 'Adicionar', exact: true }))
  await expect.element(page.getByText('ST01: 3 no carrinho.')).toBeVisible()
  await expect.element(field).toHaveValue('')
  expect(storedLines()).toMatchObject([{ quantity: 1 }, { quantity: 3, product: { id: 'sensor' } }])
  await field.fill('sensor adulto')
  await page.getByRole('button', { name: 'Adicionar', exact: true }).click()
  await expect
    .element(page.getByRole('link', { name: 'Conferir em Pedido rápido' }))
    .toHaveAttribute('href', '/pedido-rapido?lista=sensor%20adulto')
  expect(storedLines()).toHaveLength(2)
})

test('the printed total says that lines without a price are not in it', async () => {
  const priced = { ...cable, id: 'sensor', currentPrice: 80 }
  answer('/itens/sensor.json', Response.json(summaryOf(accessory(priced))))
  storeLines([line(cable), line(priced)])
  showCart()
  await expect.element(page.getByText(/^Total: R\$\s80,00 \+ itens sob consulta$/)).toBeInTheDocument()
})
