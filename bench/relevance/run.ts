import { amount } from '#bench/amount.ts'
import { buildIndex } from '#domain/search/index/search-index.ts'
import { search } from '#domain/search/search.ts'
import type { Judgement } from './judgement.ts'
import { loadBench } from './load.ts'
import { judge, judgedPart } from './measure.ts'
import { failures, tableByKind, type Judged } from './report.ts'

/**
 * node bench/relevance/run.ts                what the search is worth for each set of judged queries
 * node bench/relevance/run.ts --failures     and the queries that failed, but for the unread ones
 */
const { documents, vocabulary, products, tuning, heldOut, open, unread } = await loadBench(process.cwd())
const index = buildIndex(documents, vocabulary)
const ask = (query: string) => judgedPart(search(index, query))
const sets: readonly [title: string, judged: Judged[]][] = [
  ['Tuning', judgedSet(tuning)],
  ['Held out', judgedSet(heldOut)],
  ['Open', judgedSet(open)],
  ['Unread', judgedSet(unread)],
]
for (const [title, judged] of sets) console.log(`### ${title}\n\n${tableByKind(judged)}\n`)
console.log(`${judgedTerms()}\n${judgedNames()}`)
if (process.argv.includes('--failures'))
  for (const [title, judged] of sets) if (title !== 'Unread') console.log(`\n### ${title}\n\n${failures(judged)}`)

function judgedSet(judgements: readonly Judgement[]): Judged[] {
  return judgements
    .filter((_, position) => position % amount(1, 100) === 0)
    .map((judgement) => {
      const answer = ask(judgement.query)
      return { judgement, answer, figures: judge(judgement, answer, products) }
    })
}

/** Every name that the vocabulary has for a part: the first answer has to be a part of that type. */
function judgedTerms(): string {
  const typeOf = new Map(documents.map(({ id, productType }) => [id, productType]))
  const named = Object.entries(vocabulary.intent.productTypes).flatMap(([type, { names }]) =>
    names.map((name) => ({ name, types: [type] })),
  )
  const special = vocabulary.intent.specialized.flatMap(({ phrases, productTypes }) =>
    phrases.map((name) => ({ name, types: [...productTypes] as string[] })),
  )
  const terms = [...named, ...special]
  const wrong = terms.filter(({ name, types }) => !types.includes(typeOf.get(ask(name).ids[0] ?? '') ?? ''))
  return `Terms: ${terms.length - wrong.length} of ${terms.length} names of parts are answered by a part of their type${namesText(wrong)}.`
}

/** Every product by its own name; it must come first. */
function judgedNames(): string {
  const wrong = documents.filter(({ id, name }) => ask(name).ids[0] !== id)
  return `Names: ${documents.length - wrong.length} of ${documents.length} products come first for their own name${namesText(wrong)}.`
}

function namesText(wrong: readonly { name: string }[]): string {
  return wrong.length > 0 ? `: ${wrong.map(({ name }) => name).join(' · ')}` : ''
}
