import * as v from 'valibot'
import { expect, test } from 'vitest'
import { initialsOf, personFormSchema } from './person.ts'

test('initials are the first letters of the first and the last name', () => {
  const names = ['Ana', 'Ana Beatriz Souza', 'érico lima', 'João  da Silva', '3M']
  expect(names.map(initialsOf)).toEqual(['A', 'AS', 'ÉL', 'JS', 'M'])
})

test('a person’s form fills in what may be missing', () => {
  const form = { name: ' Ana Souza ', initials: '', role: 'atende' }
  expect(v.parse(personFormSchema, form)).toEqual({ name: 'Ana Souza', initials: 'AS', role: 'atende', login: null })
  const full = { name: 'Ana', initials: 'an', role: 'administra', login: ' ana@hospital ' }
  expect(v.parse(personFormSchema, full)).toEqual({
    name: 'Ana',
    initials: 'AN',
    role: 'administra',
    login: 'ana@hospital',
  })
})

test('two names that look the same are the same', () => {
  for (const name of ['Ana\u200B Souza', 'Ana\u00A0Souza', 'Ana  Souza', '\u202EAna\u2028Souza', 'Ａna Souza'])
    expect(v.parse(personFormSchema, { name, initials: '', role: 'atende' }).name).toBe('Ana Souza')
})

test('what is no person is refused', () => {
  const good = { name: 'Ana', initials: '', role: 'atende', login: '' }
  const bad = [
    { name: 'A' },
    { name: 'A\nB' },
    { name: '..' },
    { name: '\u200B\u2060' },
    { initials: 'ABCD' },
    { initials: '<b>' },
    { role: 'chefe' },
    { login: 'a b' },
  ]
  for (const part of bad) expect(v.is(personFormSchema, { ...good, ...part })).toBe(false)
})
