import { expect, test } from '@playwright/test'
import { addToCart, cartKey, open, storedCart, whatsappText } from './pages.ts'
import { shop } from './shop.ts'

async function addCable(page: Parameters<typeof open>[0], leads: string) {
  await open(page, '/produto/cabo-ecg-ge-aha')
  await page.getByRole('button', { name: 'Selecione as opções', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Adicionar ao carrinho' })
  await dialog.getByRole('button', { name: leads }).click()
  await dialog.getByRole('button', { name: 'Adicionar ao carrinho' }).click()
  await expect(page.getByRole('dialog', { name: /^Carrinho \(/ })).toBeVisible()
}

test(
  'the same choice twice makes one line of two, another choice another line, and a reload keeps them',
  { tag: '@phone' },
  async ({ page }) => {
    await addCable(page, '5 vias')
    await addCable(page, '5 vias')
    await addCable(page, '3 vias')
    const drawer = page.getByRole('dialog', { name: 'Carrinho (3)' })
    await expect(drawer.getByRole('listitem')).toHaveCount(2)
    await expect(drawer.getByLabel(/^Quantidade de/).first()).toHaveValue('2')
    await page.reload()
    await expect(page.getByRole('link', { name: 'Abrir carrinho: 3 itens' })).toBeVisible()
  },
)

test('the dialog refuses to add without a variant and says why', async ({ page }) => {
  await open(page, '/produto/cabo-ecg-ge-aha')
  await page.getByRole('button', { name: 'Selecione as opções', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Adicionar ao carrinho' })
  await dialog.getByRole('button', { name: 'Adicionar ao carrinho' }).click()
  await expect(dialog.getByText('Seleção obrigatória')).toBeVisible()
  await expect(dialog.getByText('Por favor, selecione uma variação do produto.')).toBeVisible()
})

test('what stands below an answer of the dialog stays where it is', async ({ page }) => {
  await open(page, '/produto/cabo-ecg-ge-aha')
  await page.getByRole('button', { name: 'Selecione as opções', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Adicionar ao carrinho' })
  const more = dialog.getByRole('button', { name: /^Aumentar quantidade/ })
  await dialog.evaluate((opening) => Promise.allSettled(opening.getAnimations().map(({ finished }) => finished)))
  const before = await more.boundingBox()
  await dialog.getByRole('button', { name: '5 vias' }).click()
  await expect(dialog.getByText('SKU Selecionado')).toBeVisible()
  expect(await more.boundingBox()).toEqual(before)
})

test('adding says so and opens the drawer', { tag: '@phone' }, async ({ page }) => {
  await addToCart(page, '/produto/1')
  await expect(page.getByRole('dialog').getByText('Produto adicionado!')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Carrinho (1)' })).toBeVisible()
})

test('two tabs agree on the cart', async ({ context, page }) => {
  const other = await context.newPage()
  await open(other, '/carrinho')
  await addToCart(page, '/produto/1')
  await expect(other.getByText('1 item', { exact: true }).first()).toBeVisible()
  await other.getByRole('button', { name: /^Remover/ }).click()
  await expect(page.getByRole('dialog', { name: 'Carrinho (0)' })).toBeVisible()
})

test('a broken stored cart gives an empty one without an error', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.addInitScript((key) => localStorage.setItem(key, '{"items": [oops'), cartKey)
  await open(page, '/carrinho')
  await expect(page.getByText('Nenhum item')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Seu carrinho está vazio' })).toBeVisible()
  expect(errors).toEqual([])
})

test('the badge counts to 99 and then says 99+', async ({ page }) => {
  await addToCart(page, '/produto/1')
  const quantity = page.getByRole('dialog').getByLabel(/^Quantidade de/)
  await quantity.fill('99')
  await quantity.press('Enter')
  const badge = page.locator('header').getByRole('link', { name: /carrinho/i, includeHidden: true })
  await expect(badge).toHaveText('99')
  await page.getByRole('button', { name: /^Aumentar/ }).click()
  await expect(badge).toHaveText('99+')
})

test('minus at one removes the line', async ({ page }) => {
  await addToCart(page, '/produto/1')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Diminuir/ })
    .click()
  await expect(page.getByText('Carrinho vazio')).toBeVisible()
})

test(
  'the cart page writes the whole order into its links and can be cleared and brought back',
  { tag: '@phone' },
  async ({ page }) => {
    await addCable(page, '5 vias')
    await open(page, '/carrinho')
    await expect(page.getByRole('heading', { name: 'Itens selecionados' })).toBeVisible()
    const link = page.getByRole('link', { name: 'Solicitar via WhatsApp' })
    const text = whatsappText(await link.getAttribute('href'))
    expect(text).toContain('Variação: 5 vias')
    expect(text).toContain('SKU: C5VGA2')
    expect(text).toContain('Preço unitário: Sob consulta')
    const mail = await page.getByRole('link', { name: 'Solicitar via Email' }).getAttribute('href')
    expect(mail?.startsWith(`mailto:${shop.email.sales}?subject=Interesse%20em%20produtos%20-%20`)).toBe(true)
    expect(mail).toContain('%0D%0A')

    await page.getByRole('button', { name: 'Limpar tudo' }).click()
    await expect(page.getByRole('button', { name: 'Desfazer' })).toBeFocused()
    await expect(page.getByText('Seu carrinho está vazio')).toBeVisible()
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(page.getByText('1 item', { exact: true }).first()).toBeVisible()
  },
)

test('a double click on the quote opens one tab', async ({ context, page }) => {
  await addToCart(page, '/produto/1')
  let opened = 0
  context.on('page', () => {
    opened += 1
  })
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'ok' }))
  await page.getByRole('link', { name: 'Enviar por WhatsApp' }).dblclick()
  await page.waitForTimeout(500)
  expect(opened).toBe(1)
})

test('a product that left the catalogue leaves the cart with a notice that names it', async ({ page }) => {
  await addToCart(page, '/produto/1')
  const stored = JSON.parse((await storedCart(page)) ?? '')
  stored.items[0].product.id = 'produto-retirado'
  stored.items[0].product.name = 'Produto retirado'
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [cartKey, JSON.stringify(stored)] as const)
  await open(page, '/carrinho')
  await expect(
    page.getByText('Saíram do catálogo ou mudaram de código, e foram retirados do carrinho: Produto retirado.'),
  ).toBeVisible()
  await expect(page.getByText('Nenhum item')).toBeVisible()
})

test('a quantity and a note count as they are typed, and what is no quantity is refused in words', async ({ page }) => {
  await addToCart(page, '/produto/1')
  await open(page, '/carrinho')
  const send = page.getByRole('link', { name: 'Solicitar via WhatsApp' })
  const quantity = page.getByRole('textbox', { name: /^Quantidade/ })
  await quantity.fill('7')
  await page.getByText('Observação para esta linha (opcional)').click()
  await page.getByRole('textbox', { name: /^Observação/ }).fill('para a UTI')
  await expect.poll(async () => whatsappText(await send.getAttribute('href'))).toContain('Quantidade: 7')
  await expect.poll(async () => whatsappText(await send.getAttribute('href'))).toContain('Observação: para a UTI')
  await quantity.fill('1500')
  await expect(page.getByText('Digite um número inteiro de 1 a 999.')).toBeVisible()
  expect(whatsappText(await send.getAttribute('href'))).toContain('Quantidade: 7')
})

test('the dialog starts from what is chosen on the page at each opening', async ({ page }) => {
  await open(page, '/produto/cabo-ecg-ge-aha')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Selecione as opções', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '3 vias' }).click()
  await page.keyboard.press('Escape')
  await main
    .getByRole('group', { name: /Vias de ECG/ })
    .getByRole('button', { name: '5 vias' })
    .click()
  await main
    .getByRole('group', { name: /Vias de ECG/ })
    .getByRole('button', { name: '5 vias' })
    .click()
  await main.getByRole('button', { name: 'Selecione as opções', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('button', { pressed: true })).toHaveCount(0)
})

test('a complete choice goes into the cart at once, as often as the field beside the button says', async ({ page }) => {
  await open(page, '/produto/cabo-ecg-ge-aha?opcao=5-vias')
  const main = page.getByRole('main')
  await main.getByLabel('Quantidade').fill('0')
  await main.getByRole('button', { name: 'Adicionar ao Carrinho' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await main.getByLabel('Quantidade').fill('3')
  await main.getByRole('button', { name: 'Adicionar ao Carrinho' }).click()
  await expect(page.getByRole('dialog', { name: 'Carrinho (3)' }).getByText('C5VGA2')).toBeVisible()
})
