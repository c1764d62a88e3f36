import { expect, test } from 'vitest'
import { readiness } from './readiness.ts'

const fine = {
  store: { check: async () => {} },
  renderOne: async () => 200,
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
  const broken = readiness({ ...fine, renderOne: async () => 500 })
  expect([await broken(), await broken()]).toEqual(['pages unavailable', 'pages unavailable'])
  const counted = readiness({
    ...fine,
    renderOne: async () => {
      renders += 1
      return 200
    },
  })
  await counted()
  await counted()
  expect(renders).toBe(1)
})
