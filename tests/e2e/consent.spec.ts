import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { hydrated } from './pages.ts'

/**
 * The product as a company with an analytics service runs it: the same build, with the setting
 * in its compiled site and every page rendered on request.
 */
const analyticsUrl = 'https://medidor.example/medidor.js'
let server: ChildProcess
let origin: string

test.beforeAll(async () => {
  const root = mkdtempSync(join(tmpdir(), 'consentimento-'))
  mkdirSync(join(root, 'build'))
  mkdirSync(join(root, '.site'))
  for (const folder of ['build/client', 'build/server']) symlinkSync(resolve(folder), join(root, folder))
  const files: Record<string, { type: string }> = JSON.parse(readFileSync('build/files.json', 'utf8'))
  const assets = Object.entries(files).filter(([, { type }]) => !type.startsWith('text/html'))
  writeFileSync(join(root, 'build/files.json'), JSON.stringify(Object.fromEntries(assets)))
  cpSync('.site/site.json', join(root, '.site/site.json'))
  const site = JSON.parse(readFileSync('.site/site.json', 'utf8'))
  writeFileSync(join(root, '.site/site.json'), JSON.stringify({ ...site, analyticsUrl }))

  server = spawn('node', [resolve('server/main.ts')], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: join(root, 'data'), PUBLIC_ANALYTICS_URL: analyticsUrl },
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
