import type { Locator, Page } from '@playwright/test'
import { amount } from '#bench/amount.ts'
import { hydrated } from '#tests/e2e/pages.ts'
import { openBrowser } from './browser.ts'
import { withSite } from './running-site.ts'

/**
 * node bench/pages/interactions.ts
 * How long the page takes to answer (event timing, as INP counts it) and its longest task, CPU slowed 4×.
 */
const cpuRate = amount(4, 1)
const runsOfEach = amount(5, 1)

/** In the page: keeps the longest answer to an event and the longest task. */
function watch() {
  const longest = { event: 0, task: 0 }
  Object.assign(window, { longest })
  const observe = (type: string, key: keyof typeof longest) =>
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest[key] = Math.max(longest[key], duration)
    }).observe(type === 'event' ? { type, durationThreshold: 16 } : { type })
  observe('event', 'event')
  observe('longtask', 'task')
}

/** Presses as a hand does: the pointer is there before the press, and the press takes a moment. */
async function press(page: Page, target: Locator): Promise<void> {
  await target.hover()
  await page.waitForTimeout(400)
  await forget(page)
  await page.mouse.down()
  await page.waitForTimeout(80)
  await page.mouse.up()
}

const forget = (page: Page) =>
  page.evaluate(() => Object.assign(Reflect.get(window, 'longest') as object, { event: 0, task: 0 }))

type Interaction = readonly [name: string, path: string, act: (page: Page) => Promise<void>]

const search = (page: Page) => page.getByRole('combobox', { name: 'Buscar acessórios e componentes' })
const interactions: readonly Interaction[] = [
  [
    'typing a search, first keys',
    '/acessorios-componentes',
    (page) => search(page).pressSequentially('cabo', { delay: 120 }),
  ],
  [
    'typing on',
    '/acessorios-componentes',
    async (page) => {
      await search(page).pressSequentially('cabo', { delay: 120 })
      await page.waitForTimeout(1500)
      await forget(page)
      await search(page).pressSequentially(' de ecg mindray 5 vias', { delay: 120 })
    },
  ],
  [
    'choosing a filter',
    '/acessorios-componentes',
    (page) => press(page, page.getByRole('checkbox', { name: /^Philips/ })),
  ],
  [
    'adding to the cart',
    '/produto/1',
    (page) => press(page, page.getByRole('main').getByRole('button', { name: 'Adicionar ao Carrinho' }).first()),
  ],
  [
    'choosing a variant',
    '/produto/cabo-ecg-ge-aha',
    (page) => press(page, page.getByRole('button', { name: '5 vias', exact: true })),
  ],
]

await withSite(async (address) => {
  const browser = await openBrowser()
  console.log(`| CPU slowed ${cpuRate}×, median of ${runsOfEach} | longest answer | longest task |`)
  console.log('| --- | ---: | ---: |')
  for (const [name, path, act] of interactions.slice(0, amount(interactions.length, 1))) {
    const runs: { event: number; task: number }[] = []
    for (let run = 0; run < runsOfEach; run += 1) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
      await page.goto(address + path)
      await hydrated(page)
      await page.waitForTimeout(800)
      const cdp = await page.context().newCDPSession(page)
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuRate })
      await page.evaluate(watch)
      await act(page)
      await page.waitForTimeout(1500)
      runs.push(await page.evaluate(() => Reflect.get(window, 'longest') as { event: number; task: number }))
      await page.close()
    }
    const median = (key: 'event' | 'task') =>
      runs.map((run) => run[key]).toSorted((a, b) => a - b)[runsOfEach >> 1] ?? 0
    console.log(
      `| ${name} | ${median('event').toFixed(0)} ms | ${median('task') > 0 ? `${median('task').toFixed(0)} ms` : 'under 50 ms'} |`,
    )
  }
  await browser.close()
})
