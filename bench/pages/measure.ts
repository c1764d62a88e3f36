import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromiumPath } from './browser.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const timings = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const
type Measure = (typeof categories)[number] | keyof typeof timings

/** Scores of 0 to 100, times in ms, and bytes as they came over the wire by kind of file. */
export interface Measured {
  values: Record<Measure, number>
  bytes: Record<string, number>
}

const attempts = 3

/**
 * Loads a page in Lighthouse's mobile setting (slow 4G and slow CPU simulated) in a new browser; loads it again when
 * the trace was lost.
 */
export async function measure(url: string): Promise<Measured> {
  for (let attempt = 1; ; attempt += 1) {
    const { lhr } = await load(url)
    if (!lhr.runtimeError) return { values: timesOf(lhr), bytes: bytesOf(lhr) }
    if (attempt === attempts) throw new Error(`lighthouse ${url}: ${lhr.runtimeError.message}`)
  }
}

async function load(url: string): Promise<Loaded> {
  const chrome = await launch({
    chromePath: chromiumPath(),
    chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu'],
  })
  try {
    // A screenshot of the whole page would make the endless lists load more and more.
    const whole = { disableFullPageScreenshot: true, ignoreStatusCode: true }
    const result = await lighthouse(url, { port: chrome.port, onlyCategories: [...categories], ...whole })
    if (!result) throw new Error(`lighthouse ${url}: no result`)
    return result
  } finally {
    chrome.kill()
  }
}

type Loaded = NonNullable<Awaited<ReturnType<typeof lighthouse>>>
type Result = Loaded['lhr']

function timesOf({ categories: scores, audits }: Result): Measured['values'] {
  const score = (name: (typeof categories)[number]) => Math.round((scores[name]?.score ?? 0) * 100)
  const timing = (name: keyof typeof timings) => audits[timings[name]]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    fcp: timing('fcp'),
    lcp: timing('lcp'),
    tbt: timing('tbt'),
    cls: timing('cls'),
  }
}

function bytesOf({ audits }: Result): Record<string, number> {
  const details = audits['network-requests']?.details
  const bytes: Record<string, number> = {}
  if (details?.type !== 'table') return bytes
  for (const { resourceType, transferSize } of details.items) {
    const kind = typeof resourceType === 'string' ? resourceType : 'Other'
    bytes[kind] = (bytes[kind] ?? 0) + Number(transferSize)
  }
  return bytes
}

/** The middle of several runs, value by value. */
export function medianOf(runs: readonly Measured[]): Measured {
  const [first] = runs
  if (!first) throw new Error('median: expected one run or more')
  const middle = (valueOf: (run: Measured) => number) =>
    runs.map(valueOf).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN
  const values = { ...first.values }
  for (const name of [...categories, 'fcp', 'lcp', 'tbt', 'cls'] as const)
    values[name] = middle((run) => run.values[name])
  const kinds = Object.keys(first.bytes)
  return { values, bytes: Object.fromEntries(kinds.map((kind) => [kind, middle((run) => run.bytes[kind] ?? 0)])) }
}
