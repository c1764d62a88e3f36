import { expect, test } from 'vitest'
import { readiness, RequestFailures, requestKind } from './health.ts'

const hour = 3_600_000

test.each([
  ['GET', '/healthz', 'health'],
  ['POST', '/rest/v1/contacts', 'form'],
  ['GET', '/rest/v1/product_reviews?select=id', 'reviews'],
  ['GET', '/assets/app-1a2b.js', 'file'],
  ['GET', '/', 'page'],
  ['GET', '/produto/1', 'page'],
  ['GET', '/produto/1.data', 'page'],
  ['GET', '/acessorios-componentes?search=ecg', 'search'],
])('%s %s asks for a %s', (method, address, kind) => {
  expect(requestKind(method, new URL(address, 'http://localhost'))).toBe(kind)
})

test('what failed and what was refused is counted by kind, and what went well is not', () => {
  const failures = new RequestFailures(0)
  for (const [kind, status] of [
    ['page', 200],
    ['page', 500],
    ['page', 503],
    ['page', 404],
    ['form', 429],
    ['form', 503],
  ] as const)
    failures.count(kind, status, 0)
  expect(failures.facts(0)).toEqual({
    hours: 1,
    failed: [
      { kind: 'page', count: 2 },
      { kind: 'form', count: 1 },
    ],
    refused: [{ kind: 'form', count: 1 }],
  })
})

test('the hours are those since the start, and a day at the most', () => {
  const failures = new RequestFailures(0)
  failures.count('page', 500, hour / 2)
  failures.count('page', 500, 20 * hour)
  expect(failures.facts(20.5 * hour)).toMatchObject({ hours: 21, failed: [{ kind: 'page', count: 2 }] })
  expect(failures.facts(30 * hour)).toMatchObject({ hours: 24, failed: [{ kind: 'page', count: 1 }] })
  failures.count('page', 500, 50 * hour)
  expect(failures.facts(50 * hour)).toMatchObject({ hours: 24, failed: [{ kind: 'page', count: 1 }] })
})

let time = 0
/** A clock by which a second passes between two questions. */
const clock = () => (time += 1000)
const store = { checkWritable: async () => {} }
const renderPage = async () => 200

test('ready is who has a store and renders a page', async () => {
  expect(await readiness(store, renderPage, clock)()).toBeUndefined()
})

test('a store that does not answer is told, and forgotten when it is back', async () => {
  let isAway = true
  const check = () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve())
  const notReady = readiness({ checkWritable: check }, renderPage, clock)
  expect(await notReady()).toBe('inbox unavailable')
  isAway = false
  expect(await notReady()).toBeUndefined()
})

test('pages that cannot be rendered are told', async () => {
  expect(await readiness(store, async () => 500, clock)()).toBe('pages unavailable')
})

test('many who ask within a second make the store write once', async () => {
  let writes = 0
  const check = async () => {
    writes += 1
  }
  const asked = readiness({ checkWritable: check }, renderPage, () => 0)
  await Promise.all(Array.from({ length: 50 }, () => asked()))
  await asked()
  expect(writes).toBe(1)
})
