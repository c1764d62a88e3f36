import { expect, test } from 'vitest'
import { requestKind } from './request-kind.ts'

const origin = 'https://vitrinemedica.example'

function kindOf(path: string, mode = 'cors', method = 'GET') {
  return requestKind({ method, mode, url: new URL(path, origin).href }, origin)
}

test('pages, their data and the items of the cart come from the network first', () => {
  expect(kindOf('/produto/1', 'navigate')).toBe('page')
  expect(kindOf('/acessorios-componentes?search=ecg', 'navigate')).toBe('page')
  expect(kindOf('/produto/1.data')).toBe('fresh')
  expect(kindOf('/itens/1.json')).toBe('fresh')
})

test('what has its content’s hash in its name comes from the cache first', () => {
  expect(kindOf('/assets/shell-BcIcP14c.js')).toBe('fixed')
  expect(kindOf('/desenhos/1-geral.8ea9e87b.svg')).toBe('fixed')
  expect(kindOf('/indices/busca.0a1b2c3d.json')).toBe('fixed')
})

test('forms, the public tables, health and other sites are left alone', () => {
  expect(kindOf('/rest/v1/contacts', 'cors', 'POST')).toBeUndefined()
  expect(kindOf('/rest/v1/product_reviews?select=*')).toBeUndefined()
  expect(kindOf('/healthz', 'navigate')).toBeUndefined()
  expect(kindOf('/contato', 'navigate', 'POST')).toBeUndefined()
  expect(kindOf('/proposta/AbC-123', 'navigate')).toBeUndefined()
  expect(kindOf('https://wa.me/5541900000000', 'navigate')).toBeUndefined()
  expect(kindOf('/robots.txt')).toBeUndefined()
})
