import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import type { Accessory } from '#domain/catalogue/product.ts'
import { seededRandom } from './generate.ts'

/**
 * The texts that visitors type, key by key: codes, parts of a brand, models, sizes, typing errors, and words that the
 * catalogue lacks. In: the catalogue and the number of queries; out: every state of the search box.
 */
export function keystrokes(catalogue: readonly Accessory[], count: number): string[] {
  const random = seededRandom(7)
  const queries = Array.from({ length: count }, (_, position) => {
    const product = catalogue[Math.floor(random() * catalogue.length)]
    return product ? queryFor(product, position, random) : ''
  })
  return queries.flatMap((query) => Array.from({ length: query.length }, (_, end) => query.slice(0, end + 1)))
}

function queryFor(product: Accessory, position: number, random: () => number): string {
  const brand = product.brands[0].label
  const type = productTypeLabel[product.productType]
  const code = product.sku ?? product.variants.at(-1)?.sku ?? ''
  const kinds = [
    () => code,
    () => `${type} ${brand}`,
    () => `${type} ${brand} ${product.equipmentModel[0] ?? ''}`,
    () => product.equipmentModel[0] ?? '',
    () => withSlip(`${type} ${brand}`, random),
    () => 'braçadeira adulto 2 vias',
    () => 'cabo',
    () => product.tags.at(-1) ?? '',
    () => 'parafuso sextavado inexistente',
  ]
  return kinds[position % kinds.length]?.() ?? ''
}

/** The text without one of its letters. */
function withSlip(text: string, random: () => number): string {
  const place = 1 + Math.floor(random() * (text.length - 2))
  return text.slice(0, place) + text.slice(place + 1)
}
