import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { analyse } from 'scslre'
import { expect, test } from 'vitest'
import { sourceFiles } from './imports.ts'

const files = sourceFiles.filter(
  (file) => /^(?:app|desk|domain|drawings|server)\//.test(file) && !/\.test\./.test(file),
)

/** How long a pattern may go on about a text: 'exponential' and 'polynomial' name what makes it try the same again and again. */
function retries(source: string, flags: string): string[] {
  // A search that begins anew at each place of its text (`Move`) is bounded by the length that its text may have.
  return analyse({ source, flags }, { reportTypes: { Move: false } }).reports.map(({ exponential }) =>
    exponential ? 'exponential' : 'polynomial',
  )
}

/** Milliseconds: a thousand patterns take seconds, and more where others are at work. */
const timeout = 90_000

test('what takes exponential time is found', () => {
  expect(retries('^(?:\\w*\\d\\w* ?)+$', 'u')).toContain('exponential')
  expect(retries('^\\S+@\\S+\\.\\S{2,}$', '')).toContain('polynomial')
  expect(retries('^[^\\s@]+@[^\\s@]+$', '')).toEqual([])
})

test(
  'no pattern tries one piece of a text in two ways: a line of dashes or figures would keep the server from everybody',
  { timeout },
  () => {
    const slow: string[] = []
    let count = 0
    for (const file of files) {
      const text = readFileSync(file, 'utf8')
      const judge = ({ regex, start }: { regex?: { pattern: string; flags: string }; start: number }) => {
        if (!regex) return
        count += 1
        for (const retry of retries(regex.pattern, regex.flags))
          slow.push(`${file}:${text.slice(0, start).split('\n').length} ${retry}`)
      }
      new Visitor({ Literal: (node) => judge('regex' in node ? node : { start: node.start }) }).visit(
        parseSync(file, text).program,
      )
    }
    expect(count).toBeGreaterThan(500)
    expect(slow).toEqual([])
  },
)

test('neither does one that the rules put together of words', { timeout }, async () => {
  const made: RegExp[] = []
  const Original = RegExp
  globalThis.RegExp = new Proxy(Original, {
    construct(target, parts: [string, string?]) {
      const pattern = new target(...parts)
      made.push(pattern)
      return pattern
    },
  })
  // With an address of its own each is loaded anew, also where another test has loaded it.
  for (const file of files) if (file.startsWith('domain/')) await import(`${resolve(file)}?patterns`)
  globalThis.RegExp = Original
  expect(made.length).toBeGreaterThan(10)
  expect(made.filter(({ source, flags }) => retries(source, flags).length > 0).map(String)).toEqual([])
})
