import { buildIndex } from '#domain/search/index/search-index.ts'
import { isLongText } from '#domain/search/long-text.ts'
import { readCodes } from '#domain/search/query/code-query.ts'
import { conditionsOf } from '#domain/search/query/conditions.ts'
import { MessageReader } from '#domain/search/query/message-reader.ts'
import { search } from '#domain/search/search.ts'
import { loadBench } from './load.ts'

/** node bench/relevance/explain.ts 'umidificador'    how a query was read, by which rule, and what its answers score */
const query = process.argv.slice(2).join(' ')
const { documents, vocabulary } = await loadBench(process.cwd())
const index = buildIndex(documents, vocabulary)
const answer = search(index, query)

if (isLongText(query))
  console.log('Longer than the site searches: Pedido rápido is offered, and the beginning is read.')
if (readCodes(index, query)) {
  console.log(`Read as codes (${answer.kind}):`, answer.mentionedCodes)
} else {
  const needs = answer.groups.length > 0 ? answer.groups.map(({ text }) => text) : [query]
  if (needs.length > 1) console.log(`${needs.length} needs, each answered by itself.`)
  for (const text of needs) explain(text)
}
if (answer.conflict)
  console.log(`\nNo part cites the model ${answer.conflict.model}: the answers are the nearest ones.`)
if (answer.droppedWords.length > 0)
  console.log(`\nLeft out, for anything to be found: ${answer.droppedWords.join(', ')}`)
console.log(`\n${answer.hits.length} answers${answer.hits.length > 10 ? ', the first ten' : ''}:`)
for (const { id, score, variantId = '', reason } of answer.hits.slice(0, 10))
  console.log(`${score.toFixed(1).padStart(7)}  ${id} ${variantId} ${reason ? JSON.stringify(reason) : ''}`)

/** Prints what one need names and what its answers have to carry. */
function explain(text: string): void {
  const read = new MessageReader(index).read(text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, ''))
  const { intent, mentions } = read
  console.log(`\n${text}`)
  for (const [place, { text: word, readings, isInNext }] of read.query.words.entries()) {
    const role = intent.roles.get(place) ?? (isInNext ? 'part of the next word' : 'plain word')
    const meanings = readings.map(
      ({ stem, strength, isTextOnly }) => `${stem} ${strength.toFixed(2)}${isTextOnly ? ' (text)' : ''}`,
    )
    console.log(`  ${word.padEnd(18)} ${role.padEnd(10)} ${meanings.join(', ') || 'unknown'}`)
  }
  const facts = {
    'what is asked for': intent.kind ?? 'plain words',
    confidence: intent.confidence,
    types: `${intent.productTypes.join(', ')}${intent.isHint ? ' (hinted at)' : ''}${intent.isSpecialized ? ' (special part)' : ''}`,
    'must carry': intent.words.join(', '),
    machines: [...new Set([...intent.families, ...intent.machineFamilies])].join(', '),
    brands: `${intent.brands.join(', ')}${intent.isBrandImplied && intent.brands.length > 0 ? ' (implied)' : ''}`,
    models: mentions.map(({ label }) => label).join(', '),
    sizes: intent.sizes.join(', '),
    measures: read.query.measures.wordings.join(', '),
    connectors: intent.connectors.join(', '),
    symptom: intent.symptom?.name ?? '',
    'not sold (near)': intent.notSold ? intent.notSold.join(', ') || 'nothing near' : '',
  }
  for (const [name, value] of Object.entries(facts))
    if (value !== '') console.log(`  ${`${name}:`.padEnd(20)} ${value}`)
  for (const { text: word, isRequired, isCounted, readings, requiredIn } of conditionsOf(index, read.query, intent))
    console.log(
      `  ${isRequired ? 'required' : isCounted ? 'counted' : 'preferred'}: ${word || readings.map(({ stem }) => stem).join(' or ')}${requiredIn === undefined ? '' : ' (not in the description alone)'}`,
    )
}
