import { expect, test } from 'vitest'
import { cableEnds, plugShapes } from '#domain/catalogue/drawing-traits.ts'
import { equipmentFamilyLabel } from '#domain/catalogue/equipment-families.ts'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { connectorRegistry } from '#domain/catalogue/registry/registries.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
// The rules below hold for the real catalogue, so this test reads it.
// oxlint-disable no-restricted-imports
import { ContentFiles } from '#server/content/content-files.ts'
import { loadCatalogue } from '#server/content/load/load-catalogue.ts'
import { isWellFormed } from '#tests/well-formed.ts'
// oxlint-enable no-restricted-imports
import { type ProductPicture, productPictures } from './product-pictures.ts'
import { exampleMachine, examplePart } from './scenes/scenes.ts'

/** Made-up products: every type of part, family of machines, shape of plug and kind of lead end occurs. */
function examples(): Product[] {
  const variants = ['neonatal', 'pediatrica', 'adulto', 'adulto-grande', 'obeso'].flatMap((sizeKey) =>
    ['1', '2'].map((vias) => ({
      id: `${sizeKey}-${vias}`,
      sku: `BR-${sizeKey}-${vias}`,
      sizeKey,
      sizeLabel: sizeKey,
      vias,
    })),
  )
  return [
    ...plugShapes.map((plug) => examplePart('cabos-ecg', { plug, standard: 'iec', leads: 5, end: 'grabber' })),
    ...cableEnds.slice(0, 5).map((end) => examplePart('cabos-ecg', { plug: 'db15', standard: 'aha', leads: 10, end })),
    ...keysOf(productTypeLabel).map((type) => examplePart(type)),
    ...keysOf(equipmentFamilyLabel).map((family) => exampleMachine(family)),
    examplePart('bracadeiras-pni', {}, { id: 'x-bracadeira', variants }),
  ]
}

const { products, registries } = await loadCatalogue(new ContentFiles('.'))
const connectors = connectorRegistry(registries.connectors)
const all = [...products, ...examples()].map((product) => ({
  product,
  pictures: productPictures(product, connectors),
}))

/** The pictures that break a rule, by product and key: empty when all keep it. */
function breaking(rule: (picture: ProductPicture) => boolean): string[] {
  return all.flatMap(({ product, pictures }) =>
    pictures.filter((picture) => !rule(picture)).map(({ key }) => `${product.id} ${key}`),
  )
}

test('every product has a whole and a detail, and no two pictures alike', () => {
  const wrong = all.filter(
    ({ pictures }) =>
      pictures[0]?.key !== 'geral' ||
      pictures[1]?.key !== 'detalhe' ||
      new Set(pictures.map(({ svg }) => svg)).size < pictures.length ||
      new Set(pictures.map(({ key }) => key)).size < pictures.length,
  )
  expect(wrong.map(({ product }) => product.id)).toEqual([])
})

test('parts that are drawn alike are told apart by their names: a card shows no label', () => {
  const alike = Map.groupBy(all, ({ pictures }) => pictures[0]?.svg)
  const names = [...alike.values()].map((same) =>
    same.map(({ product }) => product).filter(({ id }) => !id.startsWith('x-')),
  )
  expect(names.filter((same) => new Set(same.map(({ name }) => name)).size < same.length)).toEqual([])
})

test('every drawing is well formed and has a size', () => {
  expect(
    breaking(({ svg }) => isWellFormed(svg) && svg.includes('viewBox="0 0 480 360" width="480" height="360"')),
  ).toEqual([])
  // Words are left out: Infinity is a line of monitors.
  expect(breaking(({ svg }) => !/NaN|undefined|Infinity/.test(svg.replaceAll(/>[^<]+</g, '><')))).toEqual([])
})

test('a large cable tells its lengths, and the contacts and the lock of a plug whose face is known; a card does not', () => {
  const [known, unknown] = ['cabo-ecg-ge-aha', 'cabo-ecg-comen-5-vias'].map(
    (id) => all.find(({ product }) => product.id === id)?.pictures[0],
  )
  const extension = all.find(({ product }) => product.id === 'cabo-extensor-spo2-db9')?.pictures[0]
  expect(known?.svg).not.toMatch(/contatos<|travas/)
  expect(known?.large).toContain('>11 contatos<')
  expect(known?.large).toContain('>travas laterais<')
  expect(known?.large).not.toMatch(/\d m</)
  expect(extension?.large).toContain('>1,2 m ou 2,4 m<')
  expect(unknown?.large).not.toMatch(/contatos<|trava/)
})

test('every drawing weighs 10 KB or less', () => {
  expect(breaking(({ svg }) => Buffer.byteLength(svg) <= 10_240)).toEqual([])
})

test('every picture says in words what it shows', () => {
  expect(breaking(({ alt }) => /^[^a-zà-ÿ].{11,}\.$/u.test(alt) && !alt.includes('undefined'))).toEqual([])
})

test('every variant is in exactly one picture', () => {
  const wrong = all.filter(({ product, pictures }) => {
    const shown = pictures.flatMap(({ variantIds }) => variantIds).toSorted()
    const variants =
      product.category === 'acessorios-componentes' ? product.variants.map(({ id }) => id).toSorted() : []
    return shown.join(' ') !== variants.join(' ')
  })
  expect(wrong.map(({ product }) => product.id)).toEqual([])
})

test('the same product is drawn the same way each time', () => {
  expect(all.map(({ product }) => productPictures(product, connectors))).toEqual(all.map(({ pictures }) => pictures))
})

test('no two connectors of the catalogue look alike', () => {
  const parts = all.filter(
    ({ product }) =>
      product.category === 'acessorios-componentes' &&
      product.productType === 'conectores-pni' &&
      !product.id.startsWith('x-'),
  )
  const drawn = parts.map(({ pictures }) => pictures[0]?.svg)
  expect(new Set(drawn).size).toBe(drawn.length)
})

test('variants that look the same share one picture', () => {
  const variants = ['a', 'b'].map((id) => ({ id, sku: id, transducer: 'Argon' }))
  const pictures = productPictures(examplePart('cabos-pi', {}, { variants }), connectors)
  expect(pictures.filter(({ variantIds }) => variantIds.length > 0).map(({ variantIds }) => variantIds)).toEqual([
    ['a', 'b'],
  ])
})
