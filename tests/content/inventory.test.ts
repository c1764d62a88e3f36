import { expect, test } from 'vitest'
import type { Accessory, Equipment, Product } from '#domain/catalogue/product.ts'
import {
  equipmentBrandLabel,
  equipmentFamilyLabel,
  keysOf,
  productTypeLabel,
  sizeKeys,
  type ProductType,
} from '#domain/catalogue/vocabulary.ts'
import { loadCatalogue } from '#tests/catalogue-content.ts'

/** What the catalogue must hold, whatever else it holds (spec §3 'Catalogue content', 'SKU examples'). */

const { products, categories } = await loadCatalogue()
const accessories = products.filter((product): product is Accessory => product.category === 'acessorios-componentes')
const equipment = products.filter((product): product is Equipment => product.category === 'equipamentos')
const ofType = (type: ProductType) => accessories.filter(({ productType }) => productType === type)
const variantsOf = (product: Product) => (product.category === 'acessorios-componentes' ? product.variants : [])
const codesOf = (product: Product) => [
  ...(product.sku ? [product.sku] : []),
  ...variantsOf(product).map(({ sku }) => sku),
]
const codes = products.flatMap(codesOf)
const productOf = (code: string) => products.find((product) => codesOf(product).includes(code))

const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1).padStart(2, '0'))
const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index)

test('there are about 110 accessories and 24 or more equipments', () => {
  expect(accessories.length).toBeGreaterThanOrEqual(110)
  expect(equipment.length).toBeGreaterThanOrEqual(24)
})

test.each([
  ['bracadeiras-pni', 5],
  ['sensores-spo2', 3],
  ['cabos-extensoes-pni', 8],
  ['conectores-pni', 27],
  ['cabos-ecg', 14],
  ['displays-monitores-lcd', 5],
  ['cabos-pi', 6],
  ['celulas-o2', 12],
  ['eletrodos', 3],
  ['placas-componentes-eletronicos', 2],
  ['sensores-temperatura', 8],
  ['lampadas', 1],
  ['capnografia', 2],
  ['pas-eletrodos-desfibrilacao', 3],
] as const)('of %s there are %s or more', (type, count) => {
  expect(ofType(type).length).toBeGreaterThanOrEqual(count)
})

test('every type, brand and size of the spec is used by some product', () => {
  const brands = new Set(
    products.flatMap((product) =>
      product.category === 'equipamentos'
        ? [product.brand]
        : [product.equipmentBrand, ...product.additionalEquipmentBrands],
    ),
  )
  const sizes = new Set(accessories.flatMap(({ variants }) => variants.map(({ sizeKey }) => sizeKey)))
  expect(keysOf(productTypeLabel).filter((type) => ofType(type).length === 0)).toEqual([])
  expect(keysOf(equipmentBrandLabel).filter((brand) => !brands.has(brand))).toEqual([])
  expect(sizeKeys.filter((size) => !sizes.has(size))).toEqual([])
})

test.each([
  ['ECG cables with 3 and 5 leads', ['C3VGA2', 'C5VGA2', 'C3VGA3', 'C5VGA3', 'C3VG11', 'C5VG11', 'C3VG16', 'C5VG16']],
  [
    'ECG cables and leadwires with one code',
    ['C5VG14', 'C5VG19', 'C5VG110', 'C10VGA1', 'C10VGA3', 'C10VG12', 'C10VG15', 'C5VG17', 'C5VG18'],
  ],
  [
    'pressure cables',
    ['1', '2', '3', '4', '5', '6'].flatMap((cable) =>
      ['01', '02', '03', '04'].map((transducer) => `EID${cable}${transducer}`),
    ),
  ],
  ['connectors', numbers(27).map((number) => `CP${number}`)],
  ['cuff extensions', numbers(14).map((number) => `TPNI${number}`)],
  ['SpO2 sensors', numbers(6).map((number) => `SCD${number}`)],
  ['temperature sensors', numbers(8).flatMap((number) => [`ST ${number} E`, `ST ${number} S`])],
  ['laryngoscope lamp', ['LL 01 G', 'LL 01 F']],
])('each code of the %s stands once', (_name, expected) => {
  expect(expected.filter((code) => codes.filter((each) => each === code).length !== 1)).toEqual([])
})

test.each([
  ['C5VG14', 'mindray'],
  ['C5VG19', 'lifemed'],
  ['C10VGA3', 'ge-healthcare'],
  ['C10VG12', 'dixtal'],
  ['C10VG15', 'dixtal'],
  ['C5VG17', 'drager'],
  ['C5VG18', 'drager'],
] as const)('%s is a part for %s', (code, brand) => {
  expect(productOf(code)).toMatchObject({ productType: 'cabos-ecg', equipmentBrand: brand })
})

test('a cuff extension whose code ends in N is neonatal or for infants', () => {
  const neonatal = accessories.flatMap(({ variants, name }) =>
    variants.filter(({ sku }) => /^TPNI\d\dN$/.test(sku)).map(({ sizeLabel = '' }) => `${name} ${sizeLabel}`),
  )
  expect(neonatal.length).toBeGreaterThan(0)
  expect(neonatal.filter((text) => !/neonatal|infantil/i.test(text))).toEqual([])
})

test('five cuffs or more come in five sizes, each with one and with two tubes', () => {
  const complete = ofType('bracadeiras-pni').filter(({ variants }) =>
    sizeKeys.every((size) =>
      ['1', '2'].every((vias) => variants.some((variant) => variant.sizeKey === size && variant.vias === vias)),
    ),
  )
  expect(complete.length).toBeGreaterThanOrEqual(5)
})

test('sizes of cuffs and of finger sensors have the words of the spec', () => {
  const cuffs = [
    'Neonatal (6 a 11 cm)',
    'Pediátrica (10 a 19 cm)',
    'Adulto (18 a 26 cm)',
    'Adulto Grande (25 a 35 cm)',
    'Obeso (33 a 47 cm)',
  ]
  const labelsOf = (type: ProductType) =>
    ofType(type).flatMap(({ variants }) =>
      variants.flatMap(({ sizeKey = '', sizeLabel = '' }) => (sizeKey ? [`${sizeKey}: ${sizeLabel}`] : [])),
    )
  expect(new Set(labelsOf('bracadeiras-pni'))).toEqual(
    new Set(sizeKeys.map((size, index) => `${size}: ${cuffs[index]}`)),
  )
  expect(new Set(labelsOf('sensores-spo2').map((label) => label.replace(/^[a-z-]+: /, '')))).toEqual(
    new Set(['Adulto (Clipe de Dedo)', 'Infantil (Clipe de Dedo)']),
  )
})

test('the displays of the spec are there', () => {
  const names = ofType('displays-monitores-lcd').map(({ name }) => name.toLowerCase())
  const missing = ['beneview', 'cardiomax', 'ke david', 'cm300', 'stars8000e'].filter(
    (model) => !names.some((name) => name.replaceAll(' ', '').includes(model.replaceAll(' ', ''))),
  )
  expect(missing).toEqual([])
})

test('the capnography adapter asks for the brand, the lamp for the thread, temperature sensors for the application', () => {
  expect(
    ofType('capnografia').some(({ variants }) => variants.length > 1 && variants.every(({ brand }) => brand)),
  ).toBe(true)
  expect(productOf('LL 01 G')).toBe(productOf('LL 01 F'))
  expect(
    ofType('lampadas')
      .find((lamp) => codesOf(lamp).includes('LL 01 G'))
      ?.variants.map(({ thread }) => thread),
  ).toEqual(['G (rosca grossa)', 'F (rosca fina)'])
  const sensors = ofType('sensores-temperatura').map(({ variants }) =>
    variants.map(({ application, sku }) => [application?.slice(0, 3), sku.at(-1)]),
  )
  expect(sensors).toEqual(
    sensors.map(() => [
      ['Eso', 'E'],
      ['Sup', 'S'],
    ]),
  )
})

test('electrodes for a whole examination are there: six precordial, four limb, and single-use ones', () => {
  const electrodes = ofType('eletrodos')
  expect(electrodes.map(({ drawing }) => drawing.pieces)).toEqual(expect.arrayContaining([6, 4]))
  expect(electrodes.some(({ name }) => /descartáve/i.test(name))).toBe(true)
})

test('oxygen cells are products 1 to 12, added to the cart at once', () => {
  const ids = ofType('celulas-o2')
    .filter(({ variants }) => variants.length === 0)
    .map(({ id }) => Number(id))
  expect(ids.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1))
})

test('products 2, 3 and 4 have fixed texts of their own, and no other product has one', () => {
  const fixed = products.filter(({ whatsappText }) => whatsappText !== undefined)
  expect(fixed.map(({ id }) => id).toSorted()).toEqual(['2', '3', '4'])
  expect(new Set(fixed.map(({ whatsappText }) => whatsappText)).size).toBe(3)
})

test('every equipment family has four products or more, and its filters have several values', () => {
  const small = keysOf(equipmentFamilyLabel).filter(
    (family) => equipment.filter((each) => each.family === family).length < 4,
  )
  expect(small).toEqual([])
  for (const filter of ['brand', 'specialty', 'technology', 'treatment'] as const) {
    expect(new Set(equipment.map((each) => each[filter])).size).toBeGreaterThanOrEqual(4)
  }
})

test('a few products have a price, some of them reduced, the samples of the spec among them', () => {
  const priced = products.filter(({ currentPrice }) => currentPrice > 0)
  expect(priced.map(({ currentPrice }) => currentPrice)).toEqual(expect.arrayContaining([1800, 1149]))
  expect(priced.length).toBeLessThan(products.length / 5)
  expect(
    priced.filter(({ originalPrice = 0, currentPrice }) => originalPrice > currentPrice).length,
  ).toBeGreaterThanOrEqual(2)
})

test('no product on request has a price, and no price was reduced to nothing', () => {
  expect(
    products
      .filter(({ availability, currentPrice }) => availability === 'sob-consulta' && currentPrice > 0)
      .map(({ id }) => id),
  ).toEqual([])
  expect(
    products
      .filter(({ originalPrice, currentPrice }) => originalPrice !== undefined && currentPrice === 0)
      .map(({ id }) => id),
  ).toEqual([])
})

test('every availability and both conditions occur', () => {
  expect(new Set(products.map(({ availability }) => availability))).toEqual(
    new Set(['em-estoque', 'sob-consulta', 'em-breve']),
  )
  expect(new Set(accessories.map(({ condition }) => condition))).toEqual(new Set(['compativel', 'novo']))
})

test('cables, sensors, cuffs and connectors carry the notice against wrong connectors', () => {
  const risky = new Set<ProductType>([
    'cabos-ecg',
    'cabos-pi',
    'sensores-spo2',
    'sensores-temperatura',
    'bracadeiras-pni',
    'cabos-extensoes-pni',
    'conectores-pni',
  ])
  expect(
    accessories.filter(({ productType, attention }) => risky.has(productType) && !attention).map(({ id }) => id),
  ).toEqual([])
})

test('no two products have the same name or description', () => {
  expect(repeated(products.map(({ name }) => name))).toEqual([])
  expect(repeated(products.map(({ description }) => description))).toEqual([])
})

test('the fourteen categories are there, each with products, and the alias of the home page', () => {
  expect(categories.map(({ slug }) => slug).toSorted()).toEqual(
    'cabos-de-ecg displays-lcd celulas-de-oxigenio bracadeiras-pni cabos-transdutor-pi eletrodos-ecg placas-e-componentes sensores-spo2 sensores-de-temperatura lampadas capnografia cabos-extensoes-pni conectores-pni desfibriladores-e-acessorios'
      .split(' ')
      .toSorted(),
  )
  expect(
    categories.filter(({ productTypeFilter }) => !productTypeFilter.some((type) => ofType(type).length > 0)),
  ).toEqual([])
  expect(categories.find(({ slug }) => slug === 'celulas-de-oxigenio')?.aliases).toEqual(['celulas-oxigenio'])
})

test('each category has a title, heading and description of its own', () => {
  for (const field of ['seoTitle', 'h1Title', 'shortDescription', 'fullDescription'] as const) {
    expect(repeated(categories.map((category) => category[field]))).toEqual([])
  }
})
