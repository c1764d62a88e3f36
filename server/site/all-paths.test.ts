import { expect, test } from 'vitest'
import { listedFirst } from './all-paths.ts'

test('where not all pages of machines are built, those are that search engines are told of, in their order', () => {
  const pages = [
    { path: '/a', isListed: true },
    { path: '/b', isListed: false },
    { path: '/c', isListed: true },
  ]
  expect(listedFirst(pages, 2)).toEqual(['/a', '/c'])
  expect(listedFirst(pages, Infinity)).toEqual(['/a', '/c', '/b'])
})
