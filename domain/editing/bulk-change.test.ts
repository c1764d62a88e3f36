import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { productSchema } from '#domain/catalogue/product-schema.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { accessoryValues } from '#tests/samples.ts'
import { applyBulkChange, readBulkChange, roundings } from './bulk-change.ts'
import type { Values } from './field.ts'

const cable: Values = accessoryValues({
  currentPrice: 49.9,
  availability: 'em-estoque',
  variants: [
    { id: '3-vias', leads: '3', sku: 'C3' },
    { id: '5-vias', leads: '5', sku: 'C5', currentPrice: 100, availability: 'em-breve' },
  ],
})
const change = (typed: Record<string, string>) => {
  const read = readBulkChange(typed)
  if ('faults' in read) throw new Error(JSON.stringify(read.faults))
  return read
}

test('a percentage changes the price and those that variants have of their own', () => {
  expect(applyBulkChange(cable, change({ preco: 'aumentar', valor: '10' }))).toMatchObject({
    values: {
      currentPrice: 54.89,
      variants: [{ id: '3-vias' }, { currentPrice: 110, availability: 'em-breve' }],
    },
  })
  expect(applyBulkChange(cable, change({ preco: 'aumentar', valor: '10', arredondar: 'noventa' }))).toMatchObject({
    values: {
      currentPrice: 54.9,
      variants: [{ id: '3-vias' }, { currentPrice: 109.9 }],
    },
  })
  expect(applyBulkChange(cable, change({ preco: 'baixar', valor: '7,5%', arredondar: 'reais' }))).toMatchObject({
    values: {
      currentPrice: 46,
    },
  })
})

test('one price for packs of different contents asks for that of each', () => {
  const filters = {
    ...cable,
    variants: [
      { id: 'un', pack: '1 un', sku: 'F1' },
      { id: 'cx', pack: 'caixa com 25', sku: 'F25', currentPrice: 100 },
    ],
  }
  const price = change({ preco: 'valor', valor: '60' })
  expect(applyBulkChange(filters, price)).toEqual({
    unchangedReason: 'as versões são embalagens diferentes: escreva o preço de cada uma acima',
  })
  const packPrices = new Map([
    ['un', 600],
    ['cx', 13_000],
  ])
  expect(applyBulkChange(filters, price, packPrices)).toMatchObject({
    values: {
      currentPrice: 6,
      variants: [{ currentPrice: 6 }, { currentPrice: 130 }],
    },
  })
  expect(applyBulkChange(filters, change({ preco: 'aumentar', valor: '10' }))).toMatchObject({
    values: {
      variants: [{}, { currentPrice: 110 }],
    },
  })
  expect(applyBulkChange({ ...filters, originalPrice: 6 }, price, packPrices)).toEqual({
    unchangedReason: 'o preço anterior não seria mais alto que o novo',
  })
  const priced = applyBulkChange(filters, price, packPrices)
  expect('values' in priced && applyBulkChange(priced.values, price, packPrices)).toEqual({
    unchangedReason: 'já está assim',
  })
})

test('a price, none, and the availability of all', () => {
  expect(applyBulkChange(cable, change({ preco: 'valor', valor: '60' }))).toMatchObject({
    values: {
      currentPrice: 60,
      variants: [{}, { currentPrice: 60 }],
    },
  })
  expect(applyBulkChange(cable, change({ preco: 'consultar' }))).toMatchObject({ values: { currentPrice: undefined } })
  expect(applyBulkChange(cable, change({ disponibilidade: 'sob-consulta' }))).toMatchObject({
    values: {
      currentPrice: 49.9,
      availability: 'sob-consulta',
      variants: [{ id: '3-vias' }, { availability: 'sob-consulta' }],
    },
  })
})

test('what stays as it is says why', () => {
  expect(applyBulkChange(cable, change({ disponibilidade: 'em-estoque' }))).not.toHaveProperty('unchangedReason')
  expect(applyBulkChange(accessoryValues(), change({ preco: 'aumentar', valor: '10' }))).toEqual({
    unchangedReason: 'não tem preço',
  })
  expect(applyBulkChange({ ...cable, variants: [] }, change({ disponibilidade: 'em-estoque' }))).toEqual({
    unchangedReason: 'já está assim',
  })
  expect(applyBulkChange({ ...cable, originalPrice: 55 }, change({ preco: 'valor', valor: '55' }))).toEqual({
    unchangedReason: 'o preço anterior não seria mais alto que o novo',
  })
})

test.each([
  [{}, 'preco'],
  [{ preco: 'x' }, 'preco'],
  [{ preco: 'valor', valor: '0' }, 'valor'],
  [{ preco: 'valor', valor: '1e3' }, 'valor'],
  [{ preco: 'aumentar', valor: '501' }, 'valor'],
  [{ preco: 'baixar', valor: '100' }, 'valor'],
  [{ preco: 'aumentar', valor: '-5' }, 'valor'],
])('%o is refused', (typed, field) => {
  const read = readBulkChange(typed)
  expect('faults' in read && Object.keys(read.faults)).toEqual([field])
})

test('whatever the percentage, the product stays a sound one', () => {
  const amounts = fc.integer({ min: 1, max: 5_000_000 }).map((cents) => cents / 100)
  const ways = fc.constantFrom('aumentar', 'baixar')
  fc.assert(
    fc.property(
      amounts,
      ways,
      fc.integer({ min: 1, max: 99 }),
      fc.constantFrom(...keysOf(roundings)),
      (price, preco, percent, arredondar) => {
        const result = applyBulkChange(
          { ...cable, currentPrice: price },
          change({ preco, valor: String(percent), arredondar }),
        )
        if ('unchangedReason' in result) return
        expect(v.safeParse(productSchema, result.values).success).toBe(true)
        expect(result.values.currentPrice).toBeGreaterThan(0)
      },
    ),
  )
})
