import { expect, test } from 'vitest'
import { accessory, connector, equipment, maker, registries } from '#tests/samples.ts'
import { alternativesFor, decisionSheet, costPerUse, type ComparedPart } from './decision-sheet.ts'

const known = registries({
  connectors: [connector(), connector({ key: 'oculto', name: 'Redondo', confirmed: false, note: 'Conte os pinos.' })],
  makers: [
    maker({
      models: [
        { key: 'imec-8', name: 'iMEC 8' },
        { key: 'imec-10', name: 'iMEC 10' },
      ],
    }),
  ],
})
const plugged = { ends: [{ side: 'equipamento' as const, connector: 'db9-macho' }] }
const cable = accessory({ id: 'cabo', sku: 'CB01', equipmentModel: ['imec-8'], ...plugged })

/** The values of a field, column by column. */
function valuesOf(weighed: ComparedPart[], name: string): string[] | undefined {
  return decisionSheet(weighed, known)
    .groups.flatMap(({ rows }) => rows)
    .find((row) => row.name === name)?.values
}

const alternatives = (...others: ReturnType<typeof accessory>[]) =>
  alternativesFor(cable, [cable, ...others], known.models).map(({ product, relation }) => `${product.id}: ${relation}`)

test('an alternative is cited for one of the same machines, and another connector is said', () => {
  const same = accessory({ id: 'outro', equipmentModel: ['imec-10', 'imec-8'], ...plugged })
  const other = accessory({
    id: 'redondo',
    equipmentModel: ['imec-8'],
    ends: [{ side: 'equipamento', connector: 'oculto' }],
  })
  expect(alternatives(same, other)).toEqual([
    'outro: também compatível com iMEC 8',
    'redondo: também compatível com iMEC 8; outro conector',
  ])
})

test.each([
  ['for other machines', accessory({ id: 'x', equipmentModel: ['imec-10'], ...plugged })],
  ['of another type', accessory({ id: 'x', equipmentModel: ['imec-8'], productType: 'sensores-spo2', ...plugged })],
  [
    'that joins other sides',
    accessory({ id: 'x', equipmentModel: ['imec-8'], ends: [{ side: 'cabo', connector: 'db9-macho' }] }),
  ],
  ['that cites no machine', accessory({ id: 'x', ...plugged })],
])('a part %s is no alternative', (_what, other) => {
  expect(alternatives(other)).toEqual([])
})

test('without cited models, parts of the same brand may be weighed, and those for any brand may not', () => {
  const part = accessory({ id: 'a' })
  const universal = accessory({ id: 'u', equipmentBrand: 'universal' })
  const others = [accessory({ id: 'b' }), accessory({ id: 'c', equipmentBrand: 'mindray' }), universal]
  const found = alternativesFor(part, [part, ...others], known.models)
  expect(found.map(({ product, relation }) => [product.id, relation])).toEqual([
    ['b', 'mesma marca, modelo a confirmar'],
  ])
  expect(
    alternativesFor(universal, [universal, accessory({ id: 'v', equipmentBrand: 'universal' })], known.models),
  ).toEqual([])
})

test('what is known is told by how it is known', () => {
  expect(valuesOf([{ product: cable }], 'Compatível com (segundo a ficha)')).toEqual(['iMEC 8'])
  expect(valuesOf([{ product: accessory() }], 'Marca')).toEqual(['Philips, modelo a confirmar'])
  expect(valuesOf([{ product: accessory({ equipmentBrand: 'universal' }) }], 'Marca')).toEqual([
    'universal, conforme o conector',
  ])
  const replaced = accessory({ references: [{ maker: 'Philips', code: 'M1', source: 'Manual, p. 3' }] })
  expect(valuesOf([{ product: replaced }], 'Código do fabricante que substitui')).toEqual(['Philips M1 (Manual, p. 3)'])
  expect(valuesOf([{ product: accessory() }], 'ANVISA')).toEqual(['Número: enviado com o orçamento'])
})

test('what differs by version stands together until one is meant', () => {
  const product = accessory({
    variants: [
      { id: 'a', sku: 'A1', leads: '3', ends: [{ side: 'cabo', connector: 'db9-macho' }] },
      { id: 'b', sku: 'B1', leads: '5', ends: [{ side: 'cabo', connector: 'oculto' }] },
    ],
  })
  expect(valuesOf([{ product }], 'Lado do cabo')).toEqual([
    '3 vias: DB9 macho (9 pinos); 5 vias: Redondo (face a conferir na peça)',
  ])
  expect(valuesOf([{ product, variantId: 'a' }], 'Lado do cabo')).toEqual(['DB9 macho (9 pinos)'])
})

test('what to check names the models, and says where a face is not known', () => {
  const hidden = accessory({ equipmentModel: ['imec-8'], ends: [{ side: 'equipamento', connector: 'oculto' }] })
  expect(decisionSheet([{ product: hidden }], known).checks).toEqual([
    'Modelo na etiqueta do equipamento: iMEC 8.',
    'Código na etiqueta da peça em uso, e quantas pontas ou vias ela tem.',
    'Conector cuja face o catálogo não conhece: compare na peça em uso.',
    'Conte os pinos.',
  ])
  expect(decisionSheet([{ product: equipment() }], known).checks).toEqual([])
  const keys = ['1', '2', '3', '4', '5', '6', '7', '8']
  const many = registries({ makers: [maker({ models: keys.map((key) => ({ key, name: `M${key}` })) })] })
  expect(decisionSheet([{ product: accessory({ equipmentModel: keys }) }], many).checks[0]).toBe(
    'Modelo na etiqueta do equipamento: M1, M2, M3, M4, M5, M6 e mais 2.',
  )
})

test('a use costs what the data tell, and nothing is told without a price, a pack or a single use', () => {
  const single = accessory({ dossier: { use: 'uso-unico' } })
  expect(costPerUse(single, { pack: 'Pacote com 50' }, 10_000)).toBe('R$ 2,00 (R$ 100,00 por 50)')
  expect(costPerUse(single, undefined, 12)).toBeUndefined()
  expect(costPerUse(single, { pack: 'Caixa com 1.000' }, 50_000)).toBe('R$ 0,50 (R$ 500,00 por 1.000)')
  expect(costPerUse(single, { pack: 'Caixa com 50 jogos' }, 10_000)).toBe('R$ 2,00 (R$ 100,00 por 50)')
  expect(costPerUse(single, { pack: 'Unidade' }, 1200)).toBe('R$ 12,00')
  for (const pack of ['Caixa', 'Bisnaga de 250 g', 'Galão de 4,5 kg', 'Pacote de 1 kg'])
    expect(costPerUse(single, { pack }, 10_000)).toBeUndefined()
  const packed = accessory({ dossier: { use: 'uso-unico' }, variants: [{ id: 'a', sku: 'A1', pack: 'Caixa com 24' }] })
  expect(costPerUse(packed, undefined, 10_000)).toBeUndefined()
  expect(costPerUse(single, undefined, 0)).toBeUndefined()
  expect(costPerUse(accessory({ dossier: { use: 'reutilizavel' } }), undefined, 12)).toBeUndefined()
})
