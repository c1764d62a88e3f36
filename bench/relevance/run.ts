import { amount } from '#bench/amount.ts'
import { fuseEngine, miniSearchEngine, ownEngine } from './engines.ts'
import { loadBench } from './load.ts'
import { judge } from './measure.ts'
import { failures, tableByKind, tableOfEngines } from './report.ts'
import { codePairs } from './code-pairs.ts'
import { judgedNames, judgedTerms } from './terms.ts'

/**
 * node bench/relevance/run.ts                the figures of both halves, beside MiniSearch and Fuse.js
 * node bench/relevance/run.ts --failures     and the queries of the tuning half and the open ones that failed
 */
const { documents, vocabulary, products, ...halves } = await loadBench(process.cwd())
const isAsked = (_: unknown, place: number) => place % amount(1, 100) === 0
const tuning = halves.tuning.filter(isAsked)
const heldOut = halves.heldOut.filter(isAsked)
const judgements = [...tuning, ...heldOut]
const own = ownEngine(documents, vocabulary)
const engines = [own, miniSearchEngine(documents, vocabulary), fuseEngine(documents, vocabulary)]

console.log(`${judgements.length} judged queries over ${documents.length} products.\n`)
for (const [title, half] of [
  ['Tuning half', tuning],
  ['Held-out half', heldOut],
  ['All', judgements],
] as const) {
  const results = engines.map((engine) => ({
    engine: engine.name,
    judged: half.map((judgement) => ({
      judgement,
      figures: judge(judgement, engine.answer(judgement.query), products),
    })),
  }))
  console.log(
    `### ${title}\n\n${tableOfEngines(results)}\n\nOurs, by kind:\n\n${tableByKind(results[0]?.judged ?? [])}\n`,
  )
}

for (const [title, texts] of [
  ['Open', halves.open],
  ['Unread', halves.unread],
] as const) {
  const judged = texts.filter(isAsked).map((judgement) => ({
    judgement,
    figures: judge(judgement, own.answer(judgement.query), products),
  }))
  console.log(`### ${title}\n\n${tableOfEngines([{ engine: own.name, judged }])}\n\n${tableByKind(judged)}\n`)
}

console.log(`${codePairs(own, documents)}\n${judgedTerms(own, vocabulary, documents)}\n${judgedNames(own, documents)}`)
if (process.argv.includes('--failures')) console.log(failures([...tuning, ...halves.open], own, products))
