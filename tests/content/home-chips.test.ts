import { expect, test } from 'vitest'
import type { ProductType } from '#domain/catalogue/product-types.ts'
import { loadCatalogue } from '#tests/catalogue-content.ts'

/** The quick chips of the home page and the type that each one counts. */
const counted: Record<string, ProductType> = {
  'Sensores SpO2': 'sensores-spo2',
  'Displays LCD': 'displays-monitores-lcd',
  'Cabos ECG': 'cabos-ecg',
  'Células O2': 'celulas-o2',
}
const { products, pages } = await loadCatalogue()

/** The models of equipment that the parts of a type name. */
function modelsServed(type: ProductType): number {
  const parts = products.filter((product) => product.category === 'acessorios-componentes')
  return new Set(
    parts.filter(({ productType }) => productType === type).flatMap(({ equipmentModel }) => equipmentModel),
  ).size
}

test("what the home page's chips count is said, and the catalogue has it", () => {
  const { chips, chipsNote } = pages.home.featured
  expect(chipsNote).toContain('modelos de equipamento')
  expect(chips.map(({ label }) => label)).toEqual(Object.keys(counted))
  for (const { label, count } of chips) {
    const type = counted[label]
    if (type) expect(modelsServed(type), label).toBeGreaterThanOrEqual(Number.parseInt(count, 10))
  }
})
