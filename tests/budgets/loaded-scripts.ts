import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { hydrated } from '#tests/e2e/pages.ts'

/** The scripts that a page loads, by who requested them; paths from the site's root. */
export interface LoadedScripts {
  /** Requested by the page until it is idle, including the service worker's script. */
  byPage: string[]
  /** Requested in advance by the service worker, so that the cart works offline. */
  byWorker: string[]
}

/** Milliseconds without a new or pending request after which a page counts as idle. */
const idleMilliseconds = 2000

/** Opens a page as a new visitor does, and waits until it and its service worker make no more requests. */
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
