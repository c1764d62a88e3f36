import { beforeAll, expect, test } from 'vitest'
import { connectorRegistry } from '#domain/catalogue/registry/registries.ts'
import { loadCatalogue } from '#tests/catalogue-content.ts'
import { partRowFacts, type PartRowFacts } from './list-text.ts'

let facts: Map<string, PartRowFacts>
beforeAll(async () => {
  const { products, registries } = await loadCatalogue()
  const connectors = connectorRegistry(registries.connectors)
  facts = new Map(products.map((product) => [product.id, partRowFacts(product, connectors)]))
})

test('a part says its plug on the side of the machine, and the ways of all its choices', () => {
  expect(facts.get('cabo-ecg-mindray-5-vias')?.plug).toMatch(/^Redondo de 12 pinos/)
  expect([...facts.values()].some(({ ways }) => ways === '3 / 5')).toBe(true)
})

test('what is not known is not said, and a machine has neither', () => {
  const texts = [...facts.values()].flatMap((rowFacts) => Object.values(rowFacts))
  expect(texts.every((text) => text !== '' && !text.includes('undefined'))).toBe(true)
  expect(facts.get('monitor-mindray-umec12')).toEqual({})
})
