import { expect, test } from 'vitest'
import { completenessOf, type Completeness } from '#domain/catalogue/completeness.ts'
import { completenessFaults } from '#server/content/check/products.ts'
import { undescribedModelFaults } from '#server/content/check/registries.ts'
import { loadCatalogue } from '#tests/catalogue-content.ts'

/** The least shares of all parts, in percent. They are raised as the catalogue is completed, never lowered. */
const floor: [measure: string, least: number, isMet: (part: Completeness) => boolean][] = [
  ['six values', 100, ({ values }) => values >= 6],
  ['one to be confirmed at the most', 100, ({ openValues }) => openValues <= 1],
  ['names models', 60, ({ fitStatement }) => fitStatement === 'models'],
  ['connectors', 100, ({ hasConnectors }) => hasConnectors],
  ['references', 4, ({ hasReferences }) => hasReferences],
  ['says its use', 100, ({ hasDossier }) => hasDossier],
  ['drawn by data', 100, ({ isDrawnByData }) => isDrawnByData],
]

const { products } = await loadCatalogue()
const parts = products.filter((product) => product.category === 'acessorios-componentes').map(completenessOf)

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
