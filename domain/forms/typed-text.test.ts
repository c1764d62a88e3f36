import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { emailText, optionalText, typedText } from './typed-text.ts'

const schema = typedText({ minimum: 2, maximum: 5 }, 'falta')
const invalid = 'Retire os caracteres especiais inválidos'
const messages = (input: unknown) => v.safeParse(schema, input).issues?.map(({ message }) => message) ?? []

test('characters are counted as people and databases count them: an emoji is one', () => {
  const counted = fc.array(fc.constantFrom('a', 'ç', '€', '🩺', '字'), { maxLength: 8 })
  fc.assert(
    fc.property(counted, (characters) => {
      const isWithin = characters.length >= 2 && characters.length <= 5
      expect(v.is(schema, characters.join(''))).toBe(isWithin)
    }),
  )
})

test('control characters are refused, tabs and line breaks are not', () => {
  const codes = Array.from({ length: 32 }, (_, code) => code).concat(127)
  const taken = codes.filter((code) => !messages(`a${String.fromCodePoint(code)}b`).includes(invalid))
  expect(taken).toEqual([9, 10, 13])
})

test('half a surrogate pair is refused wherever it stands', () => {
  for (const half of ['\uD83E', '\uDE7A']) {
    expect([`${half}ab`, `a${half}b`, `ab${half}`].map(messages)).toEqual([[invalid], [invalid], [invalid]])
  }
})

test('what is taken has no blanks around it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[ \t\n]{0,3}[a-z]{2}[ \t\n]{0,3}$/), (text) => {
      expect(v.parse(schema, text)).toBe(text.trim())
    }),
  )
})

test('no input whatever throws, and a refusal always has words', () => {
  const schemas = [schema, optionalText(schema), optionalText(emailText), emailText]
  fc.assert(
    fc.property(fc.anything(), (input) => {
      for (const each of schemas) {
        const { issues = [] } = v.safeParse(each, input)
        expect(issues.filter(({ message }) => message === '')).toEqual([])
      }
    }),
  )
})

test('an optional text that is there must keep its rules', () => {
  const optional = optionalText(schema)
  expect(v.safeParse(optional, 'a').issues?.map(({ message }) => message)).toEqual(['falta'])
  expect(v.safeParse(optional, 'abcdef').issues?.map(({ message }) => message)).toEqual(['Use no máximo 5 caracteres'])
  expect(v.parse(optional, ' abc ')).toBe('abc')
})

test('an e-mail address has at most 254 characters', () => {
  const domain = '@hospital.example'
  expect(v.is(emailText, 'a'.repeat(254 - domain.length) + domain)).toBe(true)
  expect(v.is(emailText, 'a'.repeat(255 - domain.length) + domain)).toBe(false)
})
