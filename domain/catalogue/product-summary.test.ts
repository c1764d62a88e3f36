import * as v from 'valibot'
import { expect, test } from 'vitest'
import { accessory, cuffVariants, ecgVariants, equipment, summaryOf } from '#tests/samples.ts'
import { labelCode, needsOptions, productSummarySchema } from './product-summary.ts'

test('an accessory is summed up with what a card and a cart line need', () => {
  const product = accessory({
    sku: 'C5VG14',
    currentPrice: 1800,
    originalPrice: 2250,
    isNew: true,
    compatibleWith: ['Monitores Philips MP20', 'Monitores Philips MP30'],
  })
  expect(summaryOf(product)).toEqual({
    id: 'cabo-de-teste',
    name: 'Cabo de teste',
    sku: 'C5VG14',
    category: 'acessorios-componentes',
    productType: 'cabos-ecg',
    brand: 'philips',
    fits: 'Monitores Philips MP20',
    condition: 'compativel',
    availability: 'em-estoque',
    currentPrice: 180_000,
    originalPrice: 225_000,
    isNew: true,
    picture: { src: '/desenhos/cabo-de-teste.svg', alt: 'Cabo de teste' },
    variants: [],
  })
})

test('an accessory that names nothing it fits is said to fit its brand', () => {
  expect(summaryOf(accessory({ equipmentBrand: 'ge-healthcare' })).fits).toBe('GE Healthcare')
})

test('an equipment is summed up by its brand and what it is for, without variants', () => {
  const summary = summaryOf(equipment({ treatment: 'Ventilação invasiva', brand: 'drager' }))
  expect(summary).toMatchObject({ fits: 'Ventilação invasiva', brand: 'drager', variants: [] })
  expect(summary).not.toHaveProperty('productType')
})

test('summaries survive the browser’s storage unchanged', () => {
  for (const product of [accessory({ variants: cuffVariants }), accessory({ sku: 'X1', isNew: true }), equipment()]) {
    const summary = summaryOf(product)
    expect(v.parse(productSummarySchema, JSON.parse(JSON.stringify(summary)))).toEqual(summary)
  }
})

test('a summary with a price that is no amount is refused', () => {
  expect(v.is(productSummarySchema, { ...summaryOf(accessory()), currentPrice: Number.POSITIVE_INFINITY })).toBe(false)
})

test('the label carries the product’s own code', () => {
  expect(labelCode({ sku: 'C5VG14', variants: [] })).toBe('C5VG14')
})

test('of a chosen variant it carries that variant’s code, of an unknown one the product’s', () => {
  expect(labelCode({ variants: ecgVariants }, ecgVariants[1]?.id)).toBe('C5VGA2')
  expect(labelCode({ variants: ecgVariants }, 'unknown')).toBe('C3VGA2 / C5VGA2')
})

test('the label of a product with variants carries both codes of two, or the first and the last of more', () => {
  expect(labelCode({ variants: ecgVariants })).toBe('C3VGA2 / C5VGA2')
  expect(labelCode({ variants: cuffVariants })).toBe('BP01A1 … BP01N1')
  expect(labelCode({ variants: ecgVariants.slice(0, 1) })).toBe('C3VGA2')
  expect(labelCode({ variants: [...ecgVariants, ...ecgVariants] })).toBe('C3VGA2 / C5VGA2')
})

test('a product without any code has an empty label', () => {
  expect(labelCode({ variants: [] })).toBe('')
})

test.each([
  ['a product with variants', { variants: ecgVariants, productType: 'cabos-ecg' }, true],
  ['an SpO2 sensor without variants', { variants: [], productType: 'sensores-spo2' }, true],
  ['a temperature sensor without variants', { variants: [], productType: 'sensores-temperatura' }, true],
  ['any other product without variants', { variants: [], productType: 'celulas-o2' }, false],
  ['an equipment', { variants: [] }, false],
] as const)('%s: opens the dialog first is %s', (_name, product, asks) => {
  expect(needsOptions({ ...product, variants: [...product.variants] })).toBe(asks)
})
