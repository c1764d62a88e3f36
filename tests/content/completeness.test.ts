import { expect, test } from 'vitest'
import { fitStatement } from '#domain/catalogue/completeness.ts'
import type { AccessoryRecord } from '#domain/catalogue/product.ts'
import { completenessFaults } from '#server/content/check/products.ts'
import { undescribedModelFaults } from '#server/content/check/registries.ts'
import { loadCatalogue } from '#tests/catalogue-content.ts'

/** The least shares of all parts, in percent. They are raised as the catalogue is completed, never lowered. */
const floor: [measure: string, least: number, isMet: (part: AccessoryRecord) => boolean][] = [
  ['names models', 60, (part) => fitStatement(part) === 'models'],
  ['references', 4, ({ references }) => references.length > 0],
]

const { products } = await loadCatalogue()
const parts = products.filter((product) => product.category === 'acessorios-componentes')

test.each(floor)('the catalogue is no less complete than it was: %s', (_measure, least, isMet) => {
  expect(Math.floor((parts.filter(isMet).length / parts.length) * 100)).toBeGreaterThanOrEqual(least)
})

test('a model that no part names says what is known, and such models are sixty at the most', async () => {
  const { registries } = await loadCatalogue()
  expect(undescribedModelFaults(registries, products)).toEqual([])
  const named = new Set(products.flatMap((product) => ('equipmentModel' in product ? product.equipmentModel : [])))
  const unnamed = registries.makers.flatMap(({ models }) => models.filter(({ key }) => !named.has(key)))
  expect(unnamed.length).toBeLessThanOrEqual(60)
})

test('every part keeps every rule', () => {
  expect(completenessFaults(products)).toEqual([])
})
