import { expect, test } from 'vitest'
import type { Count } from '#domain/demand/count.ts'
import type { VisitReport } from '#domain/demand/visit-report.ts'
import { RateLimit } from '#server/rate-limit.ts'
import { countServedSearch, reportRoutes, servedSearch } from './counting.ts'
import { outcomeHeader, setSearchHeader } from './search-header.ts'

const list = { query: { search: 'Cabo ECG', selected: {} }, total: 0 }
const asked = () =>
  new Request('https://loja.example/equipamentos?search=Cabo+ECG', { headers: { 'sec-fetch-site': 'none' } })

/** Counts the searches of a page as the rendering thread makes it. */
function counted(loaded: Record<string, unknown>, perMinute = 0) {
  const noted: Count[] = []
  const rendered = async () => {
    const headers = new Headers()
    setSearchHeader(headers, loaded)
    return new Response('', { headers })
  }
  const counting = {
    counter: { add: (counts: readonly Count[]) => void noted.push(...counts) },
    publishedStems: () => new Set(['cabo', 'ecg']),
    rateLimit: new RateLimit(perMinute),
    takesReports: false,
  }
  const pages = async (request: Request, visitor: string) =>
    countServedSearch(request, await rendered(), visitor, counting)
  const uncounted = async (request: Request, visitor: string) => countServedSearch(request, await rendered(), visitor)
  return { noted, pages, uncounted }
}

test('a search that a list answers is counted, and the visitor is told nothing of it', async () => {
  const { noted, pages } = counted({ root: { brand: {} }, 'routes/equipment': { page: list } })
  const answer = await pages(asked(), '203.0.113.7')
  expect(answer.headers.has(outcomeHeader)).toBe(false)
  expect(noted.map(({ kind, key }) => `${kind} ${key}`)).toEqual(['nothing ', 'nothing cabo ecg'])
})

test.each([
  ['a page without a list', { 'routes/home': { page: { title: 'Início' } } }],
  ['a route without data', { 'routes/blog': undefined }],
  ['a list that was not searched', { 'routes/equipment': { page: { ...list, query: { search: '', selected: {} } } } }],
])('%s is no search', async (_name, loaded) => {
  const { noted, pages } = counted(loaded)
  await pages(asked(), '203.0.113.7')
  expect(noted).toEqual([])
})

test('past the limit of an address nothing is counted, and the page comes all the same', async () => {
  const { noted, pages } = counted({ list: { page: list } }, 1)
  await pages(asked(), '203.0.113.7')
  expect((await pages(asked(), '203.0.113.7')).status).toBe(200)
  expect(noted).toHaveLength(2)
})

test('where nothing is counted, the header is taken away as well', async () => {
  const { uncounted } = counted({ list: { page: list } })
  expect((await uncounted(asked(), '203.0.113.7')).headers.has(outcomeHeader)).toBe(false)
})

const browser = { 'sec-fetch-site': 'same-origin' }
const searching = (headers: Record<string, string>, method = 'GET') =>
  new Request('https://loja.example/acessorios-componentes?search=cabo', { method, headers })
const answered = (outcome = 'nothing') => new Response('', { headers: { [outcomeHeader]: outcome } })

test('a document with a search is one search, and its answer no longer says how it ended', () => {
  const answer = answered()
  expect(servedSearch(searching(browser), answer)).toEqual({ text: 'cabo', outcome: 'nothing' })
  expect(answer.headers.has(outcomeHeader)).toBe(false)
})

test.each([
  ['Global Privacy Control', searching({ ...browser, 'sec-gpc': '1' })],
  ['Do Not Track', searching({ ...browser, dnt: '1' })],
  ['a program', searching({})],
  ['what is fetched ahead', searching({ ...browser, 'sec-purpose': 'prefetch;prerender' })],
  ['a question for the head alone', searching(browser, 'HEAD')],
])('%s is not counted', (_name, request) => {
  const answer = answered()
  expect(servedSearch(request, answer)).toBeUndefined()
  expect(answer.headers.has(outcomeHeader)).toBe(false)
})

test('an answer without a search is left alone', () => {
  expect(servedSearch(searching(browser), new Response(''))).toBeUndefined()
})

const report: VisitReport = {
  searches: [{ text: 'Cabo ECG', outcome: 'found', isPressed: true, isServed: false }],
  quotes: ['cabo'],
  lists: ['/equipamentos'],
}
const own = { 'sec-fetch-site': 'same-origin' }

function receiving(perMinute = 0) {
  const noted: Count[] = []
  const counting = {
    counter: { add: (counts: readonly Count[]) => void noted.push(...counts) },
    publishedStems: () => new Set(['cabo', 'ecg']),
    rateLimit: new RateLimit(perMinute),
    takesReports: true,
  }
  const routes = reportRoutes(counting, { isProduct: (id) => id === 'cabo', visitorOf: () => '203.0.113.7' })
  const send = async (body: unknown, headers: Record<string, string> = own) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    return (await routes.request('/', { method: 'POST', body: text, headers })).status
  }
  return { noted, send }
}

test('a report of a page of the site is counted', async () => {
  const { noted, send } = receiving()
  expect(await send(report)).toBe(204)
  expect(noted.map(({ kind, key }) => `${kind} ${key}`)).toEqual([
    'found ',
    'found cabo ecg',
    'pressed ',
    'pressed cabo ecg',
    'quote cabo',
    'list /equipamentos',
  ])
})

test.each([
  ['another site', report, { 'sec-fetch-site': 'cross-site' }, 403],
  ['a program', report, {}, 403],
  ['a browser that asks not to be measured', report, { ...own, 'sec-gpc': '1' }, 204],
  ['one that says so in the older way', report, { ...own, dnt: '1' }, 204],
  ['what is no JSON', 'x', own, 422],
  ['more than a report says', { ...report, visitor: 'x' }, own, 422],
])('nothing is counted for %s', async (_name, body, headers, status) => {
  const { noted, send } = receiving()
  expect(await send(body, headers)).toBe(status)
  expect(noted).toEqual([])
})

test('the largest report that the schema allows is counted', async () => {
  const { noted, send } = receiving()
  const each = <Item>(item: (index: number) => Item) => Array.from({ length: 20 }, (_, index) => item(index))
  const largest: VisitReport = {
    searches: each(() => ({ text: '\u0001'.repeat(80), outcome: 'relaxed', isPressed: false, isServed: false })),
    quotes: each((index) => `cabo-${'x'.repeat(70)}-${index}`),
    lists: each((index) => `/categoria/${'x'.repeat(60)}-${index}`),
  }
  expect(await send(largest)).toBe(204)
  expect(noted).toHaveLength(60)
})

test('of one address so many reports a minute are counted, and no more', async () => {
  const { noted, send } = receiving(2)
  expect([await send(report), await send(report), await send(report)]).toEqual([204, 204, 429])
  expect(noted).toHaveLength(12)
})
