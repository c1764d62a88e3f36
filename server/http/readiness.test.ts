import { expect, test } from 'vitest'
import { readiness } from './readiness.ts'

const fine = {
  store: { check: async () => {} },
  render: async () => new Response('página'),
  pagesKey: 'public-key',
  serverKey: 'public-key',
}

test('ready is who has a store, renders a page and takes the key of the pages', async () => {
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
  const broken = readiness({ ...fine, render: async () => new Response('', { status: 500 }) })
  expect([await broken(), await broken()]).toEqual(['pages unavailable', 'pages unavailable'])
  const counted = readiness({
    ...fine,
    render: async () => {
      renders += 1
      return new Response('página')
    },
  })
  await counted()
  await counted()
  expect(renders).toBe(1)
})

test('pages that carry another key than the server takes could not post', async () => {
  expect(await readiness({ ...fine, pagesKey: 'an-older-key' })()).toMatch(/^the pages carry another backend key/)
})
