import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { hydrated } from './pages.ts'
import { shopFolder } from './shop.ts'

/** The product as a company with an analytics service runs it, which also counts visits. */
const analyticsUrl = 'https://medidor.example/medidor.js'
let server: ChildProcess
let origin: string

test.beforeAll(async () => {
  server = spawn('node', ['server/main.ts'], {
    env: {
      ...process.env,
      SITE_DIR: shopFolder,
      PORT: '0',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'consentimento-')),
      PUBLIC_ANALYTICS_URL: analyticsUrl,
      SEARCH_COUNTS: 'consent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  while (!output.includes('Ready at ')) {
    const [chunk] = await once(server.stdout ?? process.stdin, 'data')
    output += String(chunk)
  }
  origin = /Ready at (\S+)/.exec(output)?.[1] ?? ''
})

test.afterAll(() => {
  server.kill('SIGTERM')
})

test('nothing is measured before consent, nor after a refusal, which is remembered', async ({ page }) => {
  let loads = 0
  await page.route(analyticsUrl, (route) => {
    loads += 1
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  await page.goto(origin)
  await hydrated(page)
  const notice = page.getByRole('region', { name: 'Privacidade' })
  await expect(notice.getByRole('button')).toHaveText(['Aceitar', 'Recusar'])
  await notice.getByRole('button', { name: 'Recusar' }).click()
  await expect(notice).toBeHidden()
  await page.reload()
  await hydrated(page)
  await expect(notice).toBeHidden()
  expect(loads).toBe(0)
})

test('what is known before a slow script comes is reported once it is there', async ({ page }) => {
  await page.route(analyticsUrl, async (route) => {
    await wait(500)
    await route.fulfill({
      contentType: 'text/javascript',
      body: 'window.reported = []; window.gtag = (command, name, { value }) => reported.push([name, value])',
    })
  })
  await page.goto(origin)
  await hydrated(page)
  await page.getByRole('button', { name: 'Aceitar' }).click()
  const reportedMetrics = () => page.evaluate(() => (Reflect.get(window, 'reported') ?? []) as [string, number][])
  await expect
    .poll(async () => (await reportedMetrics()).map(([name]) => name))
    .toEqual(expect.arrayContaining(['FCP', 'TTFB']))
  for (const [name, value] of await reportedMetrics()) expect(value, name).toBeGreaterThanOrEqual(0)
})

test('after consent the script is loaded, and one that breaks does not break the page', async ({ page }) => {
  await page.route(analyticsUrl, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.gtag = () => { throw new Error("broken") }' }),
  )
  await page.goto(`${origin}/manutencao-preventiva`)
  await hydrated(page)
  const loaded = page.waitForResponse(analyticsUrl)
  await page.getByRole('button', { name: 'Aceitar' }).click()
  await loaded
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: '' }))
  const opened = page.waitForEvent('popup')
  await page.getByRole('main').getByRole('link', { name: 'Falar no WhatsApp' }).first().click()
  await opened
  await expect(page.getByRole('heading', { name: 'Mais segurança. Mais confiança.' })).toBeVisible()
})

test('a visit is reported when it is left, once, and only with consent', async ({ page }) => {
  await page.route(analyticsUrl, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.goto(`${origin}/acessorios-componentes`)
  await hydrated(page)
  const leave = () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))
  const reports: unknown[] = []
  page.on('request', (request) => {
    if (request.url() === `${origin}/contagem`) reports.push(request.postDataJSON())
  })
  await leave()
  const counting = page.waitForResponse(/counted-visit/)
  await page.getByRole('button', { name: 'Aceitar' }).click()
  await counting
  // A visitor who has answered before is counted again after the reload.
  const again = page.waitForResponse(/counted-visit/)
  await page.reload()
  await hydrated(page)
  await again
  await page.getByRole('combobox', { name: 'Buscar acessórios e componentes' }).fill('cabo')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/search=cabo$/)
  await page.getByRole('main').locator('a[href^="/produto/"]').first().click()
  await expect(page).toHaveURL(/produto/)
  // The counts of the visit survive the page that asks for consent again.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidade', exact: true }).click()
  await expect(page.getByText('Sua resposta: aceita.')).toBeVisible()
  await leave()
  await leave()
  const search = { text: 'cabo', outcome: 'found', isPressed: true, isServed: false }
  await expect.poll(() => reports).toEqual([{ searches: [search], quotes: [], lists: ['/acessorios-componentes'] }])
})
