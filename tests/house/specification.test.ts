import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from './imports.ts'

/** The sections of the rules, by number. */
const sections = new Map(
  readFileSync('docs/specification.md', 'utf8')
    .split(/^(?=## §)/m)
    .flatMap((text) => {
      const number = /^## §(\d+)/.exec(text)?.[1]
      return number ? [[number, text.toLowerCase()]] : []
    }),
)

const comments = sourceFiles.flatMap((file) =>
  // A comment of several lines reads as one.
  [...readFileSync(file, 'utf8').matchAll(/\/\*\*?[\s\S]*?\*\/|\/\/.*/g)].map(([comment]) => ({
    file,
    comment: comment.replaceAll(/\s*\n\s*\*?\s*/g, ' '),
  })),
)

/** What comments cite: `spec §2`, `spec §2 'Cart line', §9`. */
const citations = comments.flatMap(({ file, comment }) =>
  [...comment.matchAll(/\bspec(?:ification)?,? (§[^).;]*)/gi)].flatMap(([, cited = '']) =>
    [...cited.matchAll(/§(\d+)(?:,? '([^']+)')?/g)].map(([, section = '', name = '']) => ({ file, section, name })),
  ),
)

test('every section of the rules that a comment cites is there, with what it names', () => {
  const lost = citations.filter(({ section, name }) => !sections.get(section)?.includes(name.toLowerCase()))
  expect(sections.size).toBe(9)
  expect(citations.length).toBeGreaterThan(100)
  expect(lost).toEqual([])
})
