import { expect, test } from 'vitest'
import type { ProductType } from '#domain/catalogue/product-types.ts'
import type { Accessory, Product } from '#domain/catalogue/product.ts'
import { isReservedBrand } from '#domain/catalogue/registry/equipment-brand.ts'
import { sizeKeys } from '#domain/catalogue/vocabulary.ts'
import { loadCatalogue } from '#tests/catalogue-content.ts'

/**
 * What holds for whatever stands in the catalogue (spec §3). Nothing here asks for a certain product or number of them.
 */

const { products, categories, registries } = await loadCatalogue()
const accessories = products.filter((product): product is Accessory => product.category === 'acessorios-componentes')
const ofType = (type: ProductType) => accessories.filter(({ productType }) => productType === type)
const codesOf = (product: Product) => [
  ...(product.sku ? [product.sku] : []),
  ...(product.category === 'acessorios-componentes' ? product.variants.map(({ sku }) => sku) : []),
]
const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index)

test.each([
  ['C5VG14', 'mindray'],
  ['C5VG19', 'lifemed'],
  ['C10VGA3', 'ge-healthcare'],
  ['C10VG12', 'dixtal'],
  ['C10VG15', 'dixtal'],
  ['C5VG17', 'drager'],
  ['C5VG18', 'drager'],
] as const)('%s, where it is offered, is an ECG cable for %s', (code, brand) => {
  for (const product of products.filter((each) => codesOf(each).includes(code)))
    expect(product).toMatchObject({ productType: 'cabos-ecg', equipmentBrand: brand })
})

test('the catalogue has every brand of the spec, and each is called by a name of its own', () => {
  const keys =
    'alfamed biolight caradyne comen datrix dixtal drager emai envitec ge-healthcare hamilton lifemed maxtec mercury-medical mindray moriya msa nellcor nihon-kohden outros pacifitech philips protec siare stephan taema teledyne universal vita'
  expect(registries.brands.map(({ key }) => key)).toEqual(expect.arrayContaining(keys.split(' ')))
  expect(repeated(registries.brands.map(({ label }) => label))).toEqual([])
})

test('a part whose name says that it is for a brand is of that brand', () => {
  const brands = registries.brands.filter(({ key }) => !isReservedBrand(key))
  const wrong = accessories.flatMap(({ id, name, equipmentBrand, additionalEquipmentBrands }) =>
    brands
      .filter(({ label }) => new RegExp(` para ${label}(?:[ ,]|$)`, 'i').test(name))
      .filter(({ key }) => key !== equipmentBrand && !additionalEquipmentBrands.includes(key))
      .map(({ key }) => `${id}: ${key}`),
  )
  expect(wrong).toEqual([])
})

test('a length that a part states is one that it offers', () => {
  const lengthsIn = (texts: readonly string[]) => texts.flatMap((text) => text.match(/\d+,\d+(?= m\b)/g) ?? [])
  const wrong = accessories.flatMap(({ id, name, specifications, variants }) => {
    const offered = lengthsIn(variants.map(({ length = '' }) => length))
    if (offered.length === 0) return []
    return lengthsIn([name, ...specifications.map(({ value }) => value)])
      .filter((length) => !offered.includes(length))
      .map((length) => `${id}: ${length} m`)
  })
  expect(wrong).toEqual([])
})

test('a cuff extension whose code ends in N is neonatal or for infants', () => {
  const neonatal = accessories.flatMap(({ variants, name }) =>
    variants.filter(({ sku }) => /^TPNI\d\dN$/.test(sku)).map(({ sizeLabel = '' }) => `${name} ${sizeLabel}`),
  )
  expect(neonatal.filter((text) => !/neonatal|infantil/i.test(text))).toEqual([])
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
  const known = new Set(sizeKeys.map((size, index) => `${size}: ${cuffs[index]}`))
  expect(labelsOf('bracadeiras-pni').filter((label) => !known.has(label))).toEqual([])
  expect(labelsOf('sensores-spo2').filter((label) => !/: (Adulto|Infantil) \(Clipe de Dedo\)$/.test(label))).toEqual([])
})

test('a temperature sensor of the line ST says where it is applied: E in the oesophagus, S on the skin', () => {
  const answers = ofType('sensores-temperatura').flatMap(({ variants }) =>
    variants.filter(({ sku }) => /^ST \d\d [ES]$/.test(sku)),
  )
  expect(answers.filter(({ sku, application }) => application?.[0] !== sku.at(-1))).toEqual([])
})

test('no two products have the same fixed text', () => {
  expect(repeated(products.flatMap(({ whatsappText }) => whatsappText ?? []))).toEqual([])
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

test('each category has a title, heading and description of its own', () => {
  for (const field of ['seoTitle', 'h1Title', 'shortDescription', 'fullDescription'] as const) {
    expect(repeated(categories.map((category) => category[field]))).toEqual([])
  }
})
