import { expect, test } from 'vitest'
import { connectorRegistry } from '#domain/catalogue/registry/registries.ts'
import { accessoryRecord, connector } from '#tests/samples.ts'
import { disagreements } from './stated-numbers.ts'

type Fields = NonNullable<Parameters<typeof accessoryRecord>[0]>

const connectors = connectorRegistry([connector({ key: 'redondo-12', contacts: 12 })])
const told = (fields: Fields) =>
  disagreements(accessoryRecord(fields), connectors).map(
    ({ path, measure, stated, known }) => `${path}: ${stated} ${measure}, not ${known.join(', ')}`,
  )

const cable: Fields = {
  name: 'Cabo de ECG de 5 vias',
  drawing: { leads: 5 },
  ends: [{ side: 'equipamento', connector: 'redondo-12' }],
}
const hose: Fields = {
  productType: 'cabos-extensoes-pni',
  name: 'Extensão de PNI',
  description: 'Mangueira de tubo único. Uma via leva o ar.',
  drawing: { tubes: 1 },
  variants: [
    { id: 'a', sku: 'A', length: '1,5 m' },
    { id: 'b', sku: 'B', length: '3,0 m' },
  ],
}

test.each([
  ['ways of ECG in a name', { ...cable, name: 'Cabo de ECG de 3 vias' }, 'name: 3 vias de ECG, not 5'],
  [
    'ways of ECG in a row without its unit',
    { ...cable, specifications: [{ name: 'Número de vias', value: '3 (ou mais)' }] },
    'specifications.0: 3 vias de ECG, not 5',
  ],
  ['pins', { ...cable, compatibleWith: ['Entrada redonda de 10 pinos'] }, 'compatibleWith.0: 10 pinos, not 12'],
  ['pins in words', { ...cable, compatibleWith: ['Entrada de dez pinos'] }, 'compatibleWith.0: 10 pinos, not 12'],
  ['tubes', { ...hose, name: 'Extensão de duas vias' }, 'name: 2 vias de ar, not 1'],
  [
    'one of several lengths',
    { ...hose, specifications: [{ name: 'Opções', value: 'De 1,5, 3,0 ou 5,0 m' }] },
    'specifications.0: 5 metros, not 1,5, 3',
  ],
  [
    'a length beside the one of the data sheet',
    { ...cable, compatibleWith: ['Leitos a 3,6 m'], specifications: [{ name: 'Comprimento', value: '2,7 m' }] },
    'compatibleWith.0: 3,6 metros, not 2,7',
  ],
  [
    'circumferences',
    {
      productType: 'bracadeiras-pni',
      compatibleWith: ['Braços de 25 a 35 cm'],
      variants: [{ id: 'a', sku: 'A', sizeKey: 'adulto', sizeLabel: 'Adulto (18 a 26 cm)' }],
    },
    'compatibleWith.0: 25 a 35 centímetros de circunferência, not 18 a 26',
  ],
  [
    'volts',
    {
      productType: 'baterias',
      name: 'Bateria de 11,1 V',
      variants: [{ id: 'a', sku: 'A', rating: '12 V, 7 Ah' }],
    },
    'name: 11,1 volts, not 12',
  ],
  ['pieces', { productType: 'eletrodos', name: 'Jogo de 4', drawing: { pieces: 6 } }, 'name: 4 peças, not 6'],
  [
    'pieces by their word',
    { productType: 'eletrodos', name: 'Pera, 4 peças', drawing: { pieces: 6 } },
    'name: 4 peças, not 6',
  ],
] satisfies [string, Fields, string][])('%s that differ from the data are told', (_, fields, expected) => {
  expect(told(fields)).toEqual([expected])
})

test.each<[string, Fields]>([
  ['the same number', { ...cable, compatibleWith: ['Entrada de 12 pinos'] }],
  ['the same number in words', { ...hose, name: 'Extensão de uma via' }],
  ['the same length with fewer decimals', { ...hose, compatibleWith: ['Leitos a 3 m'] }],
  ['a number in parentheses of a row', { ...cable, specifications: [{ name: 'Número de vias', value: '5 (não 3)' }] }],
  ['a number of something else', { ...cable, compatibleWith: ['iMEC 8, 10 e 12', 'Seção de 3 mm', 'ISO 80601'] }],
  ['what the data do not say', { name: 'Sensor de 9 pinos, 3,0 m e 12 V' }],
  [
    'ways of a part that has none of them',
    { productType: 'baterias', name: 'Bateria de 2 vias', drawing: { tubes: 1 } },
  ],
])('%s is no disagreement', (_, fields) => {
  expect(told(fields)).toEqual([])
})

test('the first sentence of a description says what the part is; it may name another beside it, and the others speak freely', () => {
  expect(told({ ...cable, description: 'Cabo de 3 vias. Leve.' })).toEqual(['description: 3 vias de ECG, not 5'])
  expect(told({ ...cable, description: 'Cabo de 5 vias, que substitui o de 3 vias. Leve.' })).toEqual([])
  expect(told({ ...cable, description: 'Cabo leve. Onde bastam 3 vias, há outro.' })).toEqual([])
})

test('figures without an end are read at once', () => {
  const digits = '1'.repeat(30_000)
  const start = performance.now()
  told({
    ...hose,
    variants: [{ id: 'a', sku: 'A', rating: digits, sizeKey: 'adulto', sizeLabel: digits }],
    description: '12 V',
  })
  expect(performance.now() - start).toBeLessThan(3000)
})
