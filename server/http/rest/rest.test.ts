import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSuspect } from './rest.ts'

const headers = (given: Record<string, string>) => (name: string) => given[name]

test('a form filled in within two seconds, or a filled trap, is suspect', () => {
  expect(isSuspect(headers({ 'x-form-opened': '150' }))).toBe(true)
  expect(isSuspect(headers({ 'x-form-trap': 'x' }))).toBe(true)
})

test('a form filled in at leisure is not', () => {
  expect(isSuspect(headers({ 'x-form-opened': '2000' }))).toBe(false)
})

test('a post without the header, or with one that is no number, comes from no form of the site', () => {
  expect(isSuspect(headers({}))).toBe(true)
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(!/^\d+$/.test(text))
      expect(isSuspect(headers({ 'x-form-opened': text }))).toBe(true)
    }),
  )
})
