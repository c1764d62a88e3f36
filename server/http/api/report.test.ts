import { expect, test } from 'vitest'
import type { Count } from '#domain/demand/count.ts'
import type { VisitReport } from '#domain/demand/visit-report.ts'
import { RateLimit } from '#server/rate-limit.ts'
import { reportRoutes } from './report.ts'

const report: VisitReport = {
  searches: [{ text: 'Cabo ECG', outcome: 'found', isPressed: true, isServed: false }],
  quotes: ['cabo'],
  lists: ['/equipamentos'],
}
const own = { 'sec-fetch-site': 'same-origin' }

function receiving(perMinute = 0) {
  const noted: Count[] = []
  const counting = {
    counter: { note: (counts: readonly Count[]) => void noted.push(...counts) },
    publishedStems: () => new Set(['cabo', 'ecg']),
    rateLimit: new RateLimit(perMinute),
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
  ['more than a report weighs', '€'.repeat(6000), own, 413],
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
