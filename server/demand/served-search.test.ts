import { expect, test } from 'vitest'
import { outcomeHeader, servedSearch } from './served-search.ts'

const browser = { 'sec-fetch-site': 'same-origin' }
const asked = (headers: Record<string, string>, method = 'GET') =>
  new Request('https://loja.example/acessorios-componentes?search=cabo', { method, headers })
const answered = (outcome = 'nothing') => new Response('', { headers: { [outcomeHeader]: outcome } })

test('a document with a search is one search, and its answer no longer says how it ended', () => {
  const answer = answered()
  expect(servedSearch(asked(browser), answer)).toEqual({ text: 'cabo', outcome: 'nothing' })
  expect(answer.headers.has(outcomeHeader)).toBe(false)
})

test.each([
  ['Global Privacy Control', asked({ ...browser, 'sec-gpc': '1' })],
  ['Do Not Track', asked({ ...browser, dnt: '1' })],
  ['a program', asked({})],
  ['what is fetched ahead', asked({ ...browser, 'sec-purpose': 'prefetch;prerender' })],
  ['a question for the head alone', asked(browser, 'HEAD')],
])('%s is not counted', (_name, request) => {
  const answer = answered()
  expect(servedSearch(request, answer)).toBeUndefined()
  expect(answer.headers.has(outcomeHeader)).toBe(false)
})

test('an answer without a search is left alone', () => {
  expect(servedSearch(asked(browser), new Response(''))).toBeUndefined()
})
