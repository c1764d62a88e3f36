import { chromium, type Browser } from '@playwright/test'
import { withSite } from '#bench/pages/running-site.ts'
import { limits, pages } from './limits.ts'
import { loadedScripts, type LoadedScripts } from './loaded-scripts.ts'
import { filesOf, kilobytes, served } from './served-files.ts'

/**
 * Fails when a page exceeds its budget: the bytes, compressed by brotli, that a new visitor's browser requests until
 * the page is idle. A browser shows which files are requested; their sizes are those of the server's answers, so the
 * figures are the same on every machine. `node tests/budgets/run.ts --markdown` also prints the table of
 * bench/README.md.
 */

interface Measured {
  page: string
  scripts: number
  html: number
  requests: number
}

const faults: string[] = []

interface Bound {
  limit: number
  unit?: string
}

function check(what: string, amount: number, { limit, unit = 'kB' }: Bound): void {
  const isOver = amount > limit
  if (isOver) faults.push(what)
  const figure = unit === 'kB' ? amount.toFixed(1) : String(amount)
  console.log(`${(isOver ? 'OVER' : 'ok').padEnd(5)}${what.padEnd(64)}${figure.padStart(7)} ${unit} of ${limit}`)
}

/** Number of pages opened at once: each mostly waits for the idle time. */
const concurrentPages = 5

/** The files that each page loads, in the order of the pages. */
async function loadAll(browser: Browser, site: string): Promise<[page: string, loaded: LoadedScripts][]> {
  const loaded: [string, LoadedScripts][] = []
  const queue = pages.entries()
  const work = async () => {
    for (const [index, page] of queue) loaded[index] = [page, await loadedScripts(browser, site + page)]
  }
  await Promise.all(Array.from({ length: concurrentPages }, work))
  return loaded
}

async function measure(site: string, page: string, { byPage, byWorker }: LoadedScripts): Promise<Measured> {
  const { text: html, size } = await served(site, page)
  const scripts = await kilobytes(site, byPage)
  const others = eagerFiles(html)
  const requests = 1 + new Set([...byPage, ...others]).size
  check(`${page} html`, size / 1000, {
    limit: limits.html,
  })
  check(`${page} scripts until idle (${byPage.length})`, scripts, { limit: limits.script })
  check(`${page} scripts kept by the worker for later`, await kilobytes(site, byWorker), { limit: limits.kept })
  check(`${page} requests`, requests, { limit: limits.requests, unit: 'requests' })
  const styles = references(html, /<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)
  // No other file may delay the first paint.
  check(`${page} style sheets`, styles.length, { limit: 1, unit: 'files' })
  check(`${page} css`, await kilobytes(site, styles), { limit: limits.css })
  const fonts = references(html, /href="([^"]+\.woff2)"/g)
  check(`${page} font`, await kilobytes(site, fonts), { limit: limits.font })
  return { page, scripts, html: size, requests }
}

/**
 * The files besides scripts that the page loads before the load event: styles, fonts, icon, manifest and pictures that
 * are not lazy.
 */
function eagerFiles(html: string): string[] {
  const eager = html.replaceAll(/<noscript>[\s\S]*?<\/noscript>|<img[^>]* loading="lazy"[^>]*>/g, '')
  return references(eager, /<(?:link|img)[^>]* (?:href|src)="(\/[^"]+)"/g).filter((path) => /\.\w+$/.test(path))
}

function references(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map(([, path = '']) => path))]
}

function table(all: readonly Measured[]): string {
  const rows = all.map(({ page, scripts, html, requests }) => {
    const cells = [`\`${page}\``, scripts.toFixed(1), limits.script, (html / 1000).toFixed(1), requests]
    return `| ${cells.join(' | ')} |`
  })
  return [
    '| page | scripts until idle, kB | limit | HTML, kB | requests |',
    '| :-- | --: | --: | --: | --: |',
    ...rows,
  ].join('\n')
}

await withSite(async (site) => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const all: Measured[] = []
  for (const [page, loaded] of await loadAll(browser, site)) all.push(await measure(site, page, loaded))
  await browser.close()
  // These scripts are loaded in addition, where the company has configured measuring and the visitor agrees.
  check('measuring, with consent', await kilobytes(site, await filesOf('web-vitals')), {
    limit: limits.measuring,
  })
  if (process.argv.includes('--markdown')) console.log(`\n${table(all)}`)
})

if (faults.length > 0) console.error(`Over budget: ${faults.join(', ')}`)
process.exitCode = faults.length > 0 ? 1 : 0
