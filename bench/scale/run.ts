import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isSmoke } from '#bench/amount.ts'
import { build, type Built } from './build.ts'
import { copyWithCatalogue, shop } from './catalogue-copy.ts'
import { plot } from './plot.ts'
import { serve, type Served } from './serve.ts'

/**
 * node bench/scale/run.ts [sizes …]     0 1000 10000 100000 generated products when none is given
 * Builds and serves the site with the real products and so many generated ones; prints a Markdown
 * table and, for two sizes or more, draws bench/scale/scale.svg.
 */
const asked = process.argv.slice(2).map(Number)
const sizes = asked.length > 0 ? asked : isSmoke ? [1] : [0, 1000, 10_000, 100_000]
const real = (await readdir(join(shop, 'products'))).filter((name) => /^[^_].*\.yaml$/.test(name)).length

const columns = [
  'products',
  'build',
  'processor',
  'one change',
  'processor',
  'build memory',
  'home',
  'list',
  'product',
  'server memory',
  'on demand',
  'kept',
]
console.log(row(columns))
console.log(row(columns.map(() => '--:')))
const points = []
for (const size of sizes) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-scale-'))
  try {
    await copyWithCatalogue(folder, size)
    const built = await build(folder)
    const last = Array.from({ length: 40 }, (_, back) => `item-${size - 1 - back}`)
    const served = await serve(folder, size > 2000 ? last : [])
    console.log(row(cells(real + size, built, served)))
    points.push({ products: real + size, seconds: built.fresh.seconds, megabytes: built.fresh.memory / 1e6 })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
if (points.length > 1) await writeFile('bench/scale/scale.svg', plot(points))

function cells(products: number, { fresh, changed }: Built, { bytes, memory: held, onDemand }: Served): string[] {
  return [
    products.toLocaleString('en'),
    ...[fresh, changed].flatMap(({ seconds, processor }) => [inSeconds(seconds), inSeconds(processor)]),
    `${(Math.max(fresh.memory, changed.memory) / 1e6).toFixed(0)} MB`,
    ...[bytes.home, bytes.list, bytes.product].map((size) => `${(size / 1000).toFixed(1)} kB`),
    `${(held / 1e6).toFixed(0)} MB`,
    onDemand ? `${onDemand.first.toFixed(0)} ms` : '–',
    onDemand ? `${onDemand.again.toFixed(1)} ms` : '–',
  ]
}

function inSeconds(value: number): string {
  return `${value.toFixed(value < 10 ? 1 : 0)} s`
}

function row(texts: readonly string[]): string {
  return `| ${texts.join(' | ')} |`
}
