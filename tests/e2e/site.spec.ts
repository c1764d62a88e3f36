import { expect, test } from '@playwright/test'
import { hydrated } from './pages.ts'

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
    expect(policy).toContain("default-src 'self'")
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
      /^https:\/\/wa\.me\/5541900000000\?text=/,
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
