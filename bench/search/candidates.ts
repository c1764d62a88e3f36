import { registriesOf } from '#domain/catalogue/registry/registries.ts'
import { toSearchDocument } from '#domain/search/index/document.ts'
import { ContentError, type ContentFault } from '#server/content-error.ts'
import { loadSearch } from '#server/content/load/load-search.ts'
import { isSmoke } from '#bench/amount.ts'
import { CandidateStore } from '#bench/candidates/candidate-store.ts'
import { generateCatalogue } from './generate.ts'
import { keystrokes } from './queries.ts'

/**
 * node bench/search/candidates.ts [sizes …]     10000 100000 when none is given
 * PostgreSQL's full text as the engine of a large catalogue. Prints a Markdown table: how long filling it takes, its size on disk, and
 * how long it takes to name the candidates of a whole query, and to answer it.
 */
const faults: ContentFault[] = []
const vocabulary = await loadSearch(process.cwd(), faults)
if (!vocabulary) throw new ContentError(faults)

const unknownNames = registriesOf({ connectors: [], makers: [] })
const asked = process.argv.slice(2).map(Number)
const columns = ['products', 'filling', 'on disk', 'candidates p50', 'p95', 'answer p50', 'p95']
console.log(row(columns))
console.log(row(columns.map(() => '--:')))
for (const size of asked.length > 0 ? asked : isSmoke ? [110] : [10_000, 100_000]) {
  const catalogue = generateCatalogue(size)
  const documents = catalogue.map((product) => toSearchDocument(product, unknownNames))
  const start = performance.now()
  await using cleanup = new AsyncDisposableStack()
  const store = await CandidateStore.open({ documents, vocabulary })
  cleanup.defer(() => store.close())
  const filling = performance.now() - start
  const queries = wholeQueries(keystrokes(catalogue, isSmoke ? 9 : 90))
  const candidates = await times(queries, (query) => store.candidates(query))
  const answers = await times(queries, (query) => store.search(query))
  const sizeOnDisk = await store.size()
  const seconds = `${(filling / 1000).toFixed(0)} s`
  const figures = [candidates, answers].flatMap((taken) => [at(taken, 0.5), at(taken, 0.95)])
  console.log(row([size.toLocaleString('en'), seconds, `${(sizeOnDisk / 1e6).toFixed(0)} MB`, ...figures]))
}

/** Of what is typed key by key the last state of each query. */
function wholeQueries(keys: readonly string[]): string[] {
  return keys.filter((key, place) => !keys[place + 1]?.startsWith(key))
}

/** Milliseconds of each query, ascending. */
async function times(queries: readonly string[], work: (query: string) => Promise<unknown>): Promise<number[]> {
  const taken = []
  for (const query of queries) {
    const start = performance.now()
    await work(query)
    taken.push(performance.now() - start)
  }
  return taken.toSorted((a, b) => a - b)
}

function at(taken: readonly number[], share: number): string {
  return `${(taken[Math.min(taken.length - 1, Math.floor(taken.length * share))] ?? 0).toFixed(0)} ms`
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
