import { expect, test } from 'vitest'
import { readiness } from './readiness.ts'

let time = 0
const fine = {
  store: { check: async () => {} },
  renderPage: async () => 200,
  // A second passes between two questions.
  clock: () => (time += 1000),
}

test('ready is who has a store and renders a page', async () => {
  expect(await readiness(fine)()).toBeUndefined()
})

test('a store that does not answer is told, and forgotten when it is back', async () => {
  let isAway = true
  const notReady = readiness({
    ...fine,
    store: { check: () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve()) },
  })
  expect(await notReady()).toBe('inbox unavailable')
  isAway = false
  expect(await notReady()).toBeUndefined()
})

test('pages that cannot be rendered are told each time; a page that could is not rendered again at once', async () => {
  let renders = 0
  const broken = readiness({ ...fine, renderPage: async () => 500 })
  expect([await broken(), await broken()]).toEqual(['pages unavailable', 'pages unavailable'])
  const counted = readiness({
    ...fine,
    renderPage: async () => {
      renders += 1
      return 200
    },
  })
  await counted()
  await counted()
  expect(renders).toBe(1)
})

test('many who ask within a second make the store write once', async () => {
  let writes = 0
  const check = async () => {
    writes += 1
  }
  const asked = readiness({ ...fine, store: { check }, clock: () => 0 })
  await Promise.all(Array.from({ length: 50 }, () => asked()))
  await asked()
  expect(writes).toBe(1)
})
