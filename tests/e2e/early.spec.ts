import { expect, test } from '@playwright/test'
import { addToCart, hydrated, openEarly } from './pages.ts'

/** Clicks, ticks and typing before the scripts are loaded take effect once they are. */

// A service worker might already have the cart's code, which would then load too early for this test.
test.use({ permissions: ['clipboard-read', 'clipboard-write'], serviceWorkers: 'block' })

const cable = '/produto/cabo-ecg-ge-aha'

test('two options pressed early are both chosen, however often they were pressed', async ({ page }) => {
  const release = await openEarly(page, '/produto/bracadeira-pni-mindray')
  await page.getByRole('button', { name: /^Neonatal/ }).click()
  await page.getByRole('button', { name: 'Tubo duplo' }).dblclick()
  await release()
  await expect(page.getByText('SKU Selecionado')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tubo duplo' })).toHaveAttribute('aria-pressed', 'true')
})

test('an early press puts the product into the cart once', async ({ page }) => {
  const release = await openEarly(page, '/produto/1')
  await page.getByRole('main').getByRole('button', { name: 'Adicionar ao Carrinho' }).first().dblclick()
  await release()
  await expect(page.getByRole('dialog', { name: 'Carrinho (1)' })).toBeVisible()
})

test('a message sent early is sent', async ({ page }) => {
  const release = await openEarly(page, '/contato')
  await page.getByLabel('Nome').fill('Ana Souza')
  await page.getByLabel('E-mail', { exact: true }).fill('ana@example.com')
  await page.getByLabel('Assunto').selectOption('Orçamento')
  await page.getByLabel('Mensagem').fill('Preciso de dois cabos de ECG de 5 vias.')
  await page.getByRole('button', { name: 'Enviar mensagem' }).click()
  await release()
  await expect(page.getByText('Mensagem enviada com sucesso! Entraremos em contato em breve.')).toBeVisible()
})

test('a described part that is sent early opens the page at the message', async ({ page }) => {
  await openEarly(page, '/identificar-peca')
  await page.getByLabel('Descrição').fill('cabo de ECG de 5 vias')
  await page.getByRole('button', { name: 'Montar mensagem' }).click()
  await expect(page.getByRole('heading', { name: 'Sua mensagem' })).toBeInViewport()
  await expect(page.getByText('Descrição: cabo de ECG de 5 vias')).toBeVisible()
})

test('a part that is ticked early on a model’s page is chosen', async ({ page }) => {
  const release = await openEarly(page, '/compatibilidade/mindray/umec-12')
  await page.getByRole('checkbox', { name: 'Pedir Cabo de ECG de 5 vias para Mindray' }).check()
  await page.getByLabel('Quantidade de Cabo de ECG de 5 vias para Mindray').fill('3')
  await release()
  await expect(page.getByRole('form').getByRole('status')).toHaveText('1 peça escolhida')
  await page.getByRole('button', { name: 'Adicionar selecionadas' }).click()
  await expect(page.getByRole('dialog', { name: 'Carrinho (3)' })).toBeVisible()
})

test('scripts that cannot be fetched at first are asked for again', async ({ page }) => {
  let refused = 0
  await page.route('**/assets/shell-*.js', (route) => {
    refused += 1
    return refused < 3 ? route.abort() : route.continue()
  })
  await page.goto(cable)
  await page.getByRole('button', { name: '5 vias', exact: true }).click()
  await expect(page.getByText('SKU Selecionado')).toContainText('C5VGA2', { timeout: 15_000 })
  expect(refused).toBeGreaterThanOrEqual(3)
})

test('a filter ticked early counts, and the next press takes it back', async ({ page, viewport }) => {
  const release = await openEarly(page, '/acessorios-componentes')
  if ((viewport?.width ?? 0) < 1000) await page.getByRole('button', { name: /^Marca/ }).click()
  const box = page.getByRole('checkbox', { name: /^Philips/ })
  await box.check()
  await release()
  await expect(page).toHaveURL(/marca=philips/)
  await expect(box).toBeChecked()
  await box.uncheck()
  await expect(page).not.toHaveURL(/marca=philips/)
  await expect(box).not.toBeChecked()
})

test('a price sent early keeps the other filters', { tag: '@all' }, async ({ page, viewport }) => {
  await openEarly(page, '/acessorios-componentes?marca=philips&disponibilidade=em-estoque')
  if ((viewport?.width ?? 0) < 1000) await page.getByRole('button', { name: 'Preço' }).click()
  await page.getByLabel('Preço máximo em reais').fill('5000')
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('link', { name: 'Remover Preço: R$ 0 a 5.000' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Remover Marca: Philips' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Remover Disponibilidade/ })).toBeVisible()
})

test('a cart that was not read yet is not called empty', { tag: '@all' }, async ({ page }) => {
  await addToCart(page, '/produto/1')
  const release = await openEarly(page, '/carrinho')
  await expect(page.getByRole('heading', { name: 'Carrinho de Compras' })).toBeVisible()
  await expect(page.getByText(/vazio|Nenhum item/).filter({ visible: true })).toHaveCount(0)
  await release()
  await expect(page.getByRole('heading', { name: 'Itens selecionados' })).toBeVisible()
})

test('a cart that may go along with a message stands before its button, which does not move for it', async ({
  page,
}) => {
  const send = page.getByRole('button', { name: 'Enviar mensagem' })
  const top = async () => (await send.boundingBox())?.y ?? 0
  const release = await openEarly(page, '/contato')
  const topWithoutCart = await top()
  await release()
  expect(await top()).toBe(topWithoutCart)
  await page.unrouteAll()
  await addToCart(page, '/produto/1')
  const releaseAgain = await openEarly(page, '/contato')
  await expect(send).toBeVisible()
  const topEarly = await top()
  expect(topEarly).toBeGreaterThan(topWithoutCart)
  await releaseAgain()
  const along = page.getByRole('checkbox', { name: 'Enviar junto o carrinho: 1 linha · 1 item' })
  await expect(along).toBeVisible()
  expect(await top()).toBe(topEarly)
  expect((await along.boundingBox())?.y).toBeLessThan(topEarly)
})

test(
  'where no cart was ever kept, it is called empty before the scripts are there',
  { tag: '@all' },
  async ({ page }) => {
    const release = await openEarly(page, '/carrinho')
    const heading = page.getByRole('heading', { name: 'Seu carrinho está vazio' })
    await expect(heading).toBeVisible()
    await expect(page.getByText('Carregando...').filter({ visible: true })).toHaveCount(0)
    await release()
    await expect(heading).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Ver Acessórios' }).click()
    await expect(page).toHaveURL(/\/acessorios-componentes$/)
  },
)

test('a cart whose code does not come at once is read when it does', { tag: '@all' }, async ({ page }) => {
  await addToCart(page, '/produto/1')
  let refused = 0
  await page.route('**/assets/stored-cart-*.js', (route) => {
    refused += 1
    return refused < 3 ? route.abort() : route.continue()
  })
  await page.goto('/carrinho')
  await expect(page.getByRole('heading', { name: 'Itens selecionados' })).toBeVisible({ timeout: 15_000 })
})

test(
  'a page is taken over whole, even when its routes come after all other code',
  { tag: '@all' },
  async ({ page }) => {
    const { promise: restHasCome, resolve } = Promise.withResolvers<void>()
    let underWay = 0
    await page.route('**/assets/*.js', async (route) => {
      if (route.request().url().includes('/manifest-')) await restHasCome
      else underWay += 1
      await route.continue()
    })
    page.on('requestfinished', (request) => {
      if (!request.url().endsWith('.js') || request.url().includes('/manifest-')) return
      underWay -= 1
      if (underWay === 0) resolve()
    })
    await page.goto('/equipamentos')
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)
