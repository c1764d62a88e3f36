import type { Browser, Page } from '@playwright/test'
import { weakLine, type WeakLine } from '#tests/e2e/weak-line.ts'
import { mapConcurrently } from '#server/map-concurrently.ts'
import { amount, isSmoke } from '#bench/amount.ts'
import { openBrowser } from './browser.ts'
import { withSite } from './running-site.ts'

/**
 * node bench/pages/dropouts.ts [walks]
 * Walks the visitor's main job (find a cable, choose it, put it into the cart, reach the quote) while one request in
 * ten, also of the service worker, is cut off at random. After a failure the visitor does what the page offers: presses
 * again, or 'Tentar novamente'. A walk that cannot be finished that way is a dead end.
 */
const walks = Number(process.argv[2] ?? amount(200, 1))
const share = 0.1
const patience = 40_000
const seed = 20_261_122

/** The same sequence of dropouts in each run (mulberry32). */
function randomFrom(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Step = readonly [name: string, isDone: (page: Page) => Promise<boolean>, act: (page: Page) => Promise<void>]

const sees = (page: Page, selector: string) => page.locator(selector).first().isVisible()
const press = (page: Page, selector: string) => page.locator(selector).first().click({ timeout: 3000 })
const card = 'main article a[href*="cabo-ecg-ge-aha"]'

const steps: readonly Step[] = [
  [
    'search',
    (page) => sees(page, card),
    async (page) => {
      await page.locator('main input[name=search]').first().fill('C5VGA2', { timeout: 3000 })
      await press(page, 'main form[role=search] button[type=submit]')
    },
  ],
  [
    'product',
    async (page) => (await page.locator('h1').textContent()) !== null && page.url().includes('/produto/'),
    (page) => press(page, card),
  ],
  [
    'choice',
    (page) => sees(page, '#orcamento a[href*="C5VGA2"]'),
    (page) => press(page, 'button[aria-pressed=false]:text-is("5 vias")'),
  ],
  [
    'cart',
    (page) => sees(page, 'dialog[open] li a[href*="cabo-ecg-ge-aha"]'),
    async (page) => {
      if (await sees(page, 'dialog[open]')) await press(page, 'dialog[open] button:text-is("Adicionar ao carrinho")')
      else await press(page, 'main button:text-is("Adicionar ao Carrinho")')
    },
  ],
  [
    'quote',
    async (page) =>
      page.url().endsWith('/carrinho') &&
      (await sees(page, 'main a[href^="https://wa.me/"]:text("Solicitar via WhatsApp")')),
    (page) => press(page, 'dialog[open] a[href="/carrinho"]'),
  ],
]

/** Does what the page offers until the step is done. Out: how many presses it took, or undefined at a dead end. */
async function take(page: Page, [, isDone, act]: Step): Promise<number | undefined> {
  const end = performance.now() + patience
  for (let presses = 0; performance.now() < end; presses += 1) {
    if (await isDone(page).catch(() => false)) return presses
    const offered = page.locator('button:text-is("Tentar novamente"), a:text-is("Tentar novamente")').first()
    // A button that cannot be pressed yet is pressed in the next round.
    await ((await offered.isVisible()) ? offered.click({ timeout: 3000 }) : act(page)).catch(() => undefined)
    await page.waitForTimeout(700)
  }
  return undefined
}

/** Opens the first page as a visitor does, who tries again when the browser could not load it. */
async function arrive(page: Page, address: string): Promise<void> {
  for (;;) {
    try {
      await page.goto(`${address}/acessorios-componentes`, { waitUntil: 'domcontentloaded' })
      return
    } catch {
      // The browser's own page offers to try again.
    }
  }
}

/**
 * One visit by a new visitor. Out: the step at which it ended, undefined if it reached the quote, and the number of
 * presses.
 */
async function walk(browser: Browser, line: WeakLine): Promise<{ deadEnd: string | undefined; presses: number }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'pt-BR' })
  const page = await context.newPage()
  let presses = 0
  try {
    await arrive(page, line.url)
    for (const step of steps) {
      const taken = await take(page, step)
      if (taken === undefined) return { deadEnd: step[0], presses }
      presses += taken
    }
    return { deadEnd: undefined, presses }
  } finally {
    await context.close()
  }
}

await withSite(async (address) => {
  const random = randomFrom(seed)
  const line = await weakLine(address)
  const browser = await openBrowser()
  let asked = 0
  let cut = 0
  line.fateOf = () => {
    asked += 1
    if (random() >= share) return undefined
    cut += 1
    return 'cut'
  }
  const results = await mapConcurrently(
    Array.from({ length: walks }, (_, index) => index),
    () => walk(browser, line),
  )
  const deadEnds = results.flatMap(({ deadEnd }) => deadEnd ?? [])
  const presses = results.reduce((sum, result) => sum + result.presses, 0)
  console.log('| walks | requests | cut off | dead ends | presses a walk |\n| --: | --: | --: | --: | --: |')
  console.log(`| ${walks} | ${asked} | ${cut} | ${deadEnds.length} | ${(presses / walks).toFixed(1)} |`)
  if (deadEnds.length > 0) console.log(`WRONG: dead ends at ${deadEnds.join(', ')}; expected none`)
  process.exitCode = deadEnds.length > 0 && !isSmoke ? 1 : 0
  await browser.close()
  await line.close()
})
