import { expect, test } from 'vitest'
import { accessory, registries, summaryOf } from '#tests/samples.ts'
import { browseList } from './browse.ts'
import { buildList } from './catalogue-list.ts'
import { orderOf } from './list-order.ts'
import type { ListQuery } from './list-query.ts'

const parts = [
  accessory({ id: 'a', name: 'Válvula', sku: 'C10', productType: 'valvulas-exalatorias' }),
  accessory({ id: 'b', name: 'Cabo de ECG 10', sku: 'C2', productType: 'cabos-ecg' }),
  accessory({ id: 'c', name: 'Cabo de ECG 2', sku: 'B1', productType: 'cabos-ecg' }),
  accessory({ id: 'd', name: 'Água', sku: undefined, productType: 'baterias' }),
]
const list = buildList('acessorios', parts, { summarize: summaryOf, registries: registries() })
const compact: ListQuery = { search: '', selected: {}, isOtherView: true }
const ids = (query: ListQuery) => browseList(list, query).products.map(({ product }) => product.id)

test('the compact view stands in groups by type until somebody searches or sorts', () => {
  const { products } = browseList(list, compact)
  expect(products.map(({ group }) => group)).toEqual([
    'Cabos de ECG',
    'Cabos de ECG',
    'Baterias',
    'Válvulas exalatórias',
  ])
  expect(orderOf({ ...compact, search: 'cabo' }, 'acessorios')).toBe('relevancia')
  expect(orderOf({ ...compact, order: 'nome' }, 'acessorios')).toBe('nome')
})

test('names and codes are sorted as a reader would, numbers as numbers, without groups; no code comes last', () => {
  expect(ids({ ...compact, order: 'nome' })).toEqual(['d', 'c', 'b', 'a'])
  expect(ids({ ...compact, order: 'codigo' })).toEqual(['c', 'b', 'a', 'd'])
  expect(browseList(list, { ...compact, order: 'nome' }).products.every(({ group }) => group === undefined)).toBe(true)
})

test('both views are sorted as asked; the standard one stands by relevance, and so do lists that cannot be sorted', () => {
  expect(orderOf({ search: '', selected: {}, order: 'nome' }, 'acessorios')).toBe('nome')
  expect(orderOf({ search: '', selected: {} }, 'acessorios')).toBe('relevancia')
  expect(orderOf({ ...compact, order: 'nome' }, 'categoria')).toBe('relevancia')
})
