import { expect, test } from 'vitest'
import { addressWithinDesk } from './address.ts'

test('who wanted to see something of the desk gets there', () => {
  expect(addressWithinDesk('/mensagens/12?busca=cabo%20spo2')).toBe('/mensagens/12?busca=cabo%20spo2')
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
  for (const wish of [...wishes, '/entrar', '/entrar/abc', '/x/../entrar']) expect(addressWithinDesk(wish)).toBe('/')
})
