import { expect, test } from 'vitest'
import { namedFacts, type PlainFactValues } from '#domain/catalogue/part/plain-fields.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { apiFaults, strictApiFaults } from '#tests/feed-rules/api.ts'
import { accessory, connector, ecgVariants, equipment, maker, registries, sampleBrands } from '#tests/samples.ts'
import { apiDocument } from './api-product.ts'
import { apiSchema } from './api-schema.ts'

const siteUrl = 'https://loja.example'
const schema = JSON.stringify(apiSchema(siteUrl, sampleBrands))
const { models } = registries({ makers: [maker({ models: [{ key: 'umec-12', name: 'uMEC12' }] })] })

const connectors = [
  connector({ key: 'db9-macho' }),
  connector({ key: 'db9-femea', name: 'DB9 fêmea', gender: 'femea', mates: ['db9-macho'] }),
]

function written(...products: Product[]): string {
  const drawn = products.map((product) => ({
    ...product,
    images: [{ key: 'peca', src: `/desenhos/${product.id}.svg`, alt: product.name, variantIds: [] }],
  }))
  return apiDocument({ brand: { name: 'Loja' }, siteUrl, products: drawn, models, connectors })
}

/** The plain facts as the document tells them: null where they are not known. */
const factsOf = (product: PlainFactValues) =>
  Object.fromEntries(namedFacts.map(({ name }) => [name, product[name] ?? null]))

const part = accessory({
  sku: 'C0',
  formerly: ['cabo-antigo'],
  formerCodes: ['C-ANTIGO'],
  currentPrice: 1149,
  originalPrice: 1290,
  equipmentBrand: 'philips',
  additionalEquipmentBrands: ['mindray', 'philips'],
  equipmentModel: ['umec-12'],
  compatibleWith: ['Monitores Mindray uMEC'],
  ncm: '90189099',
  dossier: { anvisa: 'registro', anvisaNumber: '80000000001', anvisaStatus: 'vigente', latex: 'livre' },
  evidence: [{ about: 'latex', document: 'Declaração', holder: 'Fabricante', seen: '2026-11-24' }],
  references: [{ maker: 'Mindray', code: '0010-30-42719', source: 'catálogo público' }],
  variants: ecgVariants.map((variant, index) => (index === 0 ? { ...variant, currentPrice: 0 } : variant)),
})

test('a part is told with its codes, what it fits, its prices and its addresses', () => {
  expect(JSON.parse(written(part)).products).toEqual([
    {
      id: 'cabo-de-teste',
      formerIds: ['cabo-antigo'],
      code: 'C0',
      formerCodes: ['C-ANTIGO'],
      name: 'Cabo de teste',
      description: 'Cabo para a bancada.',
      category: 'acessorios-componentes',
      type: { key: 'cabos-ecg', name: 'Cabos de ECG' },
      condition: 'compativel',
      availability: 'em-estoque',
      price: 1149,
      originalPrice: 1290,
      url: 'https://loja.example/produto/cabo-de-teste',
      pictures: [{ url: 'https://loja.example/desenhos/cabo-de-teste.svg', alt: 'Cabo de teste' }],
      ...factsOf(part),
      anvisa: { number: '80000000001', kind: 'registro', status: 'vigente', process: null, expires: null },
      evidence: [{ about: 'latex', document: 'Declaração', holder: 'Fabricante', seen: '2026-11-24' }],
      maker: null,
      compatibility: {
        brands: [
          { key: 'philips', name: 'Philips' },
          { key: 'mindray', name: 'Mindray' },
        ],
        models: [
          { key: 'umec-12', name: 'Mindray uMEC12', url: 'https://loja.example/compatibilidade/mindray/umec-12' },
        ],
        texts: ['Monitores Mindray uMEC'],
      },
      technology: null,
      mates: [],
      references: [{ maker: 'Mindray', code: '0010-30-42719', source: 'catálogo público' }],
      variants: [
        {
          id: '3-vias',
          code: 'C3VGA2',
          formerCodes: [],
          name: '3 vias',
          availability: 'em-estoque',
          price: null,
          originalPrice: null,
          url: 'https://loja.example/produto/cabo-de-teste?opcao=3-vias',
        },
        {
          id: '5-vias',
          code: 'C5VGA2',
          formerCodes: [],
          name: '5 vias',
          availability: 'em-estoque',
          price: 1149,
          originalPrice: 1290,
          url: 'https://loja.example/produto/cabo-de-teste?opcao=5-vias',
        },
      ],
    },
  ])
})

test('a machine has a maker and no compatibility; what is on request has no price', () => {
  expect(JSON.parse(written(equipment())).products).toMatchObject([
    {
      code: null,
      type: { key: 'monitores-multiparametro' },
      condition: null,
      maker: { key: 'mindray', name: 'Mindray' },
      compatibility: { brands: [], models: [], texts: [] },
      price: null,
      originalPrice: null,
      ...factsOf({}),
      anvisa: null,
      evidence: [],
      variants: [],
    },
  ])
})

const cable = accessory({
  id: 'cabo',
  sku: 'SCE02',
  productType: 'sensores-spo2',
  technology: 'nellcor-oximax',
  ends: [
    { side: 'equipamento', connector: 'db9-macho' },
    { side: 'sensor', connector: 'db9-femea' },
  ],
})
const sensor = accessory({
  id: 'sensor',
  name: 'Sensor Emai',
  sku: 'SCD19',
  productType: 'sensores-spo2',
  technology: 'emai',
  ends: [{ side: 'cabo', connector: 'db9-macho' }],
})

test('a part tells what goes into its ends, and how surely', () => {
  expect(JSON.parse(written(cable, sensor)).products[0]).toMatchObject({
    technology: { key: 'nellcor-oximax', name: 'Nellcor OxiMax' },
    mates: [
      {
        side: { key: 'sensor', name: 'Lado do sensor' },
        connector: { key: 'db9-femea', name: 'DB9 fêmea', isConfirmed: true },
        codes: [],
        parts: [
          {
            id: 'sensor',
            name: 'Sensor Emai',
            codes: ['SCD19'],
            fit: 'outra-tecnologia',
            technology: { key: 'emai', name: 'SpO2 Emai' },
            url: 'https://loja.example/produto/sensor',
          },
        ],
      },
    ],
  })
})

test('an old price that is not above the new one is none', () => {
  const { products } = JSON.parse(written(accessory({ currentPrice: 100, originalPrice: 100 })))
  expect(products).toMatchObject([{ price: 100, originalPrice: null }])
})

test('every document is valid by the schema, and says nothing that the schema does not', () => {
  for (const document of [written(part, equipment()), written(cable, sensor), written(accessory()), written()]) {
    expect(apiFaults(schema, document)).toEqual([])
    expect(strictApiFaults(schema, document)).toEqual([])
  }
})

test.each([
  ['a price of nothing', '"price":1149', '"price":0'],
  ['a price as text', '"price":1149', '"price":"1149"'],
  ['an availability of its own', '"em-estoque"', '"disponivel"'],
  ['an address below the site', '"url":"https://loja.example/produto', '"url":"/produto'],
  ['a type that is none', '"key":"cabos-ecg"', '"key":"cabos"'],
  ['a tax position of seven digits', '"ncm":"90189099"', '"ncm":"9018909"'],
  ['a paper for what is no claim', '"about":"latex"', '"about":"cor"'],
  ['a registration without its number', '"number":"80000000001",', ''],
  ['no name', '"name":"Cabo de teste"', '"nome":"Cabo de teste"'],
  ['another version', '"version":1', '"version":2'],
])('the schema refuses %s', (_what, found, changed) => {
  const document = written(part)
  expect(document).toContain(found)
  expect(apiFaults(schema, document.replaceAll(found, changed))).not.toEqual([])
})

test('a field more is no fault by the schema, which may grow', () => {
  const document = written(part).replace('"version":1', '"version":1,"news":true')
  expect(apiFaults(schema, document)).toEqual([])
  expect(strictApiFaults(schema, document)).not.toEqual([])
})

test('each product stands on a line of its own', () => {
  expect(written(part, equipment()).split('\n')).toHaveLength(5)
})
