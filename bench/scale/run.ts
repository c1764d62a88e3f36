import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isSmoke } from '#bench/amount.ts'
import { shop, writeCatalogue } from './catalogue-copy.ts'
import { serve, type Served } from './serve.ts'

/**
 * node bench/scale/run.ts [sizes …]     0 1000 10000 generated products when none is given
 * Serves the real products and so many generated ones, and prints a Markdown table.
 */
const asked = process.argv.slice(2).map(Number)
const sizes = asked.length > 0 ? asked : isSmoke ? [1] : [0, 1000, 10_000]
const real = (await readdir(join(shop, 'products'))).filter((name) => /^[^_].*\.yaml$/.test(name)).length

console.log(row(['products', 'start to ready', 'home', 'list', 'product', 'memory', 'page made', 'page kept']))
console.log(row(Array.from({ length: 8 }, () => '--:')))
// A shop is served from a folder below the project's.
await mkdir('test-results', { recursive: true })
for (const size of sizes) {
  const folder = await mkdtemp(join('test-results', 'bench-scale-'))
  try {
    await writeCatalogue(folder, size)
    const last = Array.from({ length: Math.min(40, size) }, (_, back) => `item-${size - 1 - back}`)
    console.log(row(cells(real + size, await serve(folder, last))))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function cells(products: number, { ready, bytes, memory, pages }: Served): string[] {
  return [
    products.toLocaleString('en'),
    `${(ready / 1000).toFixed(1)} s`,
    ...[bytes.home, bytes.list, bytes.product].map((size) => `${(size / 1000).toFixed(1)} kB`),
    `${(memory / 1e6).toFixed(0)} MB`,
    pages ? `${pages.first.toFixed(0)} ms` : '–',
    pages ? `${pages.again.toFixed(1)} ms` : '–',
  ]
}

function row(texts: readonly string[]): string {
  return `| ${texts.join(' | ')} |`
}
