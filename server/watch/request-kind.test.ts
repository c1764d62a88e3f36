import { expect, test } from 'vitest'
import { requestKind } from './request-kind.ts'

test.each([
  ['GET', '/healthz', 'health'],
  ['POST', '/rest/v1/contacts', 'form'],
  ['GET', '/rest/v1/product_reviews?select=id', 'reviews'],
  ['GET', '/assets/app-1a2b.js', 'file'],
  ['GET', '/', 'page'],
  ['GET', '/produto/1', 'page'],
  ['GET', '/produto/1.data', 'page'],
  ['GET', '/acessorios-componentes?search=ecg', 'search'],
])('%s %s asks for a %s', (method, address, kind) => {
  expect(requestKind(method, address)).toBe(kind)
})
