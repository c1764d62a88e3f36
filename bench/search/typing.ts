import type { Browser, CDPSession } from '@playwright/test'
import { openBrowser } from '#bench/pages/browser.ts'
import { withSite } from '#bench/pages/running-site.ts'
import { amount, isSmoke } from '#bench/amount.ts'

/**
 * node bench/search/typing.ts     after script/build
 * Types into the search of the parts' list in Chromium, on a CPU as it is and slowed 4×, fast and slowly, each three
 * times in a fresh page, and prints the medians: how many tasks of the page's main thread took more than 50 ms, the
 * longest of them, and the longest time from a key to the next frame. Tasks are measured in the thread's own time, so
 * that the machine's other work does not count.
 */
const query = 'cabo ecg mindray 5 vias'
const runs = amount(3, 1)
const longTask = 50
const columns = ['CPU', 'pause between keys', 'tasks over 50 ms', 'longest task', 'longest key to frame']

/** What the page itself observes while somebody types. */
const observe = `
  globalThis.keys = [];
  new PerformanceObserver((list) => keys.push(...list.getEntries().filter((one) => one.name === 'keydown').map((one) => one.duration)))
    .observe({ type: 'event', durationThreshold: 16 });
`

interface Seen {
  tasks: number[]
  keys: number[]
}

await withSite(async (address) => {
  const browser = await openBrowser()
  console.log(row(columns))
  console.log(row(columns.map((_, position) => (position === 0 ? ':--' : '--:'))))
  for (const rate of isSmoke ? [1] : [1, 4])
    for (const pause of isSmoke ? [60] : [60, 200])
      console.log(row(await measure(browser, `${address}/acessorios-componentes`, { rate, pause })))
  await browser.close()
})

/** How many times slower the CPU is, and the pause between keys in ms. */
interface Typing {
  rate: number
  pause: number
}

async function measure(browser: Browser, url: string, typing: Typing): Promise<string[]> {
  const all: Seen[] = []
  for (let run = 0; run < runs; run++) all.push(await typeOnce(browser, url, typing))
  const median = (valueOf: (seen: Seen) => number) =>
    all.map(valueOf).toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN
  return [
    typing.rate === 1 ? 'as it is' : `slowed ${typing.rate}×`,
    `${typing.pause} ms`,
    String(median(({ tasks }) => tasks.filter((task) => task > longTask).length)),
    milliseconds(median(({ tasks }) => Math.max(0, ...tasks))),
    milliseconds(median(({ keys }) => Math.max(0, ...keys))),
  ]
}

/** Types the query into a page at rest, and waits until the last answer is shown. */
async function typeOnce(browser: Browser, url: string, { rate, pause }: Typing): Promise<Seen> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(url, { waitUntil: 'networkidle' })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  const field = page.getByRole('combobox', { name: 'Buscar acessórios e componentes' })
  await field.focus()
  await page.waitForTimeout(1000)
  await page.evaluate(observe)
  const stop = await traceTasks(session)
  for (const key of query) {
    await page.keyboard.press(key === ' ' ? 'Space' : key)
    await page.waitForTimeout(pause)
  }
  await page.waitForURL(/search=cabo\+ecg\+mindray\+5\+vias/)
  await page.waitForTimeout(1000)
  const seen = { tasks: await stop(), keys: await page.evaluate<number[]>('keys') }
  await page.close()
  return seen
}

/**
 * Records the tasks of the page's main thread. Out: a function that ends the record and returns each task's time in ms.
 */
async function traceTasks(session: CDPSession): Promise<() => Promise<number[]>> {
  const events: Record<string, unknown>[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  await session.send('Tracing.start', { traceConfig: { includedCategories: ['toplevel', '__metadata'] } })
  return async () => {
    const isComplete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
    await session.send('Tracing.end')
    await isComplete
    const threads = new Set(events.filter(isRendererMain).map(threadOf))
    const tasks = events.filter((event) => event['name'] === 'ThreadControllerImpl::RunTask')
    return tasks.filter((task) => threads.has(threadOf(task))).map(({ tdur }) => Number(tdur ?? 0) / 1000)
  }
}

function isRendererMain({ name, args }: Record<string, unknown>): boolean {
  return name === 'thread_name' && JSON.stringify(args).includes('CrRendererMain')
}

function threadOf({ pid, tid }: Record<string, unknown>): string {
  return `${String(pid)} ${String(tid)}`
}

function milliseconds(time: number): string {
  return time === 0 ? '–' : `${Math.round(time)} ms`
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
