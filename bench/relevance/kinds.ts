import { amount } from '#bench/amount.ts'
import { buildIndex } from '#domain/search/index/search-index.ts'
import { ContentFiles } from '#server/content/content-files.ts'
import { loadCatalogue } from '#server/content/load/load-catalogue.ts'
import { judgeKinds } from './kinds/judge-kinds.ts'
import { loadBench } from './load.ts'

/**
 * node bench/relevance/kinds.ts              texts made of what the catalogue states, by kind: how many are answered rightly
 * node bench/relevance/kinds.ts --failures   and those that are not, with the first answers
 */
const { documents, vocabulary } = await loadBench(process.cwd())
const { products, registries } = await loadCatalogue(new ContentFiles('.'))
const index = buildIndex(documents, vocabulary)

console.log('| kind | texts | right |\n| :-- | --: | --: |')
for (const { kind, asked, wrong } of judgeKinds(index, { products, registries, vocabulary }, amount(1, 20))) {
  console.log(`| ${kind} | ${asked} | ${((asked - wrong.length) / asked).toFixed(3)} |`)
  if (!process.argv.includes('--failures')) continue
  for (const { text, answer } of wrong) {
    const ids = answer.hits.slice(0, 3).map(({ id }) => id)
    console.log(`${text} → ${ids.join(', ') || 'nothing'}`)
  }
}
