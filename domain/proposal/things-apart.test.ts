import { expect, test } from 'vitest'
import { buildOrderBook, sourcesOf } from '#domain/order-list/order-book.ts'
import { itemFor } from '#domain/order-list/order-item.ts'
import { accessory, summaryOf } from '#tests/samples.ts'
import { resolveThings } from './things-apart.ts'

const cable = summaryOf(accessory({ id: 'cabo', name: 'Cabo de ECG', sku: 'CABO1', productType: 'cabos-ecg' }))
const sensor = summaryOf(accessory({ id: 'sensor', name: 'Sensor', sku: 'SENSOR1', productType: 'sensores-spo2' }))
const battery = summaryOf(accessory({ id: 'pilha', name: 'Bateria', sku: 'PILHA1', productType: 'baterias' }))
const nouns = { cabo: cable, sensor, infantil: sensor, pilha: battery }
const sources = {
  ...sourcesOf(buildOrderBook([cable, sensor, battery])),
  searchWords: (text: string) => {
    const found = Object.entries(nouns).flatMap(([noun, item]) => (text.includes(noun) ? [itemFor(item)] : []))
    return text.startsWith('pilhas para') ? [] : found
  },
  isWord: (word: string) => Object.keys(nouns).some((noun) => word.startsWith(noun)),
}
const things = (text: string) => resolveThings(text, sources).map(({ written }) => written)

test('a sentence that asks for three things makes three lines', () => {
  expect(things('Preciso de dois cabos, um sensor adulto e pilhas')).toEqual([
    'Preciso de dois cabos',
    'um sensor adulto',
    'pilhas',
  ])
  expect(things('quero orçamento de cabo, sensor e pilhas')).toEqual(['quero orçamento de cabo', 'sensor', 'pilhas'])
})

test('a thing with words that the catalogue does not know is known by its first one, and not lost', () => {
  const asked = 'gostaria de um sensor e pilhas para o otoscópio'
  expect(resolveThings(asked, sources)[1]?.outcome).toEqual({
    kind: 'unknown',
    similarItems: [],
    quantity: 1,
    isAssumed: true,
  })
  expect(things(asked)).toEqual(['gostaria de um sensor', 'pilhas para o otoscópio'])
})

test('one thing stays one line, and so does a line of a list', () => {
  expect(things('preciso de um sensor adulto e infantil')).toHaveLength(1)
  expect(things('sensor, cabo de 3 m')).toHaveLength(1)
  expect(things('preciso de um sensor, entrega em Curitiba')).toHaveLength(1)
})
