import { expect, test } from 'vitest'
import { loadCatalogue } from '#tests/catalogue-content.ts'
import { completenessFaults } from '#server/content/check/products.ts'
import { undescribedModelFaults } from '#server/content/check/registries.ts'
import { shares, type Measure } from '#server/content/check/report.ts'

/** The least shares of all parts, in percent. They are raised as the catalogue is completed, never lowered. */
const floor: Partial<Record<Measure, number>> = {
  '6 valores': 100,
  'até 1 a conferir': 100,
  'cita modelos': 60,
  conectores: 100,
  referências: 4,
  'diz o uso': 100,
  'desenho por dados': 100,
}

const { products } = await loadCatalogue()

test.each(Object.entries(floor))('the catalogue is no less complete than it was: %s', (measure, least) => {
  expect(Math.floor((shares(products).get(measure as Measure) ?? 0) * 100)).toBeGreaterThanOrEqual(least)
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
