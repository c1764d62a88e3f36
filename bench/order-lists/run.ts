import { encodeOrderList, linkLine } from '#domain/order-list/list-link.ts'
import { halves, orderCases } from './corpus.ts'
import { itemsOfBook, loadOrderBench, lostInSheet } from './load.ts'
import { readCase, type Figures } from './measure.ts'
import { dangerousPairs, misread } from './pairs.ts'

/**
 * node bench/order-lists/run.ts               lists as they are written: what is read, and what is read wrongly
 * node bench/order-lists/run.ts --failures    and the lines of the tuning half that were not resolved
 */
const { book, sources } = await loadOrderBench(process.cwd())
const items = itemsOfBook(book)
const codes = [...new Set(items.map(({ code }) => code))]

console.log('| half | texts | lines | resolved | wrong codes or quantities | needless questions |')
console.log('| :-- | --: | --: | --: | --: | --: |')
for (const corpus of ['lines', 'layouts'] as const)
  for (const half of halves) {
    const cases = orderCases(corpus, half, new Set(codes))
    const figures = cases.map((orderCase) => readCase(orderCase, sources))
    console.log(rowOf(`${corpus}, ${half}`, figures))
    if (process.argv.includes('--failures') && half === 'tuning') console.log(failuresOf(figures))
  }

const pairs = dangerousPairs(codes, sources)
const misreadPairs = misread(pairs, sources)
console.log(
  `\nCodes that with a quantity behind them are another code: ${pairs.length}. Misread: ${countText(misreadPairs)}.`,
)
const usualPairs = codes.flatMap((code) => [1, 2, 5, 12, 99].map((quantity) => ({ code, quantity })))
console.log(
  `Every code with 1, 2, 5, 12 and 99, in every way: ${usualPairs.length} pairs. Misread: ${countText(misread(usualPairs, sources))}.`,
)

console.log(
  `The whole catalogue as CSV, read again: ${countText(lostInSheet(items, sources))} of ${items.length} lines lost.`,
)

/** The line of every item in a list link, with a quantity of two digits, the longest codes first. */
const longest = items.map((item) => linkLine({ item, quantity: 12 })).toSorted((a, b) => b.code.length - a.code.length)
const address = 'https://www.loja-de-exemplo.com.br/pedido-rapido#'
const average = (count: number) =>
  Math.round(address.length + 2 + (encodeOrderList(longest).length * count) / longest.length)
console.log(
  `Links: 40 lines ${average(40)} characters, 200 lines ${average(200)}; of the longest codes ${address.length + encodeOrderList(longest.slice(0, 40)).length} and ${address.length + encodeOrderList(longest.slice(0, 200)).length}.`,
)

function rowOf(half: string, figures: readonly Figures[]): string {
  const sum = (figure: (ofCase: Figures) => number) => figures.reduce((total, ofCase) => total + figure(ofCase), 0)
  const count = sum(({ lines }) => lines)
  const resolved = sum((ofCase) => ofCase.resolved)
  const wrong = figures.flatMap((ofCase) => ofCase.wrong)
  return `| ${half} | ${figures.length} | ${count} | ${(resolved / count).toFixed(3)} | ${countText(wrong)} | ${sum(({ needless }) => needless)} |`
}

function failuresOf(figures: readonly Figures[]): string {
  return figures
    .flatMap(({ missed, wrong, needless }, place) =>
      missed.length + wrong.length + needless > 0
        ? [`${place + 1}: missed ${missed.join(', ')} · wrong ${wrong.join(', ')} · needless ${needless}`]
        : [],
    )
    .join('\n')
}

function countText(texts: readonly string[]): string {
  return texts.length === 0 ? '0' : `${texts.length} (${texts.slice(0, 6).join(' · ')})`
}
