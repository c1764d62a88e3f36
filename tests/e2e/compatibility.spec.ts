import { expect, test } from '@playwright/test'
import { hydrated, open, storedCart, whatsappText } from './pages.ts'
import { pageCount } from './pdf.ts'
import { served } from './served.ts'
import { shop } from './shop.ts'

const model = '/compatibilidade/mindray/umec-12'

test(
  'a model is found by name, and its parts are chosen, sent and put into the cart',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/compatibilidade')
    await page.getByLabel('Marca ou modelo').fill('umec12')
    await expect(page.getByRole('link', { name: 'Mindray uMEC 12' })).toBeVisible()
    await page.getByLabel('Marca ou modelo').press('Enter')
    await expect(page).toHaveURL(model)
    const form = page.getByRole('form', { name: 'Pedir peças para Mindray uMEC 12' })
    await form.getByRole('checkbox', { name: 'Pedir Cabo de ECG de 5 vias para Mindray' }).check()
    await form.getByLabel('Quantidade de Cabo de ECG de 5 vias para Mindray').fill('3')
    await form.getByLabel('Opção de Sensor de SpO2 tipo clipe para Mindray').selectOption({ index: 1 })
    await expect(form.getByRole('status')).toHaveText('2 peças escolhidas')
    await expect(form.getByRole('link', { name: 'Enviar esta lista' })).toBeInViewport()
    const text = whatsappText(await form.getByRole('link', { name: 'Enviar esta lista' }).getAttribute('href'))
    expect(text).toContain('Equipamento: Mindray uMEC 12.')
    expect(text).toContain('3 x C5VG14 Cabo de ECG de 5 vias para Mindray')
    await form.getByRole('button', { name: 'Adicionar selecionadas' }).click()
    await expect(page.getByRole('dialog', { name: /^Carrinho/ })).toContainText('Cabo de ECG de 5 vias para Mindray')
    expect(JSON.parse((await storedCart(page)) ?? '').items).toHaveLength(2)
  },
)

test(
  'nothing is sent before something is chosen, and the bar that says so is in sight',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, model)
    const send = page.getByRole('button', { name: 'Enviar esta lista' })
    await expect(send).toBeInViewport()
    await expect(send).toBeDisabled()
    await expect(send).toHaveAccessibleDescription('Marque as peças na tabela')
    await expect(page.getByRole('link', { name: 'Enviar esta lista' })).toBeHidden()
  },
)

test('a link that is pressed while a search waits for the next key leads where it says', async ({ page }) => {
  await page.route('**/compatibilidade/mindray.data*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
  await open(page, '/compatibilidade')
  await page.getByLabel('Marca ou modelo').pressSequentially('dx')
  await page.getByRole('region', { name: 'Marcas' }).getByRole('link', { name: 'Mindray' }).click()
  await expect(page).toHaveURL('/compatibilidade/mindray')
})

test('an input of the machine leads to its parts', { tag: '@all' }, async ({ page }) => {
  await open(page, model)
  await page.getByRole('navigation', { name: 'Entradas do equipamento' }).getByRole('link', { name: /^ECG/ }).click()
  await expect(page).toHaveURL(/#citadas-cabos-ecg$/)
  await expect(page.getByRole('rowheader', { name: 'Cabos de ECG' }).first()).toBeInViewport()
})

test('a machine that was searched among the parts leads to its own', async ({ request }) => {
  expect((await served(request, '/acessorios-componentes?search=monitor+mindray+umec+12')).html).toContain(
    'href="/compatibilidade?produto=monitor-mindray-umec12"',
  )
  const answer = await request.get('/compatibilidade?produto=monitor-mindray-umec12', { maxRedirects: 0 })
  expect([answer.status(), answer.headers()['location']]).toEqual([301, model])
})

test('a part is asked for without a mouse', async ({ page }) => {
  await open(page, model)
  const box = page.getByRole('checkbox', { name: 'Pedir Cabo de ECG de 5 vias para Mindray' })
  for (
    let presses = 0;
    presses < 80 && !(await box.evaluate((element) => element === document.activeElement));
    presses += 1
  )
    await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Quantidade de Cabo de ECG de 5 vias para Mindray')).toBeFocused()
  await page.keyboard.type('2')
  const send = page.getByRole('button', { name: 'Conferir no pedido rápido' })
  for (
    let presses = 0;
    presses < 80 && !(await send.evaluate((element) => element === document.activeElement));
    presses += 1
  )
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/pedido-rapido\?lista=C5VG14(\+|%20)x(\+|%20)\d*2$/)
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('without a connection a visited model opens again, and its list can be sent', async ({ context, page }) => {
    await open(page, model)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await expect.poll(() => page.evaluate(async (path) => Boolean(await caches.match(path)), model)).toBe(true)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.reload()
    await hydrated(page)
    await page.getByRole('checkbox', { name: 'Pedir Cabo de ECG de 5 vias para Mindray' }).check()
    const link = page.getByRole('link', { name: 'Enviar esta lista' })
    await expect.poll(async () => whatsappText(await link.getAttribute('href'))).toContain('1 x C5VG14')
  })
})

test('on paper every part stands, on two pages at most', async ({ page }) => {
  await page.goto(model)
  expect(pageCount(await page.pdf({ format: 'A4' }))).toBeLessThanOrEqual(2)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('link', { name: 'Cabo de ECG de 5 vias para Mindray' })).toBeVisible()
  await expect(page.getByText('C5VG14').first()).toBeVisible()
  await expect(page.getByRole('img', { name: 'QR code desta página' })).toBeVisible()
  await expect(page.getByText(`CNPJ ${shop.cnpj}`).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Adicionar selecionadas' })).toBeHidden()
})
