import { chromium } from '@playwright/test'
import { build } from 'vite'
import { amount } from '#bench/amount.ts'
import { loadBench } from '#bench/relevance/load.ts'
import type { PageTask } from './in-page.ts'
import { itemsOfBook, loadOrderBench } from './load.ts'

/** node bench/order-lists/speed.ts    500 lines in Chromium with the CPU slowed four times; the first list is read cold */
const rounds = amount(5, 1)
const slowdown = amount(4, 1)
const root = process.cwd()

const { book } = await loadOrderBench(root)
const { documents, vocabulary } = await loadBench(root)
const codes = itemsOfBook(book)
  .map(({ code }) => code)
  .slice(0, 500)
const writings = [
  (code: string, quantity: number) => `${code} x ${quantity}`,
  (code: string, quantity: number) => `${quantity} un ${code}`,
  (code: string, quantity: number) => `${code}\t${quantity}`,
  (code: string, quantity: number) => `- ${code} cabo para monitor - ${quantity} unidades`,
]
const mixed = codes.map((code, place) => writings[place % writings.length]?.(code, (place % 9) + 1) ?? code)
const withWords = mixed.map((line, place) => (place % 10 === 0 ? `braçadeira adulto Mindray ${place}` : line))
const columns = ['book', 'search index', '500 lines, cold', '500 lines again', '50 of them words']
const texts = [mixed, mixed, withWords].map((lines) => lines.join('\n'))

const code = await bundled()
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox'],
})
const measured: number[][] = []
for (let round = 0; round < rounds; round++)
  measured.push(await inFreshPage({ products: [...book.products], documents, vocabulary, texts }))
await browser.close()

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
console.log(`| ${columns.join(' | ')} |\n|${' --: |'.repeat(columns.length)}`)
console.log(
  `| ${columns.map((_, place) => `${median(measured.map((times) => times[place] ?? 0)).toFixed(0)} ms`).join(' | ')} |`,
)

/** The code that runs in the page, as one file. */
async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: 'bench/order-lists/in-page.ts', formats: ['es'], fileName: 'in-page' } },
  })
  const [first] = Array.isArray(built) ? built : [built]
  const chunk = first && 'output' in first ? first.output.find(({ type }) => type === 'chunk') : undefined
  if (chunk?.type !== 'chunk') throw new Error('vite built no file from bench/order-lists/in-page.ts')
  return chunk.code
}

async function inFreshPage(task: PageTask): Promise<number[]> {
  const page = await browser.newPage()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const times = await page.evaluate(
    async ({ source, given }) => {
      const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))
      const { run } = await import(address)
      return run(given)
    },
    { source: code, given: task },
  )
  await page.close()
  return times
}
