import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scriptText } from './json-ld.tsx'

test('no data can end the script, open a comment or break a line', () => {
  const text = scriptText({ name: '</script><script>alert(1)</script><!-- \u2028\u2029' })
  expect(text).not.toMatch(/[<>\u2028\u2029]/)
  expect(text).toContain(String.raw`\u003c/script`)
})

test('what goes in comes out when it is read', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(scriptText(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})
