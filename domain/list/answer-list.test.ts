import { expect, test } from 'vitest'
import { toSearchDocument } from '#domain/search/index/document.ts'
import { buildIndex } from '#domain/search/index/search-index.ts'
import { accessory, equipment, registries, searchVocabulary, summaryOf } from '#tests/samples.ts'
import { answerList } from './answer-list.ts'
import { buildList } from './catalogue-list.ts'
import { smartFind } from './smart-find.ts'

const parts = [
  accessory({ id: 'ecg-ge', name: 'Cabo de ECG para GE', sku: 'C5VG1', equipmentBrand: 'ge-healthcare' }),
  accessory({ id: 'ecg-mindray', name: 'Cabo de ECG para Mindray', sku: 'C5VM1', equipmentBrand: 'mindray' }),
]
const documents = parts.map((part) => toSearchDocument(part, registries()))
const index = buildIndex(documents, searchVocabulary())
const list = buildList('acessorios', parts, { summarize: summaryOf, registries: registries() })
const address = { path: '/acessorios-componentes', listUrl: '/indices/a.json' }
const answer = (query: string, sources = {}) =>
  answerList(
    { list, address, find: async (searched, term) => smartFind(searched, index, term), ...sources },
    new URLSearchParams(query),
  )
const ids = async (query: string) => (await answer(query)).products.map(({ product }) => product.id)

test('a list without a query shows its products, and says where it stands', async () => {
  expect(await answer('')).toMatchObject({ kind: 'acessorios', ...address, total: 2 })
})

test('parts are searched smartly, with the advice that belongs to the answer', async () => {
  expect(await ids('search=C5VG1')).toEqual(['ecg-ge'])
  expect((await answer('search=C5VG2')).advice).toMatchObject({
    kind: 'code',
    similarCodes: expect.arrayContaining(['C5VG1']),
  })
})

test('where the smart search cannot be had there is no other answer', async () => {
  const find = () => Promise.reject(new Error('none here'))
  await expect(answer('search=cabo', { find })).rejects.toThrow('none here')
  await expect(answer('marca=mindray', { find })).resolves.toMatchObject({ total: 1 })
})

test('equipment and categories are searched plainly', async () => {
  const find = () => Promise.reject(new Error('not asked'))
  const monitors = buildList('equipamentos', [equipment({ name: 'Monitor' })], {
    summarize: summaryOf,
    registries: registries(),
  })
  const found = await answer('search=monitor', { list: monitors, find })
  expect(found).toMatchObject({ kind: 'equipamentos', total: 1 })
  expect(found).not.toHaveProperty('advice')
})

test('options are cut to what a served page carries, unless the address asks for all', async () => {
  const optionsOf = async (query: string) =>
    (await answer(query, { maximumOptions: 1 })).facets.find(({ name }) => name === 'marca')?.options.length
  expect(await optionsOf('')).toBe(1)
  expect(await optionsOf('opcoes=todas')).toBe(2)
})
