import { rmSync } from 'node:fs'
import { amount, isSmoke } from '#bench/amount.ts'
import { writeCatalogue } from '#bench/scale/catalogue-copy.ts'
import { percentile } from '#bench/trust/verdict.ts'
import { productKindOf } from '#domain/editing/kinds/products.ts'
import { catalogueRows, findingCounts, filterRows, type RowQuery } from '#server/content/edit/catalogue-table.ts'
import { Catalogue, valuesOf } from '#server/content/edit/catalogue.ts'
import { faultsOfChange } from '#server/content/edit/product-check.ts'
import { editRecord } from '#server/content/edit/record.ts'
import { scratchFolder } from '#tests/server/support/running-server.ts'

/**
 * node bench/desk/catalogue.ts     how long the desk's catalogue takes with 10,000 products more than the shop has
 * Milliseconds, median and 95th percentile. The median of each task that a screen waits for has to stay below 100.
 */
const size = amount(10_000, 20)
const times = amount(20, 2)
const limit = 100
const today = '2026-11-24'
const query: RowQuery = { search: '', type: '', availability: '', finding: '', order: 'nome', isDescending: false }

const folder = scratchFolder()
await writeCatalogue(folder, size)
await once('the first reading of all files', () => new Catalogue(folder).state())
const catalogue = new Catalogue(folder)
const { files } = await catalogue.state()
const some = [...files.values()].slice(0, amount(300, 5))
const draft = (version: number) => ({
  files: some.map(({ id, text }, index) => {
    const changed = text.replace(/^name: .*$/m, `name: Versão ${index === 0 ? version : 0}`)
    return {
      path: `products/${id}.yaml`,
      base: text,
      text: changed,
      version,
      person: 'Ana',
      at: `${today}T12:00:00.000Z`,
    }
  }),
})
await once('the first rows', async () => catalogueRows(await catalogue.state(), today))
await once(`the first reading of a draft of ${some.length} files`, () => catalogue.state(draft(0)))

await time('the table by name', () => table(query))
await time('the table by price, downwards', () => table({ ...query, order: 'preco', isDescending: true }))
await time('a search of two words', () => table({ ...query, search: 'cabo philips' }))
await time('what lacks a price', () => table({ ...query, finding: 'sem-preco', order: 'codigo' }))
await time(`the table after a change in a draft of ${some.length} files`, (round) => table(query, draft(round + 1)))
await time('the table of that draft again', () => table(query, draft(times)))
await time('a change of one product', () => {
  const [file] = some
  if (!file) return undefined
  const values = valuesOf(file)
  return editRecord(productKindOf(values), file.text, { key: file.id, values, yamlPath: [] }, { currentPrice: '54,90' })
})
await time('what the check says of one product', async () => {
  const state = await catalogue.state()
  const [product] = state.products
  return product && faultsOfChange(state, { before: product, after: { ...product, name: 'Outro' } })
})
rmSync(folder, { recursive: true })

async function table(wished: RowQuery, held?: ReturnType<typeof draft>): Promise<number> {
  const rows = catalogueRows(await catalogue.state(held), today)
  return filterRows(rows, wished).length + findingCounts(rows).size
}

async function once(what: string, work: () => Promise<unknown>): Promise<void> {
  const before = performance.now()
  await work()
  console.log(`${what}: ${Math.round(performance.now() - before)}`)
}

async function time(what: string, work: (round: number) => unknown): Promise<void> {
  const taken: number[] = []
  for (let round = 0; round < times; round += 1) {
    const before = performance.now()
    await work(round)
    taken.push(performance.now() - before)
  }
  const [median, high] = [percentile(taken, 0.5), percentile(taken, 0.95)]
  const isWrong = median >= limit && !isSmoke
  if (isWrong) process.exitCode = 1
  console.log(`${what}: ${median.toFixed(1)}, ${high.toFixed(1)}${isWrong ? '  WRONG' : ''}`)
}
