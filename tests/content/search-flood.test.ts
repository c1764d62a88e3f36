import { expect, test } from 'vitest'
import { loadBench } from '#bench/relevance/load.ts'
import { buildIndex } from '#domain/search/index/search-index.ts'
import { suggest } from '#domain/search/suggest.ts'
import { ContentFiles } from '#server/content/content-files.ts'
import { readEnvironment } from '#server/environment.ts'
import { loadShop } from '#server/shop/load-shop.ts'
import { servedOrder } from '#server/shop/order-list.ts'

/** Searches that are made to cost: as long as an address may be, over the real catalogue. */
const { documents, vocabulary } = await loadBench(process.cwd())
const index = buildIndex(documents, vocabulary)

const repeated = (count: number, word: (place: number) => string) => Array.from({ length: count }, (_, i) => word(i))

test.each([
  ['900 short words', repeated(900, (place) => `a${place % 10}`)],
  ['900 different ones', repeated(900, (place) => place.toString(36))],
  ['known words', repeated(900, (place) => ['cabo', 'ecg', 'spo2', 'sensor', 'adulto', 'mindray'][place % 6] ?? '')],
  ['codes', repeated(900, (place) => `CP0${place}`)],
  ['broken codes', repeated(4000, (place) => 'cp0 '[place % 4] ?? '')],
])('%s are answered within a second', (_what, words) => {
  suggest({ index, pictures: {} }, 'cabo')
  const start = performance.now()
  suggest({ index, pictures: {} }, words.join(' '))
  expect(performance.now() - start).toBeLessThan(1000)
})

const shop = await loadShop(new ContentFiles(process.cwd()), readEnvironment({}))

/** As many lines as an address holds, each with words that nearly are words of the catalogue. */
const misspelt = (word: string) =>
  repeated(60, (line) => {
    const slips = repeated(50, (place) => {
      const letter = String.fromCharCode(97 + ((line + place) % 26))
      const end = 1 + ((line + place) % (word.length - 1))
      return word.slice(0, end) + letter + word.slice(end + (place % 2))
    })
    return `cabo ${slips.join(' ')}`.slice(0, 240)
  })

test.each([
  ['words like monitor', misspelt('monitor')],
  ['words like meia', misspelt('meia')],
  ['half dozens', repeated(60, () => 'meia duzia '.repeat(22).trim())],
])(
  'a list of %s that is answered without scripts takes three tenths of a second of a thread at the most',
  (_what, lines) => {
    servedOrder(shop, 'CP06 2\ncabo de ecg 5 vias')
    const before = process.threadCpuUsage()
    const answered = servedOrder(shop, lines.join('\n'))
    expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(300)
    expect(answered).toHaveLength(60)
  },
)
