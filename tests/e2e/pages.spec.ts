import { expect, test } from '@playwright/test'
import { hydrated, open, whatsappText } from './pages.ts'

test('the search of the home page leads from a code on a label straight to the part', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('main').getByRole('combobox').fill('c5vga2')
  await page.getByRole('option', { name: /^Cabo de ECG para GE, padrão AHA/ }).click()
  await expect(page).toHaveURL(/\/produto\/cabo-ecg-ge-aha/)
})

test('the header hides on the way down and comes back on the way up', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/')
  const header = page.getByRole('banner')
  await page.evaluate(() => scrollTo(0, 900))
  await expect(header).not.toBeInViewport()
  await page.evaluate(() => scrollTo(0, 700))
  await expect(header).toBeInViewport()
})

test(
  'the mobile menu opens, closes on Escape with focus given back, and closes on navigation',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    test.skip(project.name !== 'phone', 'wide screens show the links themselves')
    await open(page, '/')
    const opener = page.getByRole('button', { name: 'Abrir menu' })
    await opener.click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await menu.getByRole('link', { name: 'Contato' }).click()
    await expect(page).toHaveURL(/\/contato$/)
    await expect(menu).toBeHidden()
  },
)

test('the maintenance page carries the campaign into its message and reports its events', async ({ page }) => {
  await page.addInitScript(() => {
    const events: unknown[] = []
    Object.assign(window, { events, gtag: (...values: unknown[]) => events.push(values) })
  })
  await page.goto('/manutencao-preventiva?utm_source=feira&utm_campaign=2026')
  await hydrated(page)
  await expect(page).toHaveTitle(/^Manutenção Preventiva Hospitalar - PA & AP \| /)
  const button = page.getByRole('main').getByRole('link', { name: 'Falar no WhatsApp' }).first()
  expect(whatsappText(await button.getAttribute('href'))).toBe(
    'Olá! Quero manutenção preventiva ( hospital/cidade ). UTM: utm_source=feira&utm_campaign=2026',
  )
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: '' }))
  await button.click()
  const events = await page.evaluate(() => Reflect.get(window, 'events'))
  expect(events).toEqual([
    ['event', 'mpv_cta_whatsapp', { section: 'hero', utm_source: 'feira', utm_campaign: '2026' }],
    ['event', 'conversion', { value: 1, currency: 'BRL' }],
  ])
})

test(
  'on a phone four deliverables show until the rest is asked for',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    await open(page, '/manutencao-preventiva')
    const items = page.locator('#deliverables > li')
    await expect(items).toHaveCount(8)
    const last = items.getByText('Calibração básica, quando aplicável')
    if (project.name === 'phone') {
      await expect(last).toBeHidden()
      await page.getByRole('button', { name: 'Ver mais 4 itens' }).click()
    }
    await expect(last).toBeAttached()
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeVisible()
  },
)
