import type { Browser, Page } from '@playwright/test'
import { hydrated } from '#tests/e2e/pages.ts'
import { amount } from '#bench/amount.ts'
import { openBrowser } from './browser.ts'
import { withSite } from './running-site.ts'

/**
 * node bench/pages/navigation-parts.ts
 * What the main thread works on between the press on a card and the painted heading, and after Back: its own time, from
 * a trace, times four. Other processes of the machine do not count.
 */
const slowness = 4
const products = amount(8, 1)

/** The fields of a trace's event that are read; times in µs, `tdur` is the thread's own time. */
interface TraceEvent {
  name: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args?: { data?: { message?: string } }
}

const kinds = {
  script: ['FunctionCall', 'EvaluateScript', 'RunMicrotasks', 'v8.callFunction'],
  style: ['UpdateLayoutTree'],
  layout: ['Layout'],
  paint: ['PrePaint', 'Paint', 'Layerize', 'Commit'],
} as const
type Parts = Record<'all' | 'longest task' | keyof typeof kinds, number>

/** In the page: marks a press, and the first frame that shows another heading. */
function watch() {
  // A list that is kept for Back has a heading too, but a hidden one.
  const headingNow = () => [...document.querySelectorAll('h1')].find((one) => one.checkVisibility())?.textContent
  const seen = { heading: headingNow(), isShown: false }
  Object.assign(window, { seen })
  addEventListener('click', () => console.timeStamp('left'), true)
  new MutationObserver(() => {
    const heading = headingNow()
    if (!heading || heading === seen.heading) return
    seen.heading = heading
    requestAnimationFrame(() =>
      setTimeout(() => {
        console.timeStamp('shown')
        seen.isShown = true
      }),
    )
  }).observe(document.body, { childList: true, subtree: true, characterData: true, attributeFilter: ['style'] })
}

async function traced(browser: Browser, page: Page, act: () => Promise<void>): Promise<Parts> {
  await page.evaluate(() => Object.assign(Reflect.get(window, 'seen') as object, { isShown: false }))
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'v8'] })
  await act()
  await page.waitForFunction(() => (Reflect.get(window, 'seen') as { isShown: boolean }).isShown)
  await page.waitForTimeout(300)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  return partsOf(traceEvents)
}

function partsOf(events: readonly TraceEvent[]): Parts {
  const marked = (mark: string) => events.find(({ args }) => args?.data?.message === mark)
  const [left, shown] = [marked('left'), marked('shown')]
  if (!left || !shown) throw new Error('the trace has no press, or no heading after it')
  const between = events.filter(
    ({ pid, tid, ts, dur = 0 }) => pid === left.pid && tid === left.tid && ts + dur >= left.ts && ts <= shown.ts,
  )
  const times = (isOf: (name: string) => boolean) =>
    outermost(between.filter(({ name }) => isOf(name))).map(({ tdur = 0 }) => (tdur / 1000) * slowness)
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const tasks = times((name) => name.endsWith('RunTask'))
  const ofKind = (kind: keyof typeof kinds) => sum(times((name) => kinds[kind].some((one) => one === name)))
  return {
    all: sum(tasks),
    'longest task': Math.max(...tasks),
    script: ofKind('script'),
    style: ofKind('style'),
    layout: ofKind('layout'),
    paint: ofKind('paint'),
  }
}

/** Events that lie within no other of the same list, so that nested ones are counted once. */
function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  let end = 0
  return events
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
    .filter(({ ts, dur = 0 }) => {
      const isOuter = ts >= end
      if (isOuter) end = ts + dur
      return isOuter
    })
}

async function visit(browser: Browser, address: string, index: number): Promise<{ there: Parts; back: Parts }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto(`${address}/acessorios-componentes`)
  await hydrated(page)
  await page.waitForTimeout(700)
  await page.evaluate(watch)
  const card = page.getByRole('main').getByRole('article').nth(index).getByRole('link').first()
  await card.hover()
  await page.waitForTimeout(300)
  const there = await traced(browser, page, () => card.evaluate((link: HTMLElement) => link.click()))
  const back = await traced(browser, page, () =>
    page.evaluate(() => {
      console.timeStamp('left')
      history.back()
    }),
  )
  await page.close()
  return { there, back }
}

function row(name: string, visits: readonly Parts[]): string {
  const median = (part: keyof Parts) =>
    visits.map((one) => one[part]).toSorted((a, b) => a - b)[visits.length >> 1] ?? 0
  const cells = (['all', 'longest task', 'script', 'style', 'layout', 'paint'] as const).map(
    (part) => `${Math.round(median(part))} ms`,
  )
  return `| ${name} | ${cells.join(' | ')} |`
}

await withSite(async (address) => {
  const browser = await openBrowser()
  const visits: Awaited<ReturnType<typeof visit>>[] = []
  for (let index = 0; index < products; index += 1) visits.push(await visit(browser, address, index))
  await browser.close()
  console.log(
    `| main thread's own time × ${slowness}, median of ${products} | all | longest task | script | style | layout | paint |`,
  )
  console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: |')
  console.log(
    row(
      'list → product',
      visits.map(({ there }) => there),
    ),
  )
  console.log(
    row(
      'Back',
      visits.map(({ back }) => back),
    ),
  )
})
