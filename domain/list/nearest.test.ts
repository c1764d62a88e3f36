import { expect, test } from 'vitest'
import { accessory, registries, summaryOf } from '#tests/samples.ts'
import { browseList } from './browse.ts'
import { buildList } from './catalogue-list.ts'
import type { ListQuery } from './list-query.ts'

const parts = [
  accessory({ id: 'ecg-ge', name: 'Cabo GE', equipmentBrand: 'ge-healthcare', productType: 'cabos-ecg' }),
  accessory({ id: 'ecg-mindray', name: 'Cabo Mindray', equipmentBrand: 'mindray', productType: 'cabos-ecg' }),
  accessory({ id: 'lamp', name: 'Lâmpada', equipmentBrand: 'philips', productType: 'lampadas' }),
]
const material = { summarize: summaryOf, registries: registries() }
const list = buildList('acessorios', parts, material)
const nearest = (selected: ListQuery['selected']) => browseList(list, { search: '', selected }).nearest

test('what fails one filter alone is nearest, and each filter says what is there without it', () => {
  const near = nearest({ marca: ['philips'], tipo: ['cabos-ecg'] })
  expect(near?.removableFilters).toEqual([
    { filter: 'marca', total: 2 },
    { filter: 'tipo', total: 1 },
  ])
  expect(near?.products.map(({ product }) => product.id)).toEqual(expect.arrayContaining(['ecg-ge', 'lamp']))
})

test('a list that answers has no nearest, nor one whose search finds nothing by itself', () => {
  expect(nearest({ marca: ['philips'] })).toBeUndefined()
  expect(browseList(list, { search: 'xyz', selected: {} }, { found: [] }).nearest).toBeUndefined()
})

test('in a list that is searched plainly the search itself is in the way', () => {
  const category = buildList('categoria', parts, material)
  const near = browseList(category, { search: 'xyz', selected: { marca: ['mindray'] } }).nearest
  expect(near?.removableFilters).toEqual([{ filter: 'search', total: 1 }])
  expect(near?.products.map(({ product }) => product.id)).toEqual(['ecg-mindray'])
})
