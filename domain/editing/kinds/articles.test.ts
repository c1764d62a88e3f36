import * as v from 'valibot'
import { expect, test } from 'vitest'
import { articles } from './articles.ts'

const isRefused = (body: string) =>
  v.safeParse(articles.schema, { body }).issues?.some((issue) => v.getDotPath(issue) === 'body') ?? false

test.each([
  ['an article', '## Parte\n\n- um [link](https://a.example)\n  - dois\n\n> citado\n\n---\n', true],
  ['links that none ends', '[a]('.repeat(3500), false],
  ['code that none ends', '`a'.repeat(6000), false],
  ['a line of a thousand lists', `${'- '.repeat(1000)}x`, false],
  ['quotes in quotes', `${'>'.repeat(2000)}x`, false],
  ['a book', 'a'.repeat(70_000), false],
  ['a heading on each line', 'a\n=\n'.repeat(14_000), false],
  ['addresses without end', 'a@b.c '.repeat(9000), false],
  ['characters that nobody sees', 'a\u0000b', false],
])('what the Markdown reader takes minutes for is refused: %s', (_what, text, fits) => {
  expect(isRefused(text)).toBe(!fits)
})
