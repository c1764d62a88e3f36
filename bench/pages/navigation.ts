import type { CDPSession, Page } from '@playwright/test'
import { amount } from '#bench/amount.ts'
import { hydrated } from '#tests/e2e/pages.ts'
import { openBrowser } from './browser.ts'
import { withSite } from './running-site.ts'

/**
 * node bench/pages/navigation.ts
 * The time from the release of the mouse on a card of the list to the painted heading of the product, and the time of
 * Back; CPU slowed 4×.
 */
const cpuRate = amount(4, 1)
const products = amount(8, 1)
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }

/** Milliseconds for which a finger holds a button down. */
const hold = 80

/** In the page: notes when the mouse was released and when the heading after it was painted. */
function watch() {
  const seen = { released: 0, painted: 0, heading: '' }
  Object.assign(window, { seen })
  addEventListener('pointerdown', () => (seen.painted = 0), true)
  addEventListener('pointerup', ({ timeStamp }) => (seen.released = timeStamp), true)
  const headingNow = () => document.querySelector('h1')?.textContent ?? ''
  new MutationObserver(() => {
    const heading = headingNow()
    if (heading === seen.heading) return
    seen.heading = heading
    requestAnimationFrame(() => setTimeout(() => (seen.painted = performance.now())))
  }).observe(document.body, { childList: true, subtree: true, characterData: true })
  seen.heading = headingNow()
}

interface Seen {
  released: number
  painted: number
}

/** Waits in the page: `waitForFunction` would load a script of Playwright's own between the press and the picture. */
function timeToHeading(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const seen = Reflect.get(window, 'seen') as Seen
    while (seen.painted === 0) await new Promise((resolve) => setTimeout(resolve, 4))
    return seen.painted - seen.released
  })
}

async function openList(page: Page, address: string, cdp: CDPSession) {
  await page.goto(`${address}/acessorios-componentes`)
  await hydrated(page)
  await page.waitForTimeout(500)
  await page.evaluate(watch)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuRate })
}

/** Opens one card after the other, each from a list that was opened afresh. */
async function visits(page: Page, address: string, { hover, line }: { hover: number; line?: typeof slowLine }) {
  const cdp = await page.context().newCDPSession(page)
  const there: number[] = []
  const back: number[] = []
  for (let index = 0; index < products; index += 1) {
    await openList(page, address, cdp)
    const card = page.getByRole('main').getByRole('article').nth(index).getByRole('link').first()
    await card.scrollIntoViewIfNeeded()
    const position = await page.evaluate(() => scrollY)
    if (line) await cdp.send('Network.emulateNetworkConditions', line)
    await card.hover()
    await page.waitForTimeout(hover)
    await page.mouse.down()
    await page.waitForTimeout(hold)
    await page.mouse.up()
    there.push(await timeToHeading(page))
    back.push(await goBack(page, position))
    await cdp.send('Network.emulateNetworkConditions', {
      ...slowLine,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  }
  return { there: median(there), back: median(back) }
}

/** Time from Back to the painted list. Throws when the list is scrolled to another place. */
async function goBack(page: Page, position: number): Promise<number> {
  const time = await page.evaluate(async () => {
    const seen = Reflect.get(window, 'seen') as Seen
    seen.painted = 0
    const start = performance.now()
    history.back()
    while (seen.painted === 0) await new Promise((resolve) => setTimeout(resolve, 4))
    return seen.painted - start
  })
  await page.waitForFunction((place) => Math.abs(scrollY - place) < 50, position)
  return time
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

await withSite(async (address) => {
  const browser = await openBrowser()
  const cases = [
    ['with hover intent (300 ms before), localhost', { hover: 300 }],
    ['without hover, localhost', { hover: 0 }],
    ['with hover intent, 150 ms and 1.6 Mbps', { hover: 600, line: slowLine }],
    ['without hover, 150 ms and 1.6 Mbps', { hover: 0, line: slowLine }],
  ] as const
  console.log(`| list → product, CPU slowed ${cpuRate}×, median of ${products} | heading painted | Back |`)
  console.log('| --- | ---: | ---: |')
  for (const [name, options] of cases.slice(0, amount(cases.length, 1))) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    const { there, back } = await visits(page, address, options)
    console.log(`| ${name} | ${there.toFixed(0)} ms | ${back.toFixed(0)} ms |`)
    await page.close()
  }
  await browser.close()
})
