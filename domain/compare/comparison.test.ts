import { beforeAll, expect, test } from 'vitest'
import type { CatalogueProduct } from '#domain/catalogue/catalogue-product.ts'
import { registriesOf, type Registries } from '#domain/catalogue/registry/registries.ts'
import { loadCatalogue } from '#tests/catalogue-content.ts'
import {
  areComparable,
  candidatesFor,
  comparableWith,
  compareProducts,
  parseComparedIds,
  sharedFields,
} from './comparison.ts'

let products: CatalogueProduct[]
let registries: Registries
beforeAll(async () => {
  const content = await loadCatalogue()
  products = content.products.map((product) => ({ ...product, images: [] }))
  registries = registriesOf(content.registries)
})

test.each([
  ['a,b,c', ['a', 'b', 'c']],
  ['a,a, b', ['a', 'b']],
  ['a,b,c,d,e', ['a', 'b', 'c', 'd']],
  ['../x,A', []],
  [null, []],
])('%s asks for %j', (text, ids) => {
  expect(parseComparedIds(text)).toEqual(ids)
})

test('only one to four products of one type stand side by side', () => {
  const cables = products.filter((product) => 'productType' in product && product.productType === 'cabos-ecg')
  const machine = products.find(({ category }) => category === 'equipamentos')
  expect(areComparable(cables.slice(0, 2))).toBe(true)
  expect(areComparable([])).toBe(false)
  expect(areComparable(cables.slice(0, 5))).toBe(false)
  expect(areComparable([...cables.slice(0, 1), ...(machine ? [machine] : [])])).toBe(false)
})

test('every field of each data sheet stands in one of both parts, differences apart from what is equal', () => {
  const cables = products
    .filter((product) => 'productType' in product && product.productType === 'cabos-ecg')
    .slice(0, 4)
  const { differing, equal } = compareProducts(cables, registries)
  expect(differing.every(({ values }) => new Set(values).size > 1)).toBe(true)
  expect(equal.every(({ values }) => new Set(values).size === 1)).toBe(true)
  expect(new Set([...differing, ...equal].map(({ name }) => name)).size).toBe(differing.length + equal.length)
  expect(sharedFields(cables, registries)).toBeLessThanOrEqual(differing.length + equal.length)
})

test('what is offered to be compared is of one type and shares four field names or more, for every product', () => {
  let offered = 0
  for (const product of products) {
    const others = products.filter((other) => other !== product)
    const chosen = comparableWith(product, others, registries)
    if (chosen.length === 0) continue
    offered += 1
    expect(chosen[0]).toBe(product)
    expect(areComparable(chosen), product.id).toBe(true)
    expect(sharedFields(chosen, registries), product.id).toBeGreaterThanOrEqual(4)
  }
  expect(offered).toBeGreaterThan(100)
})

test('beside what is chosen may come others of its kind, until four stand there', () => {
  const cables = products.filter((product) => 'productType' in product && product.productType === 'cabos-ecg')
  const [first, ...others] = candidatesFor(cables.slice(0, 1), products, registries)
  expect(first && others.length).toBeGreaterThan(5)
  expect(
    [first, ...others].every((candidate) => candidate !== cables[0] && candidate && cables.includes(candidate)),
  ).toBe(true)
  expect(candidatesFor(cables.slice(0, 4), products, registries)).toEqual([])
})
