import { expect, test } from '@playwright/test'
import { addToCart, hydrated, open } from './pages.ts'
import { shop } from './shop.ts'

test('an unknown path answers 404 with the way home', async ({ page }) => {
  const response = await page.goto('/caminho/que-nao-existe')
  expect(response?.status()).toBe(404)
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
})

test('what is rendered on request travels compressed like what was built', async ({ request }) => {
  for (const path of ['/acessorios-componentes', '/acessorios-componentes?marca=philips', '/caminho/que-nao-existe']) {
    const plain = await request.get(path, { headers: { 'Accept-Encoding': 'identity' } })
    expect(plain.headers()['content-encoding']).toBeUndefined()
    const packed = await request.get(path, { headers: { 'Accept-Encoding': 'gzip' } })
    expect(packed.headers()).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
    expect(packed.status()).toBe(plain.status())
    expect((await packed.text()).length).toBeCloseTo((await plain.text()).length, -2)
  }
})

test('what a browser is asked to keep carries the shop’s own name', async ({ page }) => {
  await open(page, '/acessorios-componentes')
  await page.getByRole('combobox', { name: 'Buscar acessórios e componentes' }).fill('cabo ecg')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/search=/)
  await addToCart(page, '/produto/1')
  const kept = await page.evaluate(() => Object.keys(localStorage))
  expect(kept).toEqual(expect.arrayContaining([`${shop.slug}-buscas`, `${shop.slug}-cart`]))
  expect(kept.filter((key) => !key.startsWith(`${shop.slug}-`))).toEqual([])
})

for (const saveData of [false, true]) {
  const when = saveData ? 'only when pressed where data is saved' : 'as somebody turns to its link'
  test(`a page is fetched ${when}`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: value } })
    }, saveData)
    await open(page, '/acessorios-componentes')
    const asked: string[] = []
    page.context().on('request', (request) => asked.push(new URL(request.url()).pathname))
    const link = page.getByRole('main').getByRole('article').first().getByRole('link').first()
    const path = await link.getAttribute('href')
    await link.hover()
    if (saveData) {
      await page.waitForTimeout(800)
      expect(asked).not.toContain(`${path}.data`)
    } else await expect.poll(() => asked).toContain(`${path}.data`)
    await link.click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    expect(asked).toContain(`${path}.data`)
    // The service worker keeps the page that is shown, which costs its HTML once more.
    if (!saveData) return expect.poll(() => asked).toContain(path)
    await page.waitForTimeout(800)
    expect(asked).not.toContain(path)
  })
}

test('a link opens the page for whom it means a new window, and the same page leaves no step behind', async ({
  page,
  context,
}) => {
  await open(page, '/contato')
  const privacy = page
    .getByRole('contentinfo')
    .getByRole('link', { name: /Privacidade/ })
    .first()
  const [beside] = await Promise.all([context.waitForEvent('page'), privacy.click({ modifiers: ['Control'] })])
  await expect(beside).toHaveURL(/\/privacidade$/)
  await expect(page).toHaveURL(/\/contato$/)
  const steps = await page.evaluate(() => history.length)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /Contato/ })
    .first()
    .click()
  expect(await page.evaluate(() => history.length)).toBe(steps)
})

test('/catalogo leads to the accessories and keeps the query', async ({ page, request }) => {
  const response = await request.get('/catalogo?search=oximetro', { maxRedirects: 0 })
  expect(response.status()).toBe(301)
  expect(response.headers()['location']).toBe('/acessorios-componentes?search=oximetro')
  await page.goto('/catalogo')
  await expect(page).toHaveURL(/\/acessorios-componentes$/)
})

test('every page carries a strict policy and loads without breaking it', async ({ page }) => {
  const violations: string[] = []
  page.on('console', (message) => message.type() === 'error' && violations.push(message.text()))
  for (const path of [
    '/',
    '/acessorios-componentes',
    '/acessorios-componentes?search=ecg',
    '/produto/1',
    '/contato',
    '/carrinho',
  ]) {
    const response = await page.goto(path)
    const policy = response?.headers()['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe-inline')
    await hydrated(page)
  }
  expect(violations).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('list, product and contact can be read and their links work', async ({ page }) => {
    await page.goto('/acessorios-componentes')
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.goto('/produto/1')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: /via WhatsApp/ }).first()).toHaveAttribute(
      'href',
      new RegExp(`^https://wa\\.me/${shop.whatsapp.main}\\?text=`),
    )
    await expect(page.getByRole('link', { name: 'Solicitar por Email' })).toHaveAttribute('href', /^mailto:/)
    await page.goto('/produto/cabo-ecg-ge-aha')
    await expect(page.getByRole('link', { name: 'Pedir orçamento via WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\//,
    )
    await page.goto('/contato')
    await expect(page.getByRole('link', { name: 'Chamar no WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\//)
    await expect(page.getByRole('link', { name: 'Enviar E-mail' })).toHaveAttribute(
      'href',
      /^mailto:.*Contato%20via%20Site/,
    )
  })
})
