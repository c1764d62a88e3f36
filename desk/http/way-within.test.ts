import { expect, test } from 'vitest'
import { wayWithin } from './way-within.ts'

test('who wanted to see something of the desk gets there', () => {
  expect(wayWithin('/mensagens/12?busca=cabo%20spo2')).toBe('/mensagens/12?busca=cabo%20spo2')
})

test('nobody is led elsewhere, or around the door in a circle', () => {
  const wishes = [
    '',
    undefined,
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/mensagens/..//evil.example',
    '/%2e//evil.example',
    'mensagens',
  ]
  for (const wish of [...wishes, '/entrar', '/entrar/abc', '/x/../entrar']) expect(wayWithin(wish)).toBe('/')
})
