import { expect, test } from 'vitest'
import { noticeOf, withNotice, withoutNotice } from './notices.ts'

const queryOf = (address: string) => Object.fromEntries(new URL(address, 'http://mesa.invalid').searchParams)

test('an address says what was done, to how many, and where it is undone', () => {
  const address = withNotice('/mensagens?vez=spam#lista', 'varias', { done: 1204, refused: 1, batch: 'lote-123' })
  expect(address).toMatch(/^\/mensagens\?vez=spam&.*#lista$/)
  expect(noticeOf(queryOf(address))).toEqual({
    text: 'Feito em 1.204 mensagens. Uma ficou como estava: outra pessoa mexeu antes, ou não fazia sentido.',
    undoPath: '/desfazer/lote-123',
  })
  expect(withoutNotice('/mensagens', queryOf(address))).toBe('/mensagens?vez=spam')
})

test('a change of a draft is undone in the draft; what cannot be undone offers nothing', () => {
  expect(noticeOf({ feito: 'catalogo', lote: 'lote-123' })?.undoPath).toBe('/catalogo/desfazer/lote-123')
  expect(noticeOf({ feito: 'resposta', lote: 'lote-123' })?.undoPath).toBeUndefined()
})

test('an address cannot make the desk say anything else', () => {
  expect(noticeOf({ feito: 'toString' })).toBeUndefined()
  expect(noticeOf({})).toBeUndefined()
})
