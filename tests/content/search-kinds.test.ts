import { expect, test } from 'vitest'
import { judgeKinds } from '#bench/relevance/kinds/judge-kinds.ts'
import { loadBench } from '#bench/relevance/load.ts'
import { buildIndex } from '#domain/search/index/search-index.ts'
import { ContentFiles } from '#server/content/content-files.ts'
import { loadCatalogue } from '#server/content/load/load-catalogue.ts'

/**
 * Texts that buyers may write, made from the catalogue. `node bench/relevance/kinds.ts` asks all of them, this test
 * every fourth.
 */
const { documents, vocabulary } = await loadBench(process.cwd())
const { products, registries } = await loadCatalogue(new ContentFiles('.'))
const judged = judgeKinds(buildIndex(documents, vocabulary), { products, registries, vocabulary }, 4)

/**
 * The least share of right answers, where it is not nine in ten: more for the models, because an answer that does not
 * say that no part cites the asked model sells a wrong part; less for kinds that are harder.
 */
const leastShare: Readonly<Record<string, number>> = {
  "connector after 'conector'": 0.85,
  'connector that no part has': 0.8,
  'connector after another noun': 0.85,
  'a part with its connector': 0.85,
  'model and need': 0.98,
  'maker, model and need': 0.98,
  'model by another name and need': 0.98,
}

test.each(judged)('$kind', ({ kind, asked, wrong }) => {
  expect(asked).toBeGreaterThan(0)
  const share = (asked - wrong.length) / asked
  expect(share, wrong.map(({ text }) => text).join(' · ')).toBeGreaterThanOrEqual(leastShare[kind] ?? 0.9)
})
