import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { amount, isSmoke } from '#bench/amount.ts'
import { writeCatalogue } from '#bench/scale/catalogue-copy.ts'
import { startDeskProcess, type DeskProcess } from '#tests/desk/desk-process.ts'
import { comeIn } from '#tests/desk/desk-test.ts'

/*
 * node bench/desk/hands.ts     how long a person takes at the desk of a shop with 1,000 more products than the sample
 * Seconds from the first press of a real button to the wanted result. The time of the desk and of the build counts,
 * that of reading and thinking does not.
 */

/** A smoke run adds none, and so finds the drawings and pages of the journeys' shop made. */
const size = amount(1000, 0)
/** None in a smoke run: a day at the desk has previews as well. */
const starts = amount(5, 0)
const limits = { preview: 5, prices: 120, product: 300 }

mkdirSync('test-results', { recursive: true })
const shop = mkdtempSync('test-results/maos-')
await writeCatalogue(shop, size)
execFileSync(resolve('script/build'), [], { env: { ...process.env, SITE_DIR: shop }, stdio: 'ignore' })
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell'
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
try {
  for (let start = 1; start <= starts; start += 1)
    await atDesk(async (page, desk) => {
      await changePrices(page, desk, '149,90')
      await time(`the first preview after start ${start} of ${starts}`, limits.preview, () => preview(page))
    })
  await atDesk(aDay)
} finally {
  await browser.close()
  rmSync(shop, { recursive: true, force: true })
}

/** Lets somebody work at a desk that has just been started. */
async function atDesk(act: (page: Page, desk: DeskProcess) => Promise<void>): Promise<void> {
  const desk = await startDeskProcess(Number(process.env.DESK_PORT ?? 4422), 'sqlite', {
    SITE_DIR: shop,
    DESK_PREVIEW_PORT: '0',
  })
  try {
    const page = await browser.newPage({ locale: 'pt-BR' })
    await comeIn(page, desk, 'Ana', ['--administra'])
    await act(page, desk)
    await page.close()
  } finally {
    await desk.end()
  }
}

/** Each act once in a smoke run. */
async function aDay(page: Page, desk: DeskProcess): Promise<void> {
  await changePrices(page, desk, '149,90')
  await preview(page)
  if (!isSmoke) await changeAndPublish(page, desk)
  await time('a product with a photograph made from nothing and published', limits.product, async () => {
    await makeProduct(page, desk)
    await publish(page)
  })
  if (isSmoke) return
  await changePrices(page, desk, '179,90')
  await time('a preview after these publications', limits.preview, () => preview(page))
}

async function changeAndPublish(page: Page, desk: DeskProcess): Promise<void> {
  await changePrices(page, desk, '159,90')
  await time('a preview after another change', limits.preview, () => preview(page))
  await time('ten prices changed and published', limits.prices, async () => {
    await changePrices(page, desk, '169,90')
    await publish(page)
  })
}

async function changePrices(page: Page, { url }: DeskProcess, price: string): Promise<void> {
  await page.goto(`${url}/catalogo?busca=cabo`)
  const boxes = page.getByRole('checkbox', { name: /^Marcar / })
  const count = Math.min(10, await boxes.count())
  for (let box = 0; box < count; box += 1) await boxes.nth(box).check()
  await page.getByRole('combobox', { name: 'Preço', exact: true }).selectOption('valor')
  await page.getByLabel('Valor ou porcentagem').fill(price)
  await page.getByRole('button', { name: 'Ver o que muda' }).click()
  await page.getByRole('button', { name: 'Salvar no rascunho' }).click()
  await page.getByRole('status').first().waitFor()
}

async function makeProduct(page: Page, { url }: DeskProcess): Promise<void> {
  await page.goto(`${url}/catalogo`)
  await page.getByRole('link', { name: 'Novo produto' }).click()
  await page.getByRole('link', { name: 'Cabos de ECG', exact: true }).click()
  await page.getByLabel('Endereço').fill('cabo-do-banco')
  await page.locator('[name=name]').fill('Cabo de ECG do banco de provas')
  await page.locator('[name=description]').fill('Cabo de ECG de cinco vias para as medições da mesa.')
  await page.locator('[name=equipmentBrand]').selectOption('universal')
  await page.locator('[name=sku]').fill('BANCO01')
  await page.locator('[name=currentPrice]').fill('189,90')
  await page.getByRole('button', { name: 'Salvar no rascunho' }).first().click()
  const width = amount(3000, 600)
  const picture = sharp({ create: { width, height: (width * 2) / 3, channels: 3, background: '#8899aa' } })
  await page
    .getByLabel(/Acrescentar fotografias/)
    .setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() })
  await page.getByRole('button', { name: 'Acrescentar ao rascunho' }).click()
  await page.getByAltText('Fotografia 1').waitFor()
}

async function preview(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Ver e publicar' }).click()
  const opened = page.waitForEvent('popup', { timeout: 120_000 })
  await page.getByRole('link', { name: 'Ver como ficará' }).click()
  const previewPage = await opened
  await previewPage.getByText(/^Prévia de /).waitFor({ timeout: 60_000 })
  await previewPage.close()
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Ver e publicar' }).click()
  await page.getByRole('button', { name: 'Publicar agora' }).click()
  await page.getByText('Rascunho publicado').waitFor({ timeout: 600_000 })
}

async function time(what: string, limit: number, work: () => Promise<void>): Promise<void> {
  const before = performance.now()
  await work()
  const seconds = (performance.now() - before) / 1000
  const isWrong = seconds > limit && !isSmoke
  if (isWrong) process.exitCode = 1
  console.log(`${what}: ${seconds.toFixed(1)} s${isWrong ? '  WRONG' : ''}`)
}
