import * as v from 'valibot'
import { expect, test } from 'vitest'
import { articles } from './pages.ts'

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
  ['brackets that nothing opened', ']'.repeat(59_000), false],
  ['lists in lists', `${'+ '.repeat(19)}a\n`.repeat(1400), false],
  ['numbers in numbers', `${'1. '.repeat(19)}a\n`.repeat(1000), false],
  ['bars on one line', '|a'.repeat(3500), false],
  ['a wide table of empty rows', `${'|a'.repeat(700)}\n${'|-'.repeat(700)}\n${'x|\n'.repeat(600)}`, false],
  ['a table as articles have it', `|a|b|c|\n|-|-|-|\n${'|1|2|3|\n'.repeat(200)}`, true],
  ['characters that nobody sees', 'a\u0000b', false],
])('what the Markdown reader takes minutes for is refused: %s', (_what, text, fits) => {
  expect(isRefused(text)).toBe(!fits)
})
