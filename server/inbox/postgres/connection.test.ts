import { expect, test } from 'vitest'
import { arrayText } from './connection.ts'

test('a list is written as an array literal, whatever its texts hold', () => {
  expect(arrayText([1, 20])).toBe('{"1","20"}')
  expect(arrayText(['cabo', 'a "b", {c}', 'd\\'])).toBe(String.raw`{"cabo","a \"b\", {c}","d\\"}`)
  expect(arrayText([])).toBe('{}')
})
