import fc from 'fast-check'
import { expect, test } from 'vitest'
import { metaDescription } from './page-head.ts'

test('a short text is kept, a long one is cut between words', () => {
  expect(metaDescription('Cabo de ECG.')).toBe('Cabo de ECG.')
  const long = `${'palavra, '.repeat(18)}fim`
  expect(metaDescription(long)).toBe(`${'palavra, '.repeat(16)}palavra…`)
})

test('a text of words never becomes longer than a result shows, and ends where a word ends', () => {
  const words = fc.array(fc.stringMatching(/^[a-zçã]{1,20}$/), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(words, (list) => {
      const text = list.join(' ')
      const description = metaDescription(text)
      expect(description.length).toBeLessThanOrEqual(155)
      expect(`${text} `).toContain(`${description.replace('…', '')} `)
    }),
  )
})
