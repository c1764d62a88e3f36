import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineChanges } from './line-changes.ts'

test('what went and what came stands between the lines around it', () => {
  expect(lineChanges('a\nb\nc\nd\ne\nf', 'a\nb\nc\nx\ny\ne\nf').map(({ sign, text }) => sign + text)).toEqual([
    ' b',
    ' c',
    '-d',
    '+x',
    '+y',
    ' e',
    ' f',
  ])
  expect(lineChanges('a\nb', 'a\nb')).toEqual([])
})

test('the lines that stay and come are the later text, those that stay and go the earlier one', () => {
  const texts = fc
    .array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 3 })
    .map((lines) => lines.join('\n'))
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      // With so few lines none is left out, but for texts that are the same.
      fc.pre(before !== after)
      const lines = lineChanges(before, after)
      const side = (sign: string) =>
        lines
          .filter((line) => line.sign !== sign)
          .map(({ text }) => text)
          .join('\n')
      expect([side('+'), side('-')]).toEqual([before, after])
    }),
  )
})
