import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { hydrated } from '#tests/e2e/pages.ts'

/** The scripts of a page, by who asked for them; paths below the site's root. */
export interface LoadedScripts {
  /** By the page itself until it is idle, its worker's own script included. */
  byPage: string[]
  /** By the worker, ahead of need: so that the cart works without a connection. */
  byWorker: string[]
}

/** Nothing was asked for this long, and nothing is on its way: the page is idle. */
const idleMilliseconds = 2000

/** Opens a page as a new visitor does and waits until it, and the worker that it registers, ask for nothing more. */
export async function loadedScripts(browser: Browser, address: string): Promise<LoadedScripts> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const asked = new Map<string, 'byPage' | 'byWorker'>()
  let lastNews = performance.now()
  let underWay = 0
  const arrived = () => {
    lastNews = performance.now()
    underWay -= 1
  }
  context.on('request', (request) => {
    lastNews = performance.now()
    underWay += 1
    const { pathname } = new URL(request.url())
    if (!pathname.endsWith('.js')) return
    const isWorkers = request.serviceWorker() !== null && pathname !== '/service-worker.js'
    if (!isWorkers || !asked.has(pathname)) asked.set(pathname, isWorkers ? 'byWorker' : 'byPage')
  })
  context.on('requestfinished', arrived)
  context.on('requestfailed', arrived)
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'load' })
  await hydrated(page)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  while (underWay > 0 || performance.now() - lastNews < idleMilliseconds) await sleep(50)
  await context.close()
  const of = (who: 'byPage' | 'byWorker') =>
    [...asked].flatMap(([path, asker]) => (asker === who ? path : [])).toSorted()
  return { byPage: of('byPage'), byWorker: of('byWorker') }
}
