import { expect, test, type Page } from '@playwright/test'
import { addToCart, hydrated, isPhone, openEarly, whatsappText } from './pages.ts'

/** A press in the first second leads to the right page or result, whether the scripts come late, in part, or never. */

test.use({ serviceWorkers: 'block' })

const scripts = '**/assets/*.js'

/** Opens a page whose scripts never come. Out: nothing to wait for. */
async function openWithout(page: Page, path: string): Promise<void> {
  await page.route(scripts, (route) => route.abort())
  await page.goto(path)
}

async function tickPhilips(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: /^Marca/ }).click()
  await page.getByRole('checkbox', { name: /^Philips/ }).check()
}

async function writeMessage(page: Page): Promise<void> {
  await page.getByLabel('Nome').fill('Ana Souza')
  await page.getByLabel('E-mail', { exact: true }).fill('ana@example.com')
  await page.getByLabel('Assunto').selectOption('Orçamento')
  await page.getByLabel('Mensagem').fill('Preciso de dois cabos de ECG de 5 vias.')
}

test.describe('scripts that come late', () => {
  test('a product that was added is in the cart', async ({ page }) => {
    const release = await openEarly(page, '/produto/1')
    await page.getByLabel('Quantidade').fill('3')
    await page.getByRole('main').getByRole('button', { name: 'Adicionar ao Carrinho' }).first().click()
    await expect(page.getByRole('heading', { name: 'Carrinho de Compras' })).toBeVisible()
    await release()
    await expect(page.getByRole('heading', { name: 'Itens selecionados' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Abrir carrinho: 3 itens' })).toBeVisible()
    await expect(page).toHaveURL('/carrinho')
    await page.reload()
    await hydrated(page)
    await expect(page.getByRole('link', { name: 'Abrir carrinho: 3 itens' })).toBeVisible()
  })

  test('a filter that was ticked counts, and the next press takes it back', { tag: '@phone' }, async ({ page }) => {
    const release = await openEarly(page, '/acessorios-componentes')
    await tickPhilips(page)
    const box = page.getByRole('checkbox', { name: /^Philips/ })
    await release()
    await expect(page).toHaveURL(/marca=philips/)
    await expect(box).toBeChecked()
    await box.uncheck()
    await expect(page).not.toHaveURL(/marca=philips/)
    await expect(box).not.toBeChecked()
  })

  test('what was typed into the list’s search counts', { tag: '@all' }, async ({ page }) => {
    const release = await openEarly(page, '/acessorios-componentes')
    await page.getByLabel('Buscar acessórios e componentes').fill('C5VGA2')
    await release()
    await expect(page.getByRole('main').getByRole('article').first()).toContainText('C5VGA2')
    await expect(page.getByLabel('Buscar acessórios e componentes')).toHaveValue('C5VGA2')
  })

  test('a price that was sent keeps the other filters', { tag: ['@all', '@phone'] }, async ({ page }) => {
    await openEarly(page, '/acessorios-componentes?marca=philips&disponibilidade=em-estoque')
    if (isPhone(page)) await page.getByRole('button', { name: 'Preço' }).click()
    await page.getByLabel('Preço máximo em reais').fill('5000')
    await page.getByRole('button', { name: 'OK' }).click()
    await expect(page.getByRole('link', { name: 'Remover Preço: R$ 0 a 5.000' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Remover Marca: Philips' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Remover Disponibilidade/ })).toBeVisible()
  })

  test('a link is followed', async ({ page }) => {
    await openEarly(page, '/categoria/cabos-de-ecg')
    const link = page.getByRole('main').getByRole('article').first().getByRole('link').first()
    const name = (await link.textContent()) ?? ''
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  })

  test('a cart that was not read yet is not called empty', { tag: '@all' }, async ({ page }) => {
    await addToCart(page, '/produto/1')
    const release = await openEarly(page, '/carrinho')
    await expect(page.getByRole('heading', { name: 'Carrinho de Compras' })).toBeVisible()
    await expect(page.getByText(/vazio|Nenhum item/).filter({ visible: true })).toHaveCount(0)
    await release()
    await expect(page.getByRole('heading', { name: 'Itens selecionados' })).toBeVisible()
  })

  test('a part that is ticked on a model’s page is chosen', async ({ page }) => {
    const release = await openEarly(page, '/compatibilidade/mindray/umec-12')
    await page.getByRole('checkbox', { name: 'Pedir Cabo de ECG de 5 vias para Mindray' }).check()
    await page.getByLabel('Quantidade de Cabo de ECG de 5 vias para Mindray').fill('3')
    await release()
    await expect(page.getByRole('form').getByRole('status')).toHaveText('1 peça escolhida')
    await page.getByRole('button', { name: 'Adicionar selecionadas' }).click()
    await expect(page.getByRole('dialog', { name: 'Carrinho (3)' })).toBeVisible()
  })
})

test('a script that fails once costs no press', async ({ page }) => {
  let refused = 0
  await page.route('**/assets/shell-*.js', (route) => {
    refused += 1
    return refused === 1 ? route.abort() : route.continue()
  })
  await page.goto('/produto/1')
  await expect.poll(() => refused).toBe(1)
  await page.getByRole('main').getByRole('button', { name: 'Adicionar ao Carrinho' }).first().click()
  await expect(page.getByRole('link', { name: 'Abrir carrinho: 1 item' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Itens selecionados' })).toBeVisible()
})

test.describe('scripts that never come', () => {
  test('a product that was added can be ordered', async ({ page }) => {
    await openWithout(page, '/produto/cabo-ecg-ge-aha?opcao=5-vias')
    await page.getByLabel('Quantidade').fill('2')
    await page.getByRole('main').getByRole('button', { name: 'Adicionar ao Carrinho' }).first().click()
    await expect(page.getByRole('heading', { name: /^2 × .*C5VGA2/ })).toBeVisible()
    const text = whatsappText(await page.getByRole('link', { name: 'Pedir por WhatsApp' }).getAttribute('href'))
    expect(text).toContain('SKU: C5VGA2\nQuantidade: 2')
    await page.getByRole('link', { name: 'Voltar ao produto' }).click()
    await expect(page).toHaveURL('/produto/cabo-ecg-ge-aha?opcao=5-vias')
  })

  test('a product with choices leads to them', async ({ page }) => {
    await openWithout(page, '/categoria/cabos-de-ecg')
    await page.getByRole('main').getByRole('button', { name: 'Selecione as opções' }).first().click()
    await expect(page).toHaveURL(/\/produto\/[\w-]+\??#opcoes$/)
  })

  test(
    'filters are applied by their button, which comes when the scripts do not',
    { tag: '@phone' },
    async ({ page }) => {
      await openWithout(page, '/acessorios-componentes')
      await tickPhilips(page)
      if (isPhone(page)) await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Aplicar filtros' }).click()
      await expect(page.getByRole('link', { name: 'Remover Marca: Philips' })).toBeVisible()
    },
  )

  test('a message is sent, and its page says so', async ({ page }) => {
    await openWithout(page, '/contato')
    await writeMessage(page)
    await page.getByRole('button', { name: 'Enviar mensagem' }).click()
    await expect(page.getByText('Mensagem enviada com sucesso! Entraremos em contato em breve.')).toBeVisible()
  })

  test('a message with a fault comes back with all that was typed', async ({ page }) => {
    await openWithout(page, '/contato')
    await writeMessage(page)
    await page.getByLabel('Nome').fill(' A ')
    await page.getByRole('button', { name: 'Enviar mensagem' }).click()
    await expect(page.getByText('Nome deve ter pelo menos 2 caracteres')).toBeVisible()
    await expect(page.getByLabel('Mensagem')).toHaveValue('Preciso de dois cabos de ECG de 5 vias.')
    await expect(page.getByLabel('Assunto')).toHaveValue('Orçamento')
  })

  test('a review is sent on a page of its own', async ({ page }) => {
    await openWithout(page, '/produto/1')
    await page.getByRole('link', { name: 'Deixe sua avaliação aqui' }).click()
    await page.getByRole('radio', { name: '4 estrelas' }).check({ force: true })
    await page.getByLabel('Nome').fill('Ana Souza')
    await page.getByLabel('Título').fill('Boa leitura')
    await page.getByLabel('Comentário').fill(`Calibrou na primeira tentativa. ${page.viewportSize()?.width}`)
    await page.getByRole('button', { name: 'Enviar avaliação' }).click()
    await expect(page.getByText('Avaliação enviada!')).toBeVisible()
  })

  test('a described part opens the page at the message', async ({ page }) => {
    await openWithout(page, '/identificar-peca')
    await page.getByLabel('Descrição').fill('cabo de ECG de 5 vias')
    await page.getByRole('button', { name: 'Montar mensagem' }).click()
    await expect(page.getByRole('heading', { name: 'Sua mensagem' })).toBeInViewport()
    await expect(page.getByText('Descrição: cabo de ECG de 5 vias')).toBeVisible()
  })
})

test('forms of other sites are refused', async ({ request }) => {
  const form = { name: 'Ana', email: 'ana@example.com', subject: 'Orçamento', message: 'Preciso de dois cabos.' }
  const headers = { Origin: 'https://example.com', 'Sec-Fetch-Site': 'cross-site' }
  expect((await request.post('/contato', { form, headers })).status()).toBe(403)
})
