import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { brotliCompressSync, constants } from 'node:zlib'
import { isSmoke } from '#bench/amount.ts'
import { registriesOf } from '#domain/catalogue/registry/registries.ts'
import { toSearchDocument, type SearchDocument } from '#domain/search/index/document.ts'
import { buildIndex, type SearchIndex } from '#domain/search/index/search-index.ts'
import type { SearchVocabulary } from '#domain/search/index/vocabulary-schema.ts'
import { suggest } from '#domain/search/suggest.ts'
import { ContentError, type ContentFault } from '#server/content-error.ts'
import { ContentFiles } from '#server/content/content-files.ts'
import { loadSearch } from '#server/content/load-content.ts'
import { generateCatalogue } from './generate.ts'
import { keystrokes } from './queries.ts'

/**
 * node bench/search/run.ts [sizes …]     110 1000 10000 100000 when none is given
 * Prints a Markdown table: index build time, memory, bytes for the browser, time of a keystroke.
 */
setFlagsFromString('--expose-gc')
const collectGarbage: unknown = runInNewContext('gc')

const faults: ContentFault[] = []
const vocabulary = await loadSearch(new ContentFiles('.'), faults)
if (!vocabulary) throw new ContentError(faults)

const requestedSizes = process.argv.slice(2).map(Number)
const usualSizes = isSmoke ? [110] : [110, 1000, 10_000, 100_000]
const sizes = requestedSizes.length > 0 ? requestedSizes : usualSizes
const columns = 'products, words, build ms, memory MB, documents kB (br), p50 ms, p95 ms, p99 ms, most ms'.split(', ')
/** Models of the generated catalogue are in no registry, so each key serves as its name. */
const unknownNames = registriesOf({ connectors: [], makers: [] })

console.log(row(columns))
console.log(row(columns.map(() => '--:')))
for (const size of sizes) console.log(row(measureSize(size, vocabulary)))

function measureSize(size: number, words: SearchVocabulary): string[] {
  const catalogue = generateCatalogue(size)
  const documents = catalogue.map((product) => toSearchDocument(product, unknownNames))
  const before = heap()
  const { index, time } = build(documents, words, size <= 1000 ? 15 : 1)
  const memory = heap() - before
  const times = measureKeys(index, keystrokes(catalogue, 45)).toSorted((a, b) => a - b)
  const at = (share: number) => (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(2)
  return [
    size.toLocaleString('en'),
    index.words.size.toLocaleString('en'),
    time.toFixed(1),
    (memory / 1e6).toFixed(1),
    (compressedBytes(documents) / 1000).toFixed(1),
    at(0.5),
    at(0.95),
    at(0.99),
    at(1),
  ]
}

/** The median of several builds. The first, cold one counts too, because a browser builds the index once. */
function build(
  documents: SearchDocument[],
  words: SearchVocabulary,
  times: number,
): { index: SearchIndex; time: number } {
  let index = buildIndex([], words)
  const taken = Array.from({ length: times }, () => {
    const start = performance.now()
    index = buildIndex(documents, words)
    return performance.now() - start
  })
  return { index, time: taken.toSorted((a, b) => a - b)[Math.floor(times / 2)] ?? 0 }
}

/** The median of five answers for each state of the search box, so that the machine's other work does not count. */
function measureKeys(index: SearchIndex, keys: readonly string[]): number[] {
  const source = { index, pictures: {} }
  for (const key of keys.slice(0, 200)) suggest(source, key)
  return keys.map((key) => {
    const taken = Array.from({ length: 5 }, () => {
      const start = performance.now()
      suggest(source, key)
      return performance.now() - start
    })
    return taken.toSorted((a, b) => a - b)[2] ?? 0
  })
}

function heap(): number {
  if (typeof collectGarbage === 'function') collectGarbage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

function compressedBytes(documents: readonly SearchDocument[]): number {
  const quality = documents.length > 10_000 ? 5 : 9
  return brotliCompressSync(JSON.stringify(documents), { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
